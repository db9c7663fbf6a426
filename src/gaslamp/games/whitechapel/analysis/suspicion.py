"""What the police believe, as numbers that their chance follows from.

The worlds and where Jack would go in each of them are drawn once. An answer keeps some of the worlds. So the answers to
a question are compared by the same draws.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from gaslamp.games.whitechapel.analysis.scenes import later_nights, prospects_of_all
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Flags, Floats, Ints, members_of
from gaslamp.games.whitechapel.players import levels
from gaslamp.games.whitechapel.players.posts import Places, Want
from gaslamp.games.whitechapel.players.tables import GATES, SEARCHES, WALKS, catching
from gaslamp.games.whitechapel.players.worlds import Worlds, moved, some_moved
from gaslamp.games.whitechapel.rules.board import Circles, members
from gaslamp.games.whitechapel.rules.phases.escape import ALLEY, COACH
from gaslamp.games.whitechapel.rules.public import NOBODY, Public, Stage
from gaslamp.games.whitechapel.rules.turns import ALLEYS, COACHES, LAST_SPACE, NIGHTS, space

NAMES = (
    "night 1", "night 2", "night 3", "night 4", "arrest now", "near later", "circle bits", "hideout bits",
    "hideout bits, last night", "walks home", "too far from home", "spaces left", "coaches", "alleys", "later nights",
)  # fmt: skip
"""Of the features, in their order."""

_SIZE = WHITECHAPEL.size
_POSTS = levels.ATTENTIVE.post_weights
_LATER = tuple(catching(move) for move in range(1, len(_POSTS.later) + 1))
_SURE = 0.98
_FARTHEST = 12
_BITS: Floats = np.arange(8192.0) * np.log2(np.maximum(1, np.arange(8192.0)))


@dataclass(frozen=True, eq=False)
class Suspicion:
    worlds: Worlds
    ahead: Ints  # by later move and world: where Jack would be
    night: int
    reds: Circles  # that are left for the later nights
    near: dict[Places, Floats] = field(default_factory=dict)  # kept by `near_later`

    @cached_property
    def want(self) -> Want:
        """The same as the machine's own, but by these draws."""
        seen = self.worlds.visited()
        parts = [_POSTS.arrest * self.worlds.chances() + _POSTS.clues * 4 * seen * (1 - seen)]
        parts += [weight * _shares(there) for weight, there in zip(_POSTS.later, self.ahead, strict=True)]
        return Want(np.concatenate([*parts, _POSTS.gate * self.worlds.hideouts()]))

    def near_later(self, places: Places) -> Floats:
        """By world: how well policemen at these places reach Jack later, and how well they block his door."""
        if places not in self.near:
            found = _POSTS.gate * GATES[list(places)].sum(axis=0)[self.worlds.home] ** 2
            for weight, reach, there in zip(_POSTS.later, _LATER, self.ahead, strict=True):
                found += weight * (1 - (1 - reach[list(places)]).prod(axis=0))[there]
            self.near[places] = found
        return self.near[places]


def suspect(worlds: Worlds, public: Public) -> Suspicion:
    rng = np.random.default_rng(len(worlds))
    _, coaches, _ = left(public)
    ahead, there = [], worlds
    for number in range(len(_POSTS.later)):
        there = moved(there, rng)
        if number < coaches:
            there = some_moved(there, _POSTS.coach, rng)
        ahead.append(there.now)
    return Suspicion(worlds, np.array(ahead), public.night, later_nights(public))


def features(
    suspicion: Suspicion, public: Public, places: Places, acting: Sequence[int], keep: Flags | None = None
) -> Floats:
    """By row of `keep`, which says which worlds are left: all if it is None.

    `places` is where the policemen stand, or will stand; those in `acting` can still arrest. Before they have moved,
    what the places are worth to the machine stands for two features.
    """
    worlds = suspicion.worlds
    if keep is None:
        keep = np.ones((1, len(worlds)), dtype=np.bool_)
    share = keep / np.maximum(1, keep.sum(axis=1, keepdims=True))
    last = public.night == NIGHTS
    far = np.minimum(WALKS[worlds.now, worlds.home], _FARTHEST)
    far = np.where(far == 0, 2, far)
    there = counted(worlds.now, keep)
    found = np.zeros((len(keep), len(NAMES)))
    found[:, public.night - 1] = 1
    if public.stage in (Stage.HUNT, Stage.GOULSTON, Stage.GRAFFITI):
        found[:, 5] = suspicion.want.worth(places)
    else:
        found[:, 4] = np.log(1 - np.minimum(_SURE, _caught(there, public, acting)))
        found[:, 5] = share @ suspicion.near_later(places)
    found[:, 6] = entropies(there)
    found[:, 8 if last else 7] = entropies(counted(worlds.home, keep))
    found[:, 9] = share @ far
    found[:, 10] = share @ (far > LAST_SPACE - space(public))
    found[:, 11:14] = left(public)
    if not last:
        found[:, 14] = share @ np.log(prospects_of_all(suspicion.reds, suspicion.night)[worlds.home])
    return found


def acting(public: Public) -> list[int]:
    """The policemen who can still arrest in this turn."""
    match public.stage:
        case Stage.ESCAPE:
            return []
        case Stage.ACT | Stage.CLUE | Stage.ARREST:
            return [one for one in members(public.waiting) if one != public.doing or public.doing == NOBODY]
        case _:
            return [*range(len(public.places))]


def _caught(there: Ints, public: Public, acting: Sequence[int]) -> Floats:
    """How likely Jack is arrested now if each policeman arrests where he is likeliest and no other does."""
    chances = there / np.maximum(1, there.sum(axis=1, keepdims=True))
    rows = np.arange(len(chances))
    caught = np.zeros(len(chances))
    barred = members_of(_SIZE, public.false_clues)
    for policeman in acting:
        around = np.flatnonzero(SEARCHES[public.places[policeman]] & ~barred)
        if not len(around):
            continue
        if public.agreed.area_arrests:
            caught += chances[:, around].sum(axis=1)
            chances[:, around] = 0
        else:
            best = around[np.argmax(chances[:, around], axis=1)]
            caught += chances[rows, best]
            chances[rows, best] = 0
    return caught


def counted(circles: Ints, keep: Flags) -> Ints:
    """By row of `keep` and circle: in how many of the worlds it is this one."""
    rows, columns = np.nonzero(keep)
    return np.bincount(rows * _SIZE + circles[columns], minlength=len(keep) * _SIZE).reshape(len(keep), _SIZE)


def entropies(counts: Ints) -> Floats:
    """In bits, by row."""
    total = counts.sum(axis=1)
    found: Floats = np.maximum(0, (_BITS[total] - _BITS[counts].sum(axis=1)) / np.maximum(1, total))
    return found


def _shares(circles: Ints) -> Floats:
    return np.bincount(circles, minlength=_SIZE) / max(1, len(circles))


def left(public: Public) -> tuple[float, int, int]:
    """Tens of spaces, coaches and alleys."""
    coaches, alleys = public.track.count(COACH), public.track.count(ALLEY)
    return (LAST_SPACE - space(public)) / 10, COACHES[public.night] - coaches, ALLEYS[public.night] - alleys
