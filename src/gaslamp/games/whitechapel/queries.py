"""What people ask about the streets and a position: circles as numbers, crossings as texts such as `x55`.

>>> from gaslamp.games import whitechapel
>>> sorted(whitechapel.walks(1)), whitechapel.distance(1, 195)
([2, 6, 7, 8, 9, 24, 26, 28], 9)
"""

from collections.abc import Iterable
from typing import Protocol

from gaslamp.games.whitechapel.notation import names
from gaslamp.games.whitechapel.rules import streets
from gaslamp.games.whitechapel.rules.board import NOWHERE, Circle, Crossings, members
from gaslamp.games.whitechapel.rules.public import Public


class Position(Protocol):
    """A State or a View. All answers follow from its public part."""

    @property
    def public(self) -> Public: ...


def policemen(position: Position) -> set[str]:
    """The crossings where a policeman or a patrol token that is turned up stands.

    >>> import gaslamp
    >>> from gaslamp import whitechapel
    >>> match = gaslamp.Match("whitechapel", seed=1).finish("random")
    >>> len(whitechapel.policemen(match.state))
    5
    """
    return {f"x{place}" for place in position.public.places if place != NOWHERE}


def walks(circle: Circle, policemen: Iterable[str] = ()) -> set[Circle]:
    """Where Jack may walk from a circle past policemen on these crossings (W31).

    >>> from gaslamp import whitechapel
    >>> sorted(whitechapel.walks(1, policemen=["x1"]))
    [2, 6, 7, 8, 9, 26, 28]
    """
    return set(members(streets.walks(_circle(circle), _crossings(policemen))))


def coaches(circle: Circle) -> set[Circle]:
    """Where a coach may take Jack, past everybody (W33).

    >>> from gaslamp import whitechapel
    >>> len(whitechapel.coaches(1))
    22
    """
    near = streets.NEXT[_circle(circle)]
    return {to for via in members(near) for to in members(streets.NEXT[via])} - {circle}


def alleys(circle: Circle) -> set[Circle]:
    """Where an alley may take Jack, past everybody (W5).

    >>> from gaslamp import whitechapel
    >>> sorted(whitechapel.alleys(1))
    [7, 26]
    """
    return set(members(streets.ALLEYS[_circle(circle)]))


def distance(start: Circle, end: Circle) -> int:
    """Walks from one circle to another with nobody in the way.

    >>> from gaslamp import whitechapel
    >>> whitechapel.distance(1, 195)
    9
    """
    return streets.distances(_circle(start))[_circle(end)]


def searches(crossing: str) -> set[Circle]:
    """The circles that a policeman on a crossing may search, or arrest in (W3).

    >>> from gaslamp import whitechapel
    >>> sorted(whitechapel.searches("x1"))
    [24]
    """
    return set(members(streets.SEARCHED[names.crossing(crossing)]))


def steps(crossing: str) -> set[str]:
    """The crossings that a policeman may go to, his own included (W4).

    >>> from gaslamp import whitechapel
    >>> sorted(whitechapel.steps("x1"))[:3]
    ['x1', 'x16', 'x2']
    """
    return {f"x{to}" for to in members(streets.TWO_STEPS[names.crossing(crossing)])}


def _circle(number: Circle) -> Circle:
    return names.circle(str(number))


def _crossings(texts: Iterable[str]) -> Crossings:
    return sum({1 << names.crossing(text) for text in texts})
