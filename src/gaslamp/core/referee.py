"""A view that shows everything, for readers who may see the whole State: a position typed in full, a finished game.

Parts that draw or describe a position take views only. So they never hold a State.
"""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from gaslamp.core.game import SPECTATOR, AnyGame, Seat

REFEREE: Seat = "referee"


def referee(game: AnyGame, state: Any) -> Any:
    """Of each field, what the seat that knows it sees.

    A view is a NamedTuple or a dataclass. Of any other kind the spectator's view is shown.
    """
    views = [game.view(state, seat) for seat in game.seats(state)]
    first = views[0]
    if not (hasattr(first, "_fields") or is_dataclass(first)):
        return game.view(state, SPECTATOR)
    names = first._fields if hasattr(first, "_fields") else [field.name for field in fields(first)]
    columns = {name: [getattr(view, name) for view in views] for name in names}
    known = {name: next((one for one in column if not _is_hidden(one)), column[0]) for name, column in columns.items()}
    changed = {**known, "seat": REFEREE}
    return first._replace(**changed) if hasattr(first, "_replace") else replace(first, **changed)


def _is_hidden(part: Any) -> bool:
    return part is None or (isinstance(part, tuple) and None in part)
