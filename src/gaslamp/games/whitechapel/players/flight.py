"""Jack's way home: how good it is to be on a circle, with so many spaces left and policemen there."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import FAR, Floats
from gaslamp.games.whitechapel.players.foresight import Foresight
from gaslamp.games.whitechapel.players.posts import Places
from gaslamp.games.whitechapel.players.tables import TO_SEARCH, WALKS
from gaslamp.games.whitechapel.rules.board import Circle, members
from gaslamp.games.whitechapel.rules.phases.escape import has_alley
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.streets import walks
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, space

_NEARNESS: Floats = np.array([1.0, 1.0, 1.0, 0.5, 0.4, 0.2, 0.15] + [0.0] * (FAR - 6))
"""By steps until a policeman can search a circle: he has two in every move."""


@dataclass(frozen=True, slots=True)
class Fear:
    """What Jack minds, each in shares of a lost game."""

    caught: float = 1.0  # an arrest that he can foresee
    found: float = 0.5  # the police believe he is where he is
    near: float = 0.05  # each policeman who can come
    way: float = 0.2  # each walk that is left
    late: float = 0.5  # a walk home that is just in time
    shut: float = 0.05  # each walk around policemen
    coach: float = 0.10  # a token spent, the last one twice
    alley: float = 0.06


def dread(public: Public, places: Places, here: Circle, home: Circle, fear: Fear) -> float:
    """What there is to fear of the board alone. Small is good; from 4 on all is lost."""
    left = LAST_SPACE - space(public)
    far = int(WALKS[here, home]) or 2
    around = min(_around(home, places)[here], left + 1)
    slack = left - far
    found = fear.near * float(_NEARNESS[TO_SEARCH[list(places), here]].sum()) + fear.way * far
    found += fear.shut * min(4, around - far)
    if slack < 0:
        # Only an alley can be shorter than a walk.
        found += 2.0 if has_alley(public) else 4.0
    elif slack < 3:
        found += fear.late * (3 - slack) / 3
    return found


def peril(ahead: Foresight, here: Circle, fear: Fear) -> float:
    """What there is to fear of the coming turn of the police."""
    return fear.caught * float(ahead.danger[here]) + fear.found * float(ahead.chances[here])


@lru_cache(maxsize=256)
def _around(home: Circle, places: Places) -> tuple[int, ...]:
    """By circle: walks home past policemen who stay where they are, for streets lead both ways."""
    stopped = sum(1 << crossing for crossing in places)
    found = [FAR] * len(WALKS)
    found[home] = 0
    ahead = [home]
    for here in ahead:
        for there in members(walks(here, stopped)):
            if found[there] == FAR:
                found[there] = found[here] + 1
                ahead.append(there)
    found[home] = 2
    return tuple(found)
