"""The names of policemen, circles and crossings, for one or for several."""

from collections.abc import Iterable, Sequence

from gaslamp.core.game import Seat
from gaslamp.games.whitechapel.rules.board import POLICEMEN, Circles, Crossings, members
from gaslamp.games.whitechapel.rules.public import Agreed, Letter
from gaslamp.games.whitechapel.rules.turns import detectives
from gaslamp.parts.words import Words

_COLOURS = tuple(policeman.name.lower() for policeman in POLICEMEN)


def seat_name(words: Words, seat: Seat) -> str:
    return words("whitechapel-seat", seat=seat)


def called(words: Words, policeman: int) -> str:
    return words("whitechapel-policeman", who=_COLOURS[policeman])


def letter_name(words: Words, letter: Letter) -> str:
    return words("whitechapel-letter", letter=letter.name.lower().replace("_", "-"))


def numbers(circles: Circles) -> str:
    return ", ".join(str(circle) for circle in members(circles))


def crossing_names(crossings: Crossings | Iterable[int]) -> str:
    some = members(crossings) if isinstance(crossings, int) else crossings
    return ", ".join(f"x{crossing}" for crossing in some)


def policemen(words: Words, some: int) -> str:
    return ", ".join(called(words, one) for one in POLICEMEN if some >> one & 1)


def pawns(words: Words, places: Sequence[int], some: int = 0b11111) -> str:
    """The policemen of the set `some` who are on the board, each with his crossing."""
    return ", ".join(f"{called(words, one)} x{places[one]}" for one in POLICEMEN if some >> one & 1 and places[one])


def by_detective(words: Words, agreed: Agreed, places: Sequence[int]) -> str:
    """The policemen that each detective moves. A single detective moves them all."""
    hands = [(seat, pawns(words, places, hand)) for seat, hand in zip(detectives(agreed), agreed.hands, strict=True)]
    if len(hands) == 1:
        return hands[0][1]
    return "; ".join(
        words("whitechapel-hand", seat=seat_name(words, seat), policemen=held) for seat, held in hands if held
    )
