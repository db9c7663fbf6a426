"""Sir William Gull: may change places with any other token instead of moving (R29)."""

from gaslamp.games.mrjack.rules.actions import Swap
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character
from gaslamp.games.mrjack.rules.public import Public

_CHOICES = tuple(Swap(character) for character in CHARACTERS if character is not Character.GULL)


def choices(_: Public) -> tuple[Swap, ...]:
    return _CHOICES


def use(public: Public, character: Character) -> Public:
    places = list(public.places)
    places[Character.GULL], places[character] = places[character], places[Character.GULL]
    return public._replace(places=tuple(places), walk=False, ability=False)
