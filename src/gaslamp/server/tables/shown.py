"""What a seat is shown of a position: its view and what it can do, as JSON text."""

from typing import Any

from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.i18n import Words
from gaslamp.server.tables import messages
from gaslamp.table.table import Table


class Shown:
    """For spectators made once for each version and language: hundreds may enter at the same moment.

    What players are shown is not kept: several kilobytes at each table, needed again only when one reconnects.
    """

    def __init__(self) -> None:
        self._made: dict[str, tuple[int, bytes]] = {}

    def at(self, table: Table, words: Words, seat: Seat, view: Any) -> bytes:
        if seat != SPECTATOR:
            return messages.text_of(messages.own_position(words, table, seat, view))
        made = self._made.get(words.language)
        if made is None or made[0] != table.version:
            shown = messages.text_of(messages.own_position(words, table, seat, view))
            made = self._made[words.language] = (table.version, shown)
        return made[1]

    def forget(self, seat: Seat) -> None:
        """Nobody reads with this seat any more."""
        if seat == SPECTATOR:
            self._made.clear()
