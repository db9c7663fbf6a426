"""Views that show everything, for readers who may see the whole State: a position typed in full, a finished game.

Parts that draw or describe a position take views only. So they never hold a State.
"""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from gaslamp.core.game import SPECTATOR, AnyGame, Seat

REFEREE: Seat = "referee"


def referee(game: AnyGame, state: Any) -> Any:
    """Of each field, what the seat that knows it sees.

    A view is a NamedTuple or a dataclass. Of any other kind the spectator's view is shown.
    """
    views = [game.view(state, seat) for seat in game.seats(state)]
    if not _has_fields(views[0]):
        return game.view(state, SPECTATOR)
    return _changed(_merged(views), seat=REFEREE)


def revealed(game: AnyGame, state: Any, seat: Seat) -> Any:
    """A seat's own view, and in place of what is hidden there, what another seat knows.

    For the end of a game that was stopped: its rules still hide what they hid while it went on.
    """
    own = game.view(state, seat)
    if not _has_fields(own):
        return own
    return _merged([own, *(game.view(state, other) for other in game.seats(state) if other != seat)])


def _has_fields(view: Any) -> bool:
    return hasattr(view, "_fields") or is_dataclass(view)


def _merged(views: Sequence[Any]) -> Any:
    """The first view. Where it hides a field, the first of the others that shows it."""
    first = views[0]
    names = first._fields if hasattr(first, "_fields") else [field.name for field in fields(first)]
    columns = {name: [getattr(view, name) for view in views] for name in names}
    known = {name: next((one for one in column if not _is_hidden(one)), column[0]) for name, column in columns.items()}
    return _changed(first, **known)


def _changed(view: Any, **parts: Any) -> Any:
    return view._replace(**parts) if hasattr(view, "_replace") else replace(view, **parts)


def _is_hidden(part: Any) -> bool:
    return part is None or (isinstance(part, tuple) and None in part)
