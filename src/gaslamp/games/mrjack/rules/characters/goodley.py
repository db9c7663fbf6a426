"""Sergeant Goodley: 3 points to bring other characters closer, one after the other (R25 to R28).

A character may be moved once. A move costs the length of its shortest walk over streets, and ends on an empty hex
strictly closer to Goodley. All 3 points must be spent if that is possible, else as many as possible. So a step is
allowed only if the rest can still be spent after it.
"""

from functools import lru_cache

from gaslamp.games.mrjack.rules.actions import Whistle
from gaslamp.games.mrjack.rules.board import CHARACTERS, DISTANCE, STREETS, Character, Street, Streets, members
from gaslamp.games.mrjack.rules.public import Public, Stage

POINTS = 3

Places = tuple[Street, ...]

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
    return _choices(public.places, public.whistled, public.points or POINTS)


def use(public: Public, character: Character, to: Street) -> Public:
    here = public.places[character]
    points = (public.points or POINTS) - DISTANCE[here][to]
    whistled = public.whistled | 1 << character
    places = _moved(public.places, character, to)
    if not _choices(places, whistled, points):
        return public._replace(places=places, ability=False, points=0, whistled=0)
    return public._replace(places=places, points=points, whistled=whistled)


def could_come_about(public: Public) -> bool:
    """Whether a whistle that has begun can lead to this: some order of legal steps moved these characters here.

    If Watson's lantern is to be turned, Watson was moved last.
    """
    last = public.whistled & 1 << Character.WATSON if public.stage is Stage.FACE else public.whistled
    return bool(choices(public)) and any(
        _could_move_last(public.places, public.whistled, public.points, character) for character in members(last)
    )


def _could_move_last(places: Places, whistled: int, points: int, character: int) -> bool:
    """Take the step of that character back, and then every step before it."""
    to, rest = places[character], whistled & ~(1 << character)
    for cost in range(1, POINTS - points + 1):
        left = points + cost
        for start in members(RING[to][cost]):
            before = _moved(places, CHARACTERS[character], start)
            if _STEPS[character][to] in _choices(before, rest, left) and (
                any(_could_move_last(before, rest, left, other) for other in members(rest)) if rest else left == POINTS
            ):
                return True
    return False


@lru_cache(maxsize=4096)
def _choices(places: Places, whistled: int, points: int) -> tuple[Whistle, ...]:
    ends = _ends(places, whistled, points)
    most = _most(places, whistled, points)
    found: list[Whistle] = []
    for character, by_cost in ends:
        for cost in range(1, most + 1):
            rest = most - cost
            others = 0
            for other, row in ends:
                if other != character:
                    others |= row[rest]
            found += [
                _STEPS[character][to]
                for to in members(by_cost[cost])
                # If another character can spend the rest in one step, only the hex just taken can prevent it.
                if not rest
                or others & ~(1 << to)
                or _most(_moved(places, character, to), whistled | 1 << character, points - cost) == rest
            ]
    return tuple(found)


def _most(places: Places, whistled: int, points: int) -> int:
    """How many of the points can be spent."""
    ends = _ends(places, whistled, points)
    if any(row[points] for _, row in ends):
        return points
    best = 0
    for character, row in ends:
        for cost in range(1, points):
            for to in members(row[cost]):
                spent = cost + _most(_moved(places, character, to), whistled | 1 << character, points - cost)
                if spent == points:
                    return points
                best = max(best, spent)
    return best


def _ends(places: Places, whistled: int, points: int) -> list[tuple[Character, list[Streets]]]:
    """For each character not yet moved: by cost, the empty streets closer to Goodley."""
    goodley = places[Character.GOODLEY]
    empty = ~sum(1 << place for place in places)
    found: list[tuple[Character, list[Streets]]] = []
    for character in CHARACTERS:
        if character is not Character.GOODLEY and not whistled >> character & 1:
            here = places[character]
            nearer = NEARER[goodley][DISTANCE[goodley][here]] & empty
            found.append((character, [ring & nearer for ring in RING[here][: points + 1]]))
    return found


def _moved(places: Places, character: Character, to: Street) -> Places:
    return (*places[:character], to, *places[character + 1 :])
