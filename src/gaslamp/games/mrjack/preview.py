"""Which pieces lie where on the board, for pictures."""

from collections.abc import Iterator

from gaslamp.games.mrjack.wire.view import MrJackView
from gaslamp.parts.preview import Piece


def pieces(view: MrJackView) -> Iterator[Piece]:
    yield from (Piece("lit", name) for name in view.lit)
    yield from (Piece("lamp", lamp.hex) for lamp in view.lamps if lamp.hex is not None)
    yield from (Piece("manhole", name) for name in view.open_manholes)
    yield from (Piece("cover", name) for name in view.covers)
    yield from (Piece("cordon", f"exit-{name}") for name in view.cordons)
    for token in view.tokens:
        yield Piece(token.character if token.suspect else f"cleared-{token.character}", token.hex)
