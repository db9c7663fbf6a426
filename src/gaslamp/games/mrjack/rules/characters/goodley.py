"""Sergeant Goodley: 3 points to bring other characters closer, one after the other (R25 to R28).

A character may be moved once. A move costs the length of its shortest walk over streets, and ends on an empty hex
strictly closer to Goodley. All 3 points must be spent if that is possible, else as many as possible. So a step is
allowed only if the rest can still be spent after it.
"""

from collections.abc import Sequence
from functools import cache, lru_cache, reduce
from operator import or_

from gaslamp.core.named_tuples import replacer
from gaslamp.games.mrjack.rules.actions import Whistle
from gaslamp.games.mrjack.rules.board import CHARACTERS, DISTANCE, STREETS, Character, Street, members
from gaslamp.games.mrjack.rules.public import Public, Stage

POINTS = 3

MOST_ENDS = (0, 2, 5, 5)
"""By cost: on how many streets the steps of one character can end at most."""

_NO_ENDS = (0, 0, 0, 0)

Places = tuple[Street, ...]
Steps = int
"""A set of steps of one character: bit (cost - 1) * 60 + street. So the shortest steps come first."""

GOODLEY = Character.GOODLEY

RING = tuple(
    tuple(sum(1 << there for there, steps in enumerate(row) if steps == cost) for cost in range(POINTS + 1))
    for row in DISTANCE
)
"""RING[street][cost]: the streets exactly that far away."""

NEARER = tuple(
    tuple(sum(1 << there for there, steps in enumerate(row) if steps < limit) for limit in range(max(row) + 1))
    for row in DISTANCE
)
"""NEARER[street][limit]: the streets fewer steps away than that."""


_WIDTH = len(STREETS)
_UP_TO = tuple((1 << cost * _WIDTH) - 1 for cost in range(POINTS + 1))
"""By cost: all steps that cost so much or less."""

_COSTING = (0, *(_UP_TO[cost] & ~_UP_TO[cost - 1] for cost in range(1, POINTS + 1)))
"""By cost: all steps that cost so much."""

_ENDING = tuple(sum(1 << cost * _WIDTH + street for cost in range(POINTS)) for street in range(_WIDTH))
"""By street: all steps that end there."""

_STEPS = tuple((1 << number, number % _WIDTH) for number in range(POINTS * _WIDTH))
"""Each step alone, and the street where it ends."""

_WHISTLES = tuple(tuple(Whistle(character, to) for to in range(_WIDTH)) for character in CHARACTERS)

_moved_one = replacer(Public, "places", "points", "whistled")
_ended = replacer(Public, "places", "ability", "points", "whistled")


def choices(public: Public) -> tuple[Whistle, ...]:
    """The next steps of a whistle that has begun, or its first steps. None if no character can come."""
    ways = _ways(public.places[GOODLEY])
    rows = zip(_WHISTLES, public.places, _allowed_now(public), strict=True)
    return tuple([whistles[to] for whistles, here, allowed in rows for step, to in ways[here] if allowed & step])


def is_allowed(public: Public, character: Character, to: Street) -> bool:
    return bool(_allowed_now(public)[character] & _ENDING[to])


def can_whistle(public: Public) -> bool:
    return any(_allowed_now(public))


def use(public: Public, character: Character, to: Street) -> Public:
    here = public.places[character]
    points = (public.points or POINTS) - DISTANCE[here][to]
    whistled = public.whistled | 1 << character
    places = _moved(public.places, character, to)
    if not points or not any(_allowed(places, whistled, points)):
        return _ended(public, places=places, ability=False, points=0, whistled=0)
    return _moved_one(public, places=places, points=points, whistled=whistled)


def could_come_about(public: Public) -> bool:
    """Whether a whistle that has begun can lead to this: some order of legal steps moved these characters here.

    If Watson's lantern is to be turned, Watson was moved last.
    """
    last = public.whistled & 1 << Character.WATSON if public.stage is Stage.FACE else public.whistled
    return can_whistle(public) and any(
        _could_move_last(public.places, public.whistled, public.points, character) for character in members(last)
    )


