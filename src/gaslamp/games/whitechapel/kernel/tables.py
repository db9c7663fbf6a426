"""The streets as flat lists of ints, all computed from the rules. A kernel copies them when it is imported.

A list of lists is stored as one list and the start of each row: row n is LIST[LIST_AT[n]:LIST_AT[n + 1]].
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from gaslamp.games.whitechapel.kernel.numbers import REDS
from gaslamp.games.whitechapel.rules import letters, streets, turns
from gaslamp.games.whitechapel.rules.agreement import HIDEOUTS, SWITCHES
from gaslamp.games.whitechapel.rules.board import CIRCLES, CROSSINGS, EVERYBODY, POLICEMEN, YELLOW, members
from gaslamp.games.whitechapel.rules.hideouts import graded
from gaslamp.games.whitechapel.rules.phases.patrols import KNOW_THE_ADDRESS
from gaslamp.games.whitechapel.rules.public import Agreed, Letter


def _flat(rows: Iterable[Sequence[int]]) -> tuple[list[int], list[int]]:
    found: list[int] = []
    begins = [0]
    for row in rows:
        found += row
        begins.append(len(found))
    return found, begins


_WAYS = [street for row in streets.STREETS for street in row]
_ROUTES = [route for street in _WAYS for route in street.routes]

NEXT, NEXT_AT = _flat([street.to for street in row] for row in streets.STREETS)
"""By circle: the adjacent ones. The place in this list is the number of the street that leads there."""

ROUTE_AT = _flat([0] * len(street.routes) for street in _WAYS)[1]
"""By street: the number of its first route."""

PASSED, PASSED_AT = _flat(members(route) for route in _ROUTES)
"""By route: the crossings on it."""

AROUND = [crossings >> crossing & 1 for crossings in streets.AROUND for crossing in range(CROSSINGS + 1)]
"""AROUND[circle * (CROSSINGS + 1) + crossing]: whether any of the circle's streets leads over the crossing."""

TWO_STEPS, TWO_STEPS_AT = _flat(map(members, streets.TWO_STEPS))
WITHIN_TWO = [crossings >> crossing & 1 for crossings in streets.TWO_STEPS for crossing in range(CROSSINGS + 1)]
"""WITHIN_TWO[start * (CROSSINGS + 1) + crossing]: whether a policeman can go there."""

ONE_STEP, ONE_STEP_AT = _flat(map(members, streets.ONE_STEP))
SEARCHED, SEARCHED_AT = _flat(map(members, streets.SEARCHED))
ALLEYS, ALLEYS_AT = _flat(map(members, streets.ALLEYS))

RED = REDS
RED_NUMBER = [REDS.index(circle) if circle in REDS else len(REDS) for circle in range(CIRCLES + 1)]
"""By circle: its place among the red circles. A circle that is not red has the number of red circles."""

YELLOWS = members(YELLOW)

PLACINGS, PLACINGS_AT = _flat(
    [sum(1 << red for red in some) for some in combinations(range(len(REDS)), women)] for women in turns.WOMEN
)
"""By night: the sets of red circles where women can be."""

LETTER = [len(Letter)] * (CROSSINGS + 1)
"""By crossing: the letter that can move a patrol token from there. Without one, the number of letters."""
for _letter, _crossings in (*letters.FROM.items(), (Letter.SAUCY_JACKY, letters.SAUCY_FROM)):
    for _crossing in members(_crossings):
        LETTER[_crossing] = _letter


def _hideouts(kind: str, catch_me: bool) -> list[int]:
    switches = [catch_me and name == "catch-me" for name in SWITCHES]
    return members(graded(Agreed((EVERYBODY,), kind, *switches)))


HIDES, HIDES_AT = _flat(_hideouts(kind, catch_me) for catch_me in (False, True) for kind in HIDEOUTS)
"""The possible hideouts. The row is (Catch Me is on) * len(HIDEOUTS) + the kind of hideout."""

METROPOLITAN = [one in letters.METROPOLITAN for one in POLICEMEN]
KNOWS_THE_ADDRESS = [one in KNOW_THE_ADDRESS for one in POLICEMEN]

# By night.
WOMEN_TOKENS = list(turns.WOMEN)
TARGET_TOKENS = list(turns.TARGETS)
COACH_TOKENS = list(turns.COACHES)
ALLEY_TOKENS = list(turns.ALLEYS)
