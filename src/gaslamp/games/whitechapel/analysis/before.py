"""The time before the crime, as numbers that Jack's chance follows from: by the truth, and by the police's belief."""

from collections.abc import Iterable
from itertools import combinations

import numpy as np

from gaslamp.games.whitechapel.analysis.scenes import choice_of
from gaslamp.games.whitechapel.analysis.truth import bits
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players import levels, night, victims
from gaslamp.games.whitechapel.players.alibi import hideout_risks
from gaslamp.games.whitechapel.players.tables import TO_SEARCH
from gaslamp.games.whitechapel.rules.board import POLICEMEN, Circle, Circles, Crossing, members
from gaslamp.games.whitechapel.rules.public import Patrol, Public, Stage
from gaslamp.games.whitechapel.rules.turns import NIGHTS, TARGETS

NAMES = (
    "night 1", "night 2", "night 3", "night 4", "murders", "hideout bits", "hideout bits, last night", "hideout risk",
    "patrols", "near the women", "near the hideout", "time",
)  # fmt: skip
"""Of the features of eyes that know the hideout."""

POLICE_NAMES = (
    "night 1", "night 2", "night 3", "night 4", "murders", "hideout bits", "hideout bits, last night", "patrols",
    "worth of the patrols", "time",
)  # fmt: skip
"""Of the features of the police."""

Weights = dict[Crossing, float]
"""By crossing with a patrol token: how likely it is not blank."""

_POSTS = levels.ATTENTIVE.post_weights


def features(public: Public, home: Circle, homes: Floats, scenes: Circles, patrols: Weights) -> Floats:
    """`homes` is what the police believe of the hideout, `scenes` where Jack may kill."""
    last = public.night == NIGHTS
    found = np.zeros(len(NAMES))
    found[public.night - 1] = 1
    found[4] = np.log(choice_of(public, scenes)[home])
    found[6 if last else 5] = bits(homes, home)
    found[7] = np.log(hideout_risks()[home]) * (NIGHTS - public.night) / NIGHTS
    if patrols:
        found[8] = 1
        found[9] = np.mean([nearness(patrols, scene) for scene in members(scenes)])
        found[10] = nearness(patrols, home)
    found[11] = max(0, public.time - 1)
    return found


def police_features(public: Public, homes: Floats, worth: float | None) -> Floats:
    """`worth` is the worth of the patrols to the police, or None before they are chosen."""
    last = public.night == NIGHTS
    found = np.zeros(len(POLICE_NAMES))
    found[public.night - 1] = 1
    found[4] = homes @ np.log(choice_of(public, scenes(public)))
    positive = homes[homes > 0]
    found[6 if last else 5] = -(positive * np.log2(positive)).sum()
    if worth is not None:
        found[7:9] = 1, worth
    found[9] = max(0, public.time - 1)
    return found


def scenes(public: Public) -> Circles:
    """Where Jack may kill tonight or has killed, as far as everybody knows."""
    return public.murders or public.wretched or public.women or victims.free(public)


def marked_scenes(public: Public, home: Circle, marked: Circles) -> Circles:
    """Where Jack may kill, if he goes on to mark the best women."""
    if public.stage not in (Stage.MARKS, Stage.HEAD, Stage.ADDRESS, Stage.HOME, Stage.POSTS, Stage.PATROLS,
                            Stage.LETTER, Stage.SAUCY, Stage.TARGETS):  # fmt: skip
        return scenes(public)
    more = TARGETS[public.night] - marked.bit_count()
    rest = sorted(members(public.women & ~marked), key=lambda scene: -choice_of(public, 1 << scene)[home])
    return marked | sum(1 << scene for scene in rest[:more])


def patrol_weights(public: Public, patrol: Patrol | None) -> Weights:
    """`patrol` is where the tokens lie that are not blank, for eyes that know it."""
    shown = [crossing for crossing in public.places if crossing and public.stage not in _PAWNS]
    if not public.patrols and not shown:
        return {}
    hidden = members(public.patrols)
    if patrol is not None and any(patrol) and public.stage is not Stage.PATROLS:
        return dict.fromkeys([*shown, *(crossing for crossing in patrol if crossing)], 1.0)
    share = (len(POLICEMEN) - len(shown)) / max(1, len(hidden))
    return dict.fromkeys(hidden, share) | dict.fromkeys(shown, 1.0)


_PAWNS = frozenset({Stage.WOMEN, Stage.MARKS, Stage.HEAD, Stage.ADDRESS, Stage.HOME, Stage.POSTS, Stage.PATROLS})
"""The stages in which the pawns of the night before are still on the board."""


def nearness(patrols: Weights, circle: Circle) -> float:
    return sum(weight * _near(int(TO_SEARCH[crossing, circle])) for crossing, weight in patrols.items())


def _near(steps: int) -> float:
    return 1.0 if steps <= 2 else 0.6 if steps <= 4 else 0.2 if steps <= 6 else 0.0


def patrols_worth(public: Public, homes: Floats, placed: Patrol | None) -> float | None:
    """What the patrols are worth to the police: those that are placed, and the best for the rest.

    Eyes that do not know which tokens are blank take the mean.
    """
    shown = () if public.stage in _PAWNS else tuple(crossing for crossing in public.places if crossing)
    tokens = members(public.patrols)
    if not tokens and not shown:
        return None
    want = night.want(public._replace(women=0, wretched=scenes(public)), homes, _POSTS)
    if placed is not None and public.stage is Stage.PATROLS:
        fixed = placed[: public.placed]
        rest = [token for token in tokens if token not in fixed]
        return max(want.worth((*fixed, *some)) for some in combinations(rest, len(POLICEMEN) - len(fixed)))
    if placed is not None and any(placed):
        return want.worth(tuple(one or other for one, other in zip(public.places, placed, strict=True)))
    return _mean(want.worth((*shown, *some)) for some in combinations(tokens, len(POLICEMEN) - len(shown)))


def _mean(values: Iterable[float]) -> float:
    return float(np.mean([*values]))
