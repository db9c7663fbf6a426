"""Names in the messages of Whitechapel: circles as numbers, crossings as `x12`, policemen by colour."""

from typing import Literal

from gaslamp.games.whitechapel.rules.board import NOWHERE, POLICEMEN, Circles, Crossing, Crossings, Policeman, members
from gaslamp.games.whitechapel.rules.public import Letter

Colour = Literal["blue", "yellow", "brown", "red", "green"]
LetterName = Literal["dear-boss", "saucy-jacky", "from-hell", "goulston-street"]
Way = Literal["walk", "coach", "alley", "murder"]

_COLOURS: tuple[Colour, ...] = ("blue", "yellow", "brown", "red", "green")
_LETTERS: tuple[LetterName, ...] = ("dear-boss", "saucy-jacky", "from-hell", "goulston-street")
_WAYS: dict[str, Way] = {"-": "walk", "=": "coach", "~": "alley", "+": "murder"}

assert tuple(policeman.name.lower() for policeman in POLICEMEN) == _COLOURS
assert tuple(letter.name.lower().replace("_", "-") for letter in Letter) == _LETTERS


def colour(policeman: int) -> Colour:
    return _COLOURS[policeman]


def hidden_or_colour(policeman: Policeman | None) -> Colour | None:
    return None if policeman is None else _COLOURS[policeman]


def colours(policemen: int) -> list[Colour]:
    return [_COLOURS[one] for one in members(policemen)]


def circles(some: Circles) -> list[int]:
    return members(some)


def crossing(number: Crossing) -> str:
    return f"x{number}"


def hidden_or_crossing(number: Crossing | None) -> str | None:
    """None also for a policeman who is not on the board."""
    return None if number is None or number == NOWHERE else f"x{number}"


def crossings(some: Crossings) -> list[str]:
    """In the order of their numbers."""
    return [f"x{one}" for one in members(some)]


def letter_name(letter: Letter) -> LetterName:
    return _LETTERS[letter]


def letter_names(letters: int) -> list[LetterName]:
    return [_LETTERS[one] for one in members(letters)]


def ways(track: str) -> list[Way]:
    """The kind of move to each space. A coach fills two spaces."""
    return [_WAYS[mark] for mark in track]
