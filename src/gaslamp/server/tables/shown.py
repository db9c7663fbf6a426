"""What a seat is shown of a position: its view and what it can do, as JSON."""

from typing import Any

from gaslamp.core.game import Seat
from gaslamp.i18n import Words
from gaslamp.server.tables import messages
from gaslamp.server.tables.messages import Json
from gaslamp.table.table import Table


class Shown:
    """Made once for each version, seat and language."""

    def __init__(self) -> None:
        self._made: dict[tuple[Seat, str], tuple[int, Json]] = {}

    def at(self, table: Table, words: Words, seat: Seat, view: Any) -> Json:
        made = self._made.get((seat, words.language))
        if made is None or made[0] != table.version:
            shown = messages.view_and_choices(words, table, seat, view)
            made = self._made[seat, words.language] = (table.version, shown)
        return made[1]

    def forget(self, seat: Seat) -> None:
        """Nobody reads with this seat any more."""
        self._made = {key: made for key, made in self._made.items() if key[0] != seat}