def _could_move_last(places: Places, whistled: int, points: int, character: int) -> bool:
    """Take the step of that character back, and then every step before it."""
    to, rest = places[character], whistled & ~(1 << character)
    for cost in range(1, POINTS - points + 1):
        left = points + cost
        for start in members(RING[to][cost]):
            before = _moved(places, character, start)
            if _allowed(before, rest, left)[character] & _ENDING[to] and (
                any(_could_move_last(before, rest, left, other) for other in members(rest)) if rest else left == POINTS
            ):
                return True
    return False


def _allowed_now(public: Public) -> tuple[Steps, ...]:
    return _allowed(public.places, public.whistled, public.points or POINTS)


@lru_cache(maxsize=4096)
def _allowed(places: Places, whistled: int, points: int) -> tuple[Steps, ...]:
    """By character: the steps after which the rest of the points can still be spent."""
    free = _free(places, whistled, points)
    together = reduce(or_, free)
    spends_all = bool(together & _COSTING[points])
    if spends_all and _has_two_more(together, MOST_ENDS, points):
        # Whoever moves now, the others have two streets for the rest. This step can take one of them only.
        return tuple(free)
    most = points if spends_all else _most(places, whistled, points)
    ways = _ways(places[GOODLEY])
    return tuple(
        [
            steps
            if spends_all and _has_two_more(together & ~steps, _NO_ENDS, points)
            else sum(
                step
                for step, to in ways[places[character]]
                if steps & step and _spent(places, whistled, points, character, to) == most
            )
            for character, steps in enumerate(free)
        ]
    )


def _has_two_more(steps: Steps, than: Sequence[int], points: int) -> bool:
    """Whether the steps that cost the rest are at least two more than so many, whatever the first step costs."""
    return all((steps & _COSTING[rest]).bit_count() >= than[rest] + 2 for rest in range(1, points))


def _most(places: Places, whistled: int, points: int) -> int:
    """How many of the points can be spent."""
    free = _free(places, whistled, points)
    if any(steps & _COSTING[points] for steps in free):
        return points
    ways = _ways(places[GOODLEY])
    spent = [
        _spent(places, whistled, points, character, to)
        for character, steps in enumerate(free)
        for step, to in ways[places[character]]
        if steps & step
    ]
    return max(spent, default=0)


def _spent(places: Places, whistled: int, points: int, character: int, to: Street) -> int:
    """How many of the points can be spent if that character comes there first."""
    cost = DISTANCE[places[character]][to]
    return cost + _most(_moved(places, character, to), whistled | 1 << character, points - cost)


def _free(places: Places, whistled: int, points: int) -> list[Steps]:
    """By character: the steps to empty streets that the points can pay. None for Goodley and those moved before."""
    closer = _closer(places[GOODLEY])
    payable = _UP_TO[points] & ~sum([_ENDING[place] for place in places])
    return [0 if whistled >> character & 1 else closer[here] & payable for character, here in enumerate(places)]


@cache
def _closer(goodley: Street) -> tuple[Steps, ...]:
    """By street: the steps of a character there that end closer to Goodley."""
    return tuple(sum(step for step, _ in ways) for ways in _ways(goodley))


@cache
def _ways(goodley: Street) -> tuple[tuple[tuple[Steps, Street], ...], ...]:
    """By street: the same steps one by one, the shortest first."""
    return tuple(
        tuple(
            [
                _STEPS[(cost - 1) * _WIDTH + to]
                for cost in range(1, POINTS + 1)
                for to in members(ring[cost] & NEARER[goodley][steps])
            ]
        )
        for ring, steps in zip(RING, DISTANCE[goodley], strict=True)
    )


def _moved(places: Places, character: int, to: Street) -> Places:
    return (*places[:character], to, *places[character + 1 :])
