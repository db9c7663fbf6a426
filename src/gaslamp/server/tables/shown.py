"""What a seat is shown of a position: its view and what it can do, as fields of JSON text."""

from typing import Any

from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.i18n import Words
from gaslamp.parts.json_text import fields
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
            return _fields(table, words, seat, view)
        made = self._made.get(words.language)
        if made is None or made[0] != table.version:
            made = self._made[words.language] = (table.version, _fields(table, words, seat, view))
        return made[1]

    def forget(self, seat: Seat) -> None:
        """Nobody reads with this seat any more."""
        if seat == SPECTATOR:
            self._made.clear()


def _fields(table: Table, words: Words, seat: Seat, view: Any) -> bytes:
    return fields(messages.own_position(words, table, seat, view))
