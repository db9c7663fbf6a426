"""What could be true, told in a terminal. A new game brings one module and one line in BELIEFS."""

from typing import Any, Protocol

from rich.console import RenderableType

from gaslamp.core.record import Record
from gaslamp.i18n import Words

from . import mrjack, whitechapel


class Teller(Protocol):
    def data(self, record: Record) -> dict[str, Any]:
        """What the owner of a record can infer from it, as plain data."""

    def told(self, words: Words, record: Record) -> RenderableType:
        """The same in words, tables and pictures."""


BELIEFS: dict[str, Teller] = {"mrjack": mrjack, "whitechapel": whitechapel}
