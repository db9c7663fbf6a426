"""The commands about one position: show, legal, apply, perft."""

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from gaslamp.cli import inputs, typed_actions
from gaslamp.cli.screen import screen, two_columns
from gaslamp.core.game import CHANCE, SPECTATOR, AnyGame, Seat
from gaslamp.core.notation import number
from gaslamp.core.perft import perft
from gaslamp.core.referee import referee
from gaslamp.games.registry import registration
from gaslamp.i18n import Words

DEEPEST = 99


def show(words: Words, text: str, seat: Seat | None, *, turned: bool, section: str | None) -> None:
    given = inputs.position(text)
    view = inputs.seen_by(given, seat)
    named = None if section is None else typed_actions.section(given.game, section)
    print_position(words, given.game, view, turned=turned, section=named)


def print_position(words: Words, game: AnyGame, view: Any, *, turned: bool = False, section: str | None = None) -> None:
    parts, console = registration(game.NAME), screen()
    console.print(parts.terminal.draw(words, view, turned=turned, section=section), crop=False)
    console.print(two_columns(parts.terminal.knowledge(words, view)))


def legal(words: Words, text: str) -> None:
    """Only the actions go to standard output, so that they can be piped."""
    given = inputs.position(text)
    game, position, seat = given
    view = inputs.seen_by(given, None)
    parts = registration(game.NAME)
    choices = game.legal(position) if seat is None else game.choices(position)
    odds: Sequence[Any] = ()
    if seat is None and game.actor(position) == CHANCE:
        odds = game.odds(position)
    wide = max((len(game.write(choice)) for choice in choices), default=0)
    for at, choice in enumerate(choices):
        chance = f"{odds[at]}  " if odds else ""
        print(f"{game.write(choice):{wide}}  {chance}{parts.story.tell(words, view, choice)}")
    if not choices:
        print(words("legal-nothing"), file=sys.stderr)


def apply(text: str, actions: Sequence[str]) -> None:
    game, state, _ = inputs.state(text)
    for part in typed_actions.split(actions):
        state = game.apply(state, typed_actions.action(game, referee(game, state), game.legal(state), part))
    print(game.write(state))


def count(words: Words, text: str, depth: str) -> None:
    game, state, _ = inputs.state(text)
    parts = registration(game.NAME)
    deep = number(depth, 0, DEEPEST, "depth")
    with Console(stderr=True, highlight=False).status(words("perft-counting")):
        counted = perft(game, state, deep)
    rows = [(str(counted.nodes), words("perft-nodes"))]
    rows += [
        (str(counted.views[seat]), f"{words('perft-views')}: {parts.story.seat(words, seat)}")
        for seat in (*game.seats(state), SPECTATOR)
    ]
    wide = max(len(figure) for figure, _ in rows)
    for figure, what in rows:
        print(f"{figure:>{wide}}  {what}")
