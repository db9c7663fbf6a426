"""Which red circle Jack uses on which night. There are eight, and he uses five. He saves the best for the last night.

Early nights are easy: he has coaches, and the police know nothing of his hideout. On the last night they know much, but
what they learn then does not help them any more. From a near murder he is home before they can do much. All near
circles count the same. Otherwise the red circle that he has saved would reveal his hideout.
"""

from collections.abc import Iterable
from functools import cache

from gaslamp.games.whitechapel.players.tables import WALKS
from gaslamp.games.whitechapel.rules.board import RED, Circle, Circles, members
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.turns import DOUBLE_EVENT, NIGHTS

_HOME = (
    (),
    (0.60, 0.60, 0.85, 0.95, 0.97, 0.97, 0.95, 0.92, 0.88, 0.8),
    (0.60, 0.60, 0.85, 0.93, 0.95, 0.95, 0.93, 0.90, 0.85, 0.7),
    (0.60, 0.65, 0.75, 0.85, 0.82, 0.78, 0.72, 0.65, 0.55, 0.4),
    (0.60, 0.80, 0.80, 0.80, 0.65, 0.50, 0.45, 0.40, 0.35, 0.2),
)
"""By night and walks home from the scene: the value of such a night, including what it reveals of the hideout."""


def ease(home: Circle, scene: Circle, night: int) -> float:
    walks = int(WALKS[scene, home])
    return _HOME[night][min(walks, len(_HOME[night]) - 1)]


def free(public: Public) -> Circles:
    """The red circles without a murder so far."""
    return RED & ~(public.scenes | public.murders)


def prospects(home: Circle, reds: Circles, night: int) -> float:
    """How well the later nights can go with these red circles. The last night takes its circle first."""
    left = set(members(reds))
    found = 1.0
    for later in range(NIGHTS, night, -1):
        best = max(left, key=lambda scene: ease(home, scene, later))
        found *= ease(home, best, later)
        left.discard(best)
        if later == DOUBLE_EVENT:
            left.discard(min(left, key=lambda scene: ease(home, scene, later)))
    return found


@cache
def all_nights(home: Circle) -> float:
    """How well the whole game can go from this hideout."""
    return prospects(home, RED, 0)


def spared(home: Circle, public: Public, victims: Iterable[Circle]) -> float:
    """The value of the later nights if these circles are used tonight."""
    return prospects(home, free(public) & ~sum(1 << circle for circle in victims), public.night)
