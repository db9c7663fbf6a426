"""Pairs of games that look alike to a seat, although a secret differs."""

import random
from functools import cache
from typing import Any

from games.whitechapel.players.example_games import game
from gaslamp.core import journal
from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.journal import Journal
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules import actions as a

_JACKS = a.Hide | a.MarkWoman | a.KillLast | a.Walk | a.Coach | a.Alley | a.WalkHome


@cache
def played(seed: int) -> Record:
    return game(seed, "casual", "casual", {"hands": "BY/NRG", "letters": "on"})


def twins(record: Record, seat: Seat, rng: random.Random) -> list[tuple[Journal[Any], Journal[Any]]]:
    """Pairs of games that look alike to the seat, at its own choices: one secret of the first was another."""
    states = journal.replay(whitechapel, record)
    actions = [whitechapel.parse_action(entry.action) for entry in record.entries]
    hidden = [number for number, action in enumerate(actions) if _hides(action, states[number], seat)]
    begin = rng.choice(hidden)
    truth = twin = _replayed(record, begin)
    found = []
    for step, action in enumerate(actions[begin:]):
        legal = whitechapel.legal(twin.state)
        other = action
        if step == 0 or action not in legal:
            if not _hides(action, truth.state, seat):
                break
            alike = [one for one in legal if one != action and type(one) is type(action)]
            if not alike:
                break
            other = rng.choice(alike)
        truth = journal.extend(whitechapel, truth, action, rng.randbytes(32))
        twin = journal.extend(whitechapel, twin, other, rng.randbytes(32))
        if whitechapel.actor(truth.state) == seat and not truth.record.outcome and not twin.record.outcome:
            found.append((truth, twin))
    return found


def _hides(action: Any, state: Any, seat: Seat) -> bool:
    if isinstance(action, a.PlacePatrol):
        return seat == "jack"
    return isinstance(action, _JACKS) and seat != "jack" and whitechapel.actor(state) != CHANCE


def _replayed(record: Record, length: int) -> Journal[Any]:
    now = journal.begin(whitechapel, record.options, bytes(32), bytes(32))
    for entry in record.entries[:length]:
        now = journal.extend(whitechapel, now, whitechapel.parse_action(entry.action), bytes(32))
    return now
