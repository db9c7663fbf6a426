"""The command that plays a game: whose file, which seats, then the sitting itself."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from gaslamp.cli.environment import Fate
from gaslamp.cli.game_file import Keeping
from gaslamp.cli.screen import screen
from gaslamp.cli.session import BOTH, Sitting
from gaslamp.core import options
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.journal import Journal
from gaslamp.games.registry import named, registration
from gaslamp.i18n import Words
from gaslamp.players import levels


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str
    role: str | None
    against: str | None
    path: str | None
    options: Sequence[str]
    turned: bool


def play(words: Words, fate: Fate, wish: Wish) -> None:
    with suppress(ImportError):
        import readline  # noqa: F401  (arrow keys in what one types)
    game = named(wish.game)
    _check_level(wish)
    keeping = Keeping(game, wish.path, fate)
    kept = keeping.opened(options.parse(" ".join(wish.options) or "-"))
    try:
        humans = _humans(words, game, kept.state, wish.role)
    except EOFError:
        print()
        return
    machines = [seat for seat in game.seats(kept.state) if seat not in humans]
    level = wish.against or _level_before(kept, machines) or levels.opponent(wish.game)
    kept = replace(kept, record=replace(kept.record, players=dict.fromkeys(machines, level)))
    keeping.save(kept.record)
    key = "play-resumed" if kept.record.length else "play-begun"
    facts: dict[str, str | int] = {"actions": kept.record.length} if kept.record.length else {"game": wish.game}
    screen().print(words(key, path=str(keeping.path), **facts), soft_wrap=True)
    if machines:
        print(words("play-against", level=level))
    Sitting(words, fate, keeping, kept, humans, level, turned=wish.turned).run()


def _check_level(wish: Wish) -> None:
    """Before anything is written."""
    known = levels.names(wish.game)
    if wish.against is not None and wish.against not in known:
        raise NotWellFormed("unknown-player", text=wish.against, known=", ".join(known))


def _level_before(kept: Journal[Any], machines: Sequence[Seat]) -> str | None:
    """Who played the seats that nobody sits at when the game was left."""
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
