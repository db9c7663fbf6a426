"""The names of things on the board: `H` Holmes, `E4` a hex, `NW` an exit or a facing."""

from collections.abc import Iterable

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.notation import HIDDEN, index
from gaslamp.games.mrjack.rules.board import CHARACTERS, EXITS, FACINGS, GASLIGHTS, STREETS, Character, Street

LETTERS = "HWSLMGUB"
"""By character. Miss Stealthy is M and Sir William Gull is U: S and G belong to Smith and Goodley."""


def letter(character: Character | None) -> str:
    return HIDDEN if character is None else LETTERS[character]


def character(text: str) -> Character:
    return Character(index(text, tuple(LETTERS), "character"))


def hidden_or_character(text: str) -> Character | None:
    return None if text == HIDDEN else character(text)


def letters(characters: int) -> str:
    """A set of characters, in the order of the cards."""
    return "".join(LETTERS[one] for one in CHARACTERS if characters >> one & 1)


def characters(text: str) -> int:
    found = [character(one) for one in text]
    if len(set(found)) < len(found):
        raise NotWellFormed("twice", text=text)
    return sum(1 << one for one in found)


def street(text: str) -> Street:
    return index(text, STREETS, "street")


def gaslight(text: str) -> int:
    return index(text, GASLIGHTS, "gaslight")


def way_out(text: str) -> int:
    return index(text, EXITS, "exit")


def facing(text: str) -> int:
    return index(text, FACINGS, "facing")


def joined(names: Iterable[str]) -> str:
    return ",".join(names) or "-"
