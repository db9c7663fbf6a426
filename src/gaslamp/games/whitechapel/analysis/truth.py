"""What Jack and the referee know, as numbers that Jack's chance follows from."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from gaslamp.games.whitechapel.analysis import model, suspicion
from gaslamp.games.whitechapel.analysis.scenes import later_nights, prospects_of_all
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Floats, members_of
from gaslamp.games.whitechapel.players.foresight import Foresight, alarm
from gaslamp.games.whitechapel.players.outlook import Caution, outlook
from gaslamp.games.whitechapel.players.posts import Places
from gaslamp.games.whitechapel.players.tables import SEARCHES
from gaslamp.games.whitechapel.players.worlds import Worlds
from gaslamp.games.whitechapel.rules.board import Circle, Circles
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.turns import NIGHTS

NAMES = (
    *suspicion.NAMES, "way home", "true circle bits", "true hideout bits", "true hideout bits, last night",
    "true later nights",
)  # fmt: skip
"""Of the features, in their order: those of the police, because Jack knows what they believe, and his own."""

CAUTION = Caution()
_LEAST_HOPE = 0.01
MOST_BITS = 12.0


@dataclass(frozen=True, eq=False)
class Watch(Foresight):
    """The rest of this turn of the police: only some of them can still arrest, and not where a false clue lies."""

    acting: Sequence[int] = ()
    closed: Circles = 0

    @cached_property
    def danger(self) -> Floats:
        posts = [self.ends[policeman] for policeman in self.acting]
        watched = SEARCHES[posts].any(axis=0) & ~members_of(WHITECHAPEL.size, self.closed)
        found: Floats = watched * alarm(self.chances)
        return found


def way_home(
    public: Public, worlds: Worlds, ends: Places, acting: Sequence[int], home: Circle, closed: Circles = 0
) -> Floats:
    """By Jack's circle: the chance that he gets home, if the policemen are or will be at `ends`."""
    look = Watch(worlds, ends, acting=acting, closed=closed | public.false_clues)
    return outlook(public, [look], home, CAUTION, np.random.default_rng(len(worlds)))[:, 0]


def features(police: Floats, public: Public, home: Circle, hope: float, bits: tuple[float, float]) -> Floats:
    """`police` are the features by their belief, `hope` is the chance to get home tonight.

    The bits are what the police are missing to know his circle and his hideout.
    """
    last = public.night == NIGHTS
    found = np.zeros(len(NAMES) - len(police))
    found[0] = model.logit(hope, _LEAST_HOPE)
    found[1] = bits[0]
    found[3 if last else 2] = bits[1]
    if not last:
        found[4] = np.log(prospects_of_all(later_nights(public), public.night)[home])
    return np.concatenate([police, found])


def bits(chances: Floats, circle: Circle) -> float:
    """How surprised somebody would be who believes this and hears that it is this circle."""
    return float(min(MOST_BITS, -np.log2(max(float(chances[circle]), 1e-9))))
