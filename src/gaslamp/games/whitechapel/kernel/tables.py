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
from gaslamp.games.whitechapel.rules.public import Agreed, Letter, Stage


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
MOST_STEPS = max(map(len, map(members, streets.TWO_STEPS)))
"""How many places a policeman can have."""

NOT_WITHIN_TWO = 63
STEP_PLACE = [
    TWO_STEPS.index(crossing, begin) - begin if reached >> crossing & 1 else NOT_WITHIN_TWO
    for reached, begin in zip(streets.TWO_STEPS, TWO_STEPS_AT, strict=False)
    for crossing in range(CROSSINGS + 1)
]
"""STEP_PLACE[start * (CROSSINGS + 1) + crossing]: its place in the row of TWO_STEPS."""

STEP_SETS = [
    (reached & ~(1 << start)) >> 64 * word & 0xFFFF_FFFF_FFFF_FFFF
    for start, reached in enumerate(streets.TWO_STEPS)
    for word in range(4)
]
"""By crossing: the others that a policeman can go to, as a set in four words."""

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

JACK_ACTS, CHANCE_ACTS, HEAD_ACTS, IN_TURN_ACTS = range(4)
WHO_ACTS = [JACK_ACTS] * len(Stage)
"""By stage. Where the hideout is drawn and not chosen, chance draws it."""
for _stage in (Stage.HEAD, Stage.HOME, Stage.TARGETS, Stage.TURNED, Stage.ALARM, Stage.CLUE, Stage.ARREST):
    WHO_ACTS[_stage] = CHANCE_ACTS
for _stage in (Stage.ADDRESS, Stage.POSTS, Stage.PATROLS, Stage.SAUCY, Stage.SUSPENSE, Stage.GRAFFITI):
    WHO_ACTS[_stage] = HEAD_ACTS
for _stage in (Stage.HUNT, Stage.ACT):
    WHO_ACTS[_stage] = IN_TURN_ACTS

METROPOLITAN = [one in letters.METROPOLITAN for one in POLICEMEN]
KNOWS_THE_ADDRESS = [one in KNOW_THE_ADDRESS for one in POLICEMEN]

# By night.
WOMEN_TOKENS = list(turns.WOMEN)
TARGET_TOKENS = list(turns.TARGETS)
COACH_TOKENS = list(turns.COACHES)
ALLEY_TOKENS = list(turns.ALLEYS)
