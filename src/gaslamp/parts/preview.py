"""The preview part: which pieces lie where, for a picture of a game that is drawn without a browser."""

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol


class Piece(NamedTuple):
    """A piece and a place by the names that the game's drawing has for them (`web/src/games/GAME/preview.ts`)."""

    kind: str
    place: str


class Preview(Protocol):
    def pieces(self, view: Any) -> Iterable[Piece]:
        """From a view as the wire part sends it, so nothing is drawn that its reader may not know. The lowest first."""
