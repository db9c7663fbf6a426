"""Sergeant Goodley: 3 points to bring other characters closer, one after the other (R25 to R28).

A character may be moved once. A move costs the length of its shortest walk over streets, and ends on an empty hex
strictly closer to Goodley. All 3 points must be spent if that is possible, else as many as possible. So a step is
allowed only if the rest can still be spent after it.
"""

from functools import cache, lru_cache, reduce
from operator import or_

from gaslamp.games.mrjack.rules.actions import Whistle
from gaslamp.games.mrjack.rules.board import CHARACTERS, DISTANCE, STREETS, Character, Street, Streets, members
from gaslamp.games.mrjack.rules.public import Public, Stage

POINTS = 3

Places = tuple[Street, ...]
ByCost = tuple[Streets, Streets, Streets, Streets]
"""By cost, from 0 to 3 points: where a step may end."""

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

_STEPS = tuple(tuple(Whistle(character, to) for to in range(len(STREETS))) for character in CHARACTERS)


def choices(public: Public) -> tuple[Whistle, ...]:
    """The next steps of a whistle that has begun, or its first steps. None if no character can come."""
    places = public.places
    goodley = places[GOODLEY]
    found: list[Whistle] = []
    for character, ends in enumerate(_allowed(places, public.whistled, public.points or POINTS)):
        if ends:
            found += [step for step in _steps(character, places[character], goodley) if ends >> step.to & 1]
    return tuple(found)


def is_allowed(public: Public, character: Character, to: Street) -> bool:
    return bool(_allowed(public.places, public.whistled, public.points or POINTS)[character] >> to & 1)


def can_whistle(public: Public) -> bool:
    return any(_allowed(public.places, public.whistled, public.points or POINTS))


def use(public: Public, character: Character, to: Street) -> Public:
    here = public.places[character]
    points = (public.points or POINTS) - DISTANCE[here][to]
    whistled = public.whistled | 1 << character
    places = _moved(public.places, character, to)
    if not points or not any(_allowed(places, whistled, points)):
        return public._replace(places=places, ability=False, points=0, whistled=0)
    return public._replace(places=places, points=points, whistled=whistled)


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
            if _allowed(before, rest, left)[character] >> to & 1 and (
                any(_could_move_last(before, rest, left, other) for other in members(rest)) if rest else left == POINTS
            ):
                return True
    return False


@cache
def _steps(character: int, here: Street, goodley: Street) -> tuple[Whistle, ...]:
    """Every step closer to Goodley, the shortest ones first."""
    return tuple(_STEPS[character][to] for ends in _closer(goodley)[here] for to in members(ends))


@cache
def _closer(goodley: Street) -> tuple[ByCost, ...]:
    """By street: where a character who is there can come closer."""
    nearer = [NEARER[goodley][steps] for steps in DISTANCE[goodley]]
    return tuple(
        (0, one & near, two & near, three & near) for (_, one, two, three), near in zip(RING, nearer, strict=True)
    )


@lru_cache(maxsize=4096)
def _allowed(places: Places, whistled: int, points: int) -> tuple[Streets, ...]:
    """By character: where a step may end, so that the rest of the points can still be spent after it."""
    allowed = [0] * len(places)
    ends = _ends(places, whistled)
    most = _most(places, whistled, points)
    for cost in range(1, most + 1):
        rest = most - cost
        spends_rest = reduce(or_, [row[rest] for row in ends.values()])
        for character, row in ends.items():
            others = spends_rest & ~row[rest]
            if not rest or others & others - 1:
                # Nothing is left to spend, or others have two streets for it: this step can take one of them only.
                allowed[character] |= row[cost]
                continue
            for to in members(row[cost]):
                if _most(_moved(places, character, to), whistled | 1 << character, points - cost) == rest:
                    allowed[character] |= 1 << to
    return tuple(allowed)


def _most(places: Places, whistled: int, points: int) -> int:
    """How many of the points can be spent."""
    ends = _ends(places, whistled)
    if any(row[points] for row in ends.values()):
        return points
    best = 0
    for character, row in ends.items():
        for cost in range(1, points):
            for to in members(row[cost]):
                after = _moved(places, character, to)
                spent = cost + _most(after, whistled | 1 << character, points - cost)
                if spent == points:
                    return points
                best = max(best, spent)
    return best


@lru_cache(maxsize=256)
def _ends(places: Places, whistled: int) -> dict[int, ByCost]:
    """For each character not yet moved: the empty streets closer to Goodley."""
    closer = _closer(places[GOODLEY])
    empty = ~sum([1 << place for place in places])
    stay = whistled | 1 << GOODLEY
    found: dict[int, ByCost] = {}
    for character, here in enumerate(places):
        if not stay >> character & 1:
            _, one, two, three = closer[here]
            found[character] = (0, one & empty, two & empty, three & empty)
    return found


def _moved(places: Places, character: int, to: Street) -> Places:
    return (*places[:character], to, *places[character + 1 :])
