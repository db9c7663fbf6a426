"""The names of characters, for one or for several."""

from gaslamp.games.mrjack.notation.names import LETTERS
from gaslamp.games.mrjack.rules.board import CHARACTERS, EVERYONE, Character, members
from gaslamp.parts.words import Words

_NAMES = tuple(character.name.lower() for character in CHARACTERS)


def called(words: Words, character: Character) -> str:
    return words("mrjack-character", who=_NAMES[character])


def names(words: Words, characters: int) -> str:
    """A set of characters, each with the letter on its token."""
    if characters == EVERYONE:
        return words("mrjack-everybody")
    found = [f"{called(words, CHARACTERS[one])} ({LETTERS[one]})" for one in members(characters)]
    return ", ".join(found) or words("mrjack-nobody")
