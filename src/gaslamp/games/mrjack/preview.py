"""Which pieces lie where on the board, for pictures."""

from collections.abc import Iterator

from gaslamp.parts.preview import Piece
from gaslamp.parts.wire import Json


def pieces(view: Json) -> Iterator[Piece]:
    yield from (Piece("lit", name) for name in view["lit"])
    yield from (Piece("lamp", lamp["hex"]) for lamp in view["lamps"] if lamp["hex"] is not None)
    yield from (Piece("manhole", name) for name in view["open_manholes"])
    yield from (Piece("cover", name) for name in view["covers"])
    yield from (Piece("cordon", f"exit-{name}") for name in view["cordons"])
    for token in view["tokens"]:
        character = token["character"]
        yield Piece(character if token["suspect"] else f"cleared-{character}", token["hex"])
