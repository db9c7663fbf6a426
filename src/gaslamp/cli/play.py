"""The command that plays a game: whose file, which seats, then the sitting itself."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from gaslamp.core import options
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame, Seat
from gaslamp.games import named
from gaslamp.i18n import Words

from .fate import Fate
from .keeping import Keeping
from .screen import screen
from .sitting import BOTH, Sitting

FIRST_ROLE = "detective"


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str
    role: str | None
    path: str | None
    options: Sequence[str]
    turned: bool


def play(words: Words, fate: Fate, wish: Wish) -> None:
    with suppress(ImportError):
        import readline  # noqa: F401  (arrow keys in what one types)
    game = named(wish.game)
    keeping = Keeping(game, wish.path, fate)
    kept = keeping.opened(options.parse(" ".join(wish.options) or "-"))
    try:
        humans = _humans(words, game, kept.state, wish.role)
    except EOFError:
        print()
        return
    keeping.save(kept.record)
    key = "play-resumed" if kept.record.length else "play-begun"
    facts: dict[str, str | int] = {"actions": kept.record.length} if kept.record.length else {"game": wish.game}
    screen().print(words(key, path=str(keeping.path), **facts), soft_wrap=True)
    Sitting(words, fate, keeping, kept, humans, turned=wish.turned).run()


def _humans(words: Words, game: AnyGame, state: Any, role: str | None) -> tuple[Seat, ...]:
    seats = game.seats(state)
    if role is None:
        default = FIRST_ROLE if FIRST_ROLE in seats else seats[0]
        role = input(words("play-ask-role", roles=", ".join(seats), default=default) + " ").strip().lower() or default
    if role == BOTH:
        return seats
    if role not in seats:
        raise NotWellFormed("unknown-role", text=role, known=", ".join(seats))
    return (role,)
