"""Names in the messages of Mr. Jack: characters by name, hexes by label, exits and facings by compass direction."""

from functools import lru_cache
from typing import Literal

from gaslamp.core.game import Seat
from gaslamp.games.mrjack.rules.board import CHARACTERS, EXITS, FACINGS, GASLIGHTS, STREETS, Character, members

CharacterName = Literal["holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"]
ExitName = Literal["NW", "NE", "SE", "SW"]
FacingName = Literal["N", "NE", "SE", "S", "SW", "NW"]
EditionName = Literal["revised", "first"]
Side = Literal["jack", "detective"]

_CHARACTERS: tuple[CharacterName, ...] = (
    *("holmes", "watson", "smith", "lestrade"),
    *("stealthy", "goodley", "gull", "bert"),
)
_FACINGS: tuple[FacingName, ...] = ("N", "NE", "SE", "S", "SW", "NW")
_EXITS: tuple[ExitName, ...] = ("NW", "NE", "SE", "SW")
EDITION_NAMES: dict[str, EditionName] = {"revised": "revised", "first": "first"}
SIDES: dict[Seat, Side] = {"jack": "jack", "detective": "detective"}

assert tuple(character.name.lower() for character in CHARACTERS) == _CHARACTERS
assert (FACINGS, EXITS) == (_FACINGS, _EXITS)


def name(character: Character) -> CharacterName:
    return _CHARACTERS[character]


def hidden_or_name(character: Character | None) -> CharacterName | None:
    return None if character is None else _CHARACTERS[character]


def names(characters: int) -> list[CharacterName]:
    return [_CHARACTERS[one] for one in members(characters)]


def hexes(streets: int) -> list[str]:
    return list(_hexes(streets))


@lru_cache(maxsize=4096)
def _hexes(streets: int) -> tuple[str, ...]:
    return tuple(sorted(STREETS[street] for street in members(streets)))


def gaslight(lamp: int) -> str:
    return GASLIGHTS[lamp]


def exit_name(way: int) -> ExitName:
    return _EXITS[way]


def exit_names(ways: int) -> list[ExitName]:
    return sorted(_EXITS[way] for way in members(ways))


def facing_name(facing: int) -> FacingName:
    return _FACINGS[facing]
