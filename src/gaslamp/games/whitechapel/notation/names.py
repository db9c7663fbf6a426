"""The names of things on the board: `B` the blue policeman, `41` a circle, `x55` a crossing."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.notation import HIDDEN, index, listed, number
from gaslamp.games.whitechapel.rules.agreement import COLOURS
from gaslamp.games.whitechapel.rules.board import (
    CIRCLES,
    CROSSINGS,
    NOWHERE,
    POLICEMEN,
    Circle,
    Circles,
    Crossing,
    Crossings,
    Policeman,
    members,
)

LETTERS = "DSFG"
"""Dear Boss, Saucy Jacky, From Hell, Goulston Street."""

ROMAN = ("0", "I", "II", "III", "IV", "V")
"""The times of the crime; 0 before it is set."""


def policeman(text: str) -> Policeman:
    return Policeman(index(text, tuple(COLOURS), "policeman"))


def policemen(text: str) -> int:
    """A set; `-` is the empty one."""
    return sum(1 << policeman(letter) for letter in set(text if text != "-" else ""))


def colours(policemen: int) -> str:
    return "".join(COLOURS[one] for one in POLICEMEN if policemen >> one & 1) or "-"


def circle(text: str) -> Circle:
    return number(text, 1, CIRCLES, "circle")


def hidden_or_circle(text: str) -> Circle | None:
    return None if text == HIDDEN else circle(text)


def shown(number: int | None) -> str:
    return HIDDEN if number is None else str(number)


def circles(text: str) -> Circles:
    return sum(1 << circle(name) for name in listed(text))


def crossing(text: str) -> Crossing:
    if text[:1] != "x":
        raise NotWellFormed("unknown-crossing", text=text)
    return number(text[1:], 1, CROSSINGS, "crossing")


def crossings(text: str) -> Crossings:
    return sum(1 << crossing(name) for name in listed(text))


def places(text: str) -> tuple[Crossing, ...]:
    """`Bx5,Gx7`: the policemen on the board, by colour."""
    found = [NOWHERE] * len(POLICEMEN)
    for name in listed(text):
        found[policeman(name[:1])] = crossing(name[1:])
    return tuple(found)


def joined(names: Iterable[str]) -> str:
    return ",".join(names) or "-"


@lru_cache(maxsize=4096)
def numbers(circles: Circles) -> str:
    """Cached, as `squares` is: from one position to the next most sets stay the same."""
    return joined(str(one) for one in members(circles))


@lru_cache(maxsize=4096)
def squares(crossings: Crossings) -> str:
    return joined(f"x{one}" for one in members(crossings))


def pawns(places: Sequence[Crossing]) -> str:
    return joined(f"{COLOURS[one]}x{crossing}" for one, crossing in zip(POLICEMEN, places, strict=True) if crossing)
