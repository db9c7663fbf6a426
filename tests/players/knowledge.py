"""What a seat knows in a position that was set up without a game before it."""

from typing import Any

from gaslamp.core import journal
from gaslamp.core.game import AnyGame, Seat
from gaslamp.parts.player import Knowledge


def knowledge(game: AnyGame, state: Any, seat: Seat) -> Knowledge:
    """The record is that of a game just begun: only for players that do not read it."""
    record = journal.redact(game, journal.begin(game, {}, bytes(32), bytes(32)).record, seat)
    view = game.view(state, seat)
    return Knowledge(seat, view, record, game.choices(view))
