"""Jack's way home: how good a circle is for him, by the spaces left on the track and the policemen's places."""

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
"""By the steps that a policeman needs until he can search a circle. He has two steps in every move."""


@dataclass(frozen=True, slots=True)
class DangerCosts:
    """What each danger costs Jack, as a share of a lost game."""

    caught: float = 1.0  # an arrest that he can predict
    found: float = 0.5  # the police are certain of his circle
    near: float = 0.05  # each policeman who can come near
    way: float = 0.2  # each walk left
    late: float = 0.5  # no space of the track to spare
    shut: float = 0.05  # each walk more that policemen make necessary, up to four
    coach: float = 0.10  # a token spent; the last one costs twice as much
    alley: float = 0.06


def board_cost(public: Public, places: Places, here: Circle, home: Circle, dangers: DangerCosts) -> float:
    """The cost of a circle by the board alone. From 4 on the game is lost."""
    left = LAST_SPACE - space(public)
    far = int(WALKS[here, home]) or 2
    around = min(_around(home, places)[here], left + 1)
    slack = left - far
    found = dangers.near * float(_NEARNESS[TO_SEARCH[list(places), here]].sum()) + dangers.way * far
    found += dangers.shut * min(4, around - far)
    if slack < 0:
        # Only an alley can be shorter than a walk.
        found += 2.0 if has_alley(public) else 4.0
    elif slack < 3:
        found += dangers.late * (3 - slack) / 3
    return found


def turn_cost(ahead: Foresight, here: Circle, dangers: DangerCosts) -> float:
    """The cost of a circle in the coming turn of the police."""
    return dangers.caught * float(ahead.danger[here]) + dangers.found * float(ahead.chances[here])


@lru_cache(maxsize=256)
def _around(home: Circle, places: Places) -> tuple[int, ...]:
    """By circle: walks home if the policemen stay. Streets lead both ways, so the count starts at home."""
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
