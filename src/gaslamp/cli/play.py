"""The command that plays a game: find its file and its seats, then run the session."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from gaslamp.cli.environment import Environment
from gaslamp.cli.game_file import GameFile
from gaslamp.cli.screen import screen
from gaslamp.cli.session import BOTH, Session
from gaslamp.core import options
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.journal import Journal
from gaslamp.games.registry import named, registration
from gaslamp.i18n import Words
from gaslamp.players import levels


class PlayArguments(NamedTuple):
    """The arguments of the command."""

    game: str
    role: str | None
    against: str | None
    path: str | None
    options: Sequence[str]
    turned: bool


def play(words: Words, environment: Environment, arguments: PlayArguments) -> None:
    with suppress(ImportError):
        import readline  # noqa: F401  (arrow keys in what one types)
    game = named(arguments.game)
    _check_level(arguments)
    file = GameFile(game, arguments.path, environment)
    kept = file.open(options.parse(" ".join(arguments.options) or "-"))
    try:
        humans = _humans(words, game, kept.state, arguments.role)
    except EOFError:
        print()
        return
    machines = [seat for seat in game.seats(kept.state) if seat not in humans]
    level = arguments.against or _level_before(kept, machines) or levels.opponent(arguments.game)
    kept = replace(kept, record=replace(kept.record, players=dict.fromkeys(machines, level)))
    file.save(kept.record)
    key = "play-resumed" if kept.record.length else "play-begun"
    facts: dict[str, str | int] = {"actions": kept.record.length} if kept.record.length else {"game": arguments.game}
    screen().print(words(key, path=str(file.path), **facts), soft_wrap=True)
    if machines:
        print(words("play-against", level=level))
    Session(words, environment, file, kept, humans, level, turned=arguments.turned).run()


def _check_level(arguments: PlayArguments) -> None:
    """Called before anything is written."""
    known = levels.names(arguments.game)
    if arguments.against is not None and arguments.against not in known:
        raise NotWellFormed("unknown-player", text=arguments.against, known=", ".join(known))


def _level_before(kept: Journal[Any], machines: Sequence[Seat]) -> str | None:
    """The level that the machines had when the game was saved."""
    before = (kept.record.players.get(seat) for seat in machines)
    return next((level for level in before if level in levels.names(kept.record.game)), None)


def _humans(words: Words, game: AnyGame, state: Any, role: str | None) -> tuple[Seat, ...]:
    """One seat, all seats, or with the name of a side all seats of that side."""
    seats, parts = game.seats(state), registration(game.NAME)
    roles = ", ".join(dict.fromkeys((*(parts.side(seat) for seat in seats), *seats)))
    if role is None:
        default = parts.side(seats[-1])
        role = input(words("play-ask-role", roles=roles, default=default) + " ").strip().lower() or default
    if role == BOTH:
        return seats
    humans = tuple(seat for seat in seats if role in (seat, parts.side(seat)))
    if not humans:
        raise NotWellFormed("unknown-role", text=role, known=roles)
    return humans
