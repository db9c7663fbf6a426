"""What people ask about a position, with names instead of numbers: hexes as texts, characters as their letters.

>>> from gaslamp.games import mrjack
>>> state = mrjack.start()
>>> mrjack.places(state)["L"], sorted(mrjack.visible(state))[:3]
('E5', ['B', 'H', 'L'])
"""

from typing import Protocol

from gaslamp.games.mrjack.notation.names import LETTERS, character, letters, street
from gaslamp.games.mrjack.rules import sight
from gaslamp.games.mrjack.rules.board import DISTANCE, STREETS, Character, Streets, members
from gaslamp.games.mrjack.rules.characters import bert
from gaslamp.games.mrjack.rules.characters.goodley import NEARER, POINTS
from gaslamp.games.mrjack.rules.movement import stealthy_walks, walks
from gaslamp.games.mrjack.rules.public import Public


class Position(Protocol):
    """A State or a View. All answers follow from its public part."""

    @property
    def public(self) -> Public: ...


def places(position: Position) -> dict[str, str]:
    """The hex of each character, by letter.

    >>> from gaslamp import mrjack
    >>> mrjack.places(mrjack.start())["L"]
    'E5'
    """
    return {letter: STREETS[place] for letter, place in zip(LETTERS, position.public.places, strict=True)}


def reach(position: Position, letter: str) -> set[str]:
    """The hexes where a walk of that character may end, also on a hex where somebody stands (R14, R15, R24).

    >>> from gaslamp import mrjack
    >>> sorted(mrjack.reach(mrjack.start(), "L"))[:4]
    ['B3', 'B6', 'C5', 'C6']
    """
    who = character(letter)
    table = stealthy_walks if who is Character.STEALTHY else walks
    return _names(table(bert.open_manholes(position.public))[position.public.places[who]].ends)


def lit(position: Position) -> set[str]:
    """The street hexes in the light of a lamp or of the lantern (R12).

    >>> from gaslamp import mrjack
    >>> "E5" in mrjack.lit(mrjack.start())
    True
    """
    return _names(sight.lit(position.public))


def visible(position: Position) -> set[str]:
    """The letters of the characters whom a witness could see now (R12).

    >>> from gaslamp import mrjack
    >>> sorted(mrjack.visible(mrjack.start()))
    ['B', 'H', 'L', 'S']
    """
    return set(letters(sight.visible(position.public)))


def distance(start: str, end: str) -> int:
    """Steps over streets from one hex to another.

    >>> distance("E4", "E5")
    1
    """
    return DISTANCE[street(start)][street(end)]


def whistle_costs(position: Position, letter: str) -> dict[str, int]:
    """What it costs to whistle that character to each empty hex that is nearer to Goodley, up to 3 points (R25).

    >>> from gaslamp import mrjack
    >>> sorted(mrjack.whistle_costs(mrjack.start(), "L").items())[:2]
    [('E2', 3), ('E3', 2)]
    """
    public = position.public
    here, goodley = public.places[character(letter)], public.places[Character.GOODLEY]
    nearer = NEARER[goodley][DISTANCE[goodley][here]] & ~sight.occupied(public)
    return {STREETS[to]: cost for to in members(nearer) if (cost := DISTANCE[here][to]) <= POINTS}


def _names(streets: Streets) -> set[str]:
    return {STREETS[one] for one in members(streets)}
