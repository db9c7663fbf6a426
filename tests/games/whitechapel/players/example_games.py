"""Games and moments for the tests of these players."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from gaslamp.core import journal
from gaslamp.core.game import Seat
from gaslamp.core.journal import Journal
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.actions import Arrest, Step
from gaslamp.parts import match
from gaslamp.parts.player import Knowledge, Player, Thinking
from gaslamp.players import levels

LEVELS = levels.LEVELS
ALL_ON = dict.fromkeys(("letters", "false-clues", "rushing", "area-arrests", "catch-me", "address"), "on")

MURDER = (
    *("h=64", "W+3", "W+21", "W+27", "W+65", "W+84", "*Y"),
    *("B=x40", "Y=x50", "N=x69", "R=x129", "G=x145", "W=3,21,27,65,84", "k65", "!Bx40,Yx50,Nx69,Rx129,Gx145"),
)
"""The first night: Jack lives on 64, has killed on 65 and is about to move."""


def journal_after(words: Sequence[str], options: Mapping[str, str] | None = None) -> Journal[Any]:
    """A game by its actions, those of chance included."""
    now = journal.begin(whitechapel, options or {}, bytes(32), bytes(32))
    for word in words:
        now = journal.extend(whitechapel, now, whitechapel.parse_action(word), bytes(32))
    return now


def knowledge(now: Journal[Any], seat: Seat) -> Knowledge:
    view = whitechapel.view(now.state, seat)
    return Knowledge(seat, view, journal.redact(whitechapel, now.record, seat), whitechapel.choices(view))


def chosen(player: Player, known: Knowledge, seed: int = 1) -> str:
    return whitechapel.write(player.choose(known, random.Random(seed), Thinking()))


def answer(player: Player, words: Sequence[str], seat: Seat, options: Mapping[str, str] | None = None) -> str:
    """What a player does after those actions."""
    return chosen(player, knowledge(journal_after(words, options), seat))


def seated(name: str, seat: Seat) -> Player:
    return levels.seated("whitechapel", seat, name)


def game(seed: int, jack: str, police: str, options: Mapping[str, str] | None = None) -> Record:
    """A whole game between players of those names."""
    seats = whitechapel.seats(whitechapel.start(options or {}))
    players = {seat: seated(jack if seat == "jack" else police, seat) for seat in seats}
    return match.play(whitechapel, options or {}, players, random.Random(seed))


def moments(record: Record, seat: Seat, every: int) -> Iterator[Knowledge]:
    """What a seat knew whenever it had a choice to make: of those moments one in so many."""
    own = journal.redact(whitechapel, record, seat)
    count = 0
    for number, state in enumerate(journal.replay(whitechapel, record)):
        view = whitechapel.view(state, seat)
        choices = whitechapel.choices(view)
        if len(choices) > 1:
            count += 1
            if count % every == 0:
                yield Knowledge(seat, view, replace(own, entries=own.entries[:number], outcome=None), choices)


def strolled(now: Journal[Any], *circles: int) -> Journal[Any]:
    """Jack walks from circle to circle; the police stay where they are and arrest in vain."""
    for circle in circles:
        now = journal.extend(whitechapel, now, whitechapel.parse_action(f"-{circle}"), bytes(32))
        while whitechapel.actor(now.state) != "jack":
            now = journal.extend(whitechapel, now, _idly(now.state), bytes(32))
    return now


def _idly(state: Any) -> Any:
    legal = whitechapel.legal(state)
    stays = [step for step in legal if isinstance(step, Step) and step.to == state.public.places[step.policeman]]
    arrests = [arrest for arrest in legal if isinstance(arrest, Arrest) and arrest.circle != state.trail[-1]]
    return (stays or arrests or legal)[0]
