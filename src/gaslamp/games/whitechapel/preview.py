"""Which pieces lie where on the map, for pictures."""

from collections.abc import Iterator

from gaslamp.parts.preview import Piece
from gaslamp.parts.wire import Json


def pieces(view: Json) -> Iterator[Piece]:
    yield from (Piece("woman", f"c{circle}") for circle in (*view["women"], *view["wretched"]))
    yield from (Piece("murder", f"c{circle}") for circle in (*view["scenes"], *view["murders"]))
    yield from (Piece("clue", f"c{circle}") for circle in view["clues"])
    if view["trail"]:
        yield Piece("jack", f"c{view['trail'][-1]}")
    yield from (Piece(man["colour"], man["crossing"]) for man in view["policemen"] if man["crossing"] is not None)
