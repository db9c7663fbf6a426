"""How good the belief is against a Jack who was left out of its fit: part of `gaslamp bench inference`."""

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import NamedTuple

import numpy as np

from gaslamp.games.whitechapel.bench.jacks import JACKS, Attempt, Moment, moments, play
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.parts.bench import Figure, Progress

GAMES = 3
"""Of each Jack."""

FACTORS = (0.5, 0.8, 1.25, 2.0)
"""By which a weight is changed to see whether the others' games become likelier."""

ROUNDS = 12
LEAST_SHARE = 0.05
"""No style is ever ruled out: somebody else's Jack may have it."""

HIDEOUT = 3.0
"""How much a hideout counts, compared with a circle: there are far fewer of them."""

LEAST_GAIN = {"circle": 0.4, "hideout": 0.3}
"""The goals, in bits."""


BINS = 5
"""Of chances of arrests, each 20 points wide."""

Seen = Mapping[str, Sequence[Moment | Attempt]]
"""By Jack."""


class Bin(NamedTuple):
    """Arrests that the belief gave about the same chance."""

    arrests: int
    chance: float
    hits: float
    """The share of them that caught Jack."""


class Score(NamedTuple):
    """In bits."""

    cost: float
    """Of the truth, by the belief."""
    expected: float
    """What the belief itself expects that to be."""
    bare: float
    """Of the truth, if all that is possible counts the same."""


def score(seen: Sequence[Moment], weights: Floats) -> Score:
    beliefs = [belief(moment, weights) for moment in seen]
    return Score(
        cost=mean(float(-np.log2(chances[moment.truth])) for moment, chances in zip(seen, beliefs, strict=True)),
        expected=mean(float(-(chances * np.log2(chances)).sum()) for chances in beliefs),
        bare=mean(float(np.log2(len(chances))) for chances in beliefs),
    )


def belief(moment: Moment, weights: Floats) -> Floats:
    """By possible circle: how likely. What earlier nights said about the hideout stays as it was."""
    return _shares(moment.shares @ weights)


def fitted(games: Sequence[Moment | Attempt]) -> Floats:
    """The weights that make what Jack did likeliest."""
    seen = [one for one in games if isinstance(one, Moment)]
    counts = np.array([HIDEOUT if moment.of_hideout else 1.0 for moment in seen])
    true = np.array([moment.shares[moment.truth] for moment in seen])
    every = np.array([moment.shares.sum(axis=0) for moment in seen])

    def loss(weights: Floats) -> float:
        return float(counts @ (np.log(every @ weights) - np.log(true @ weights)))

    weights = np.full(true.shape[1], 1 / true.shape[1])
    for _ in range(ROUNDS):
        for style in range(len(weights)):
            weights = min((weights, *(_changed(weights, style, factor) for factor in FACTORS)), key=loss)
    return weights


def _changed(weights: Floats, style: int, factor: float) -> Floats:
    found = weights.copy()
    found[style] *= factor
    return _shares(np.maximum(_shares(found), LEAST_SHARE))


def _shares(weights: Floats) -> Floats:
    found: Floats = weights / weights.sum()
    return found


def figures(progress: Progress, games: int = GAMES) -> list[Figure]:
    seen = played(progress, games)
    scores = {jack: left_out(seen, jack) for jack in JACKS}
    found: list[Figure] = []
    for name, least in LEAST_GAIN.items():
        some = [one[name] for one in scores.values() if name in one]
        gains = [one.bare - one.cost for one in some]
        found += [
            Figure(
                f"whitechapel_{name}_gain_bits", mean(gains), "below the bare set; a style that was left out", least
            ),
            Figure(f"whitechapel_{name}_least_gain_bits", min(gains), "of the worst such style", 0.0),
            Figure(f"whitechapel_{name}_bare_set_bits", mean(one.bare for one in some), "what the bare set costs"),
            Figure(
                f"whitechapel_{name}_expected_bits",
                mean(one.expected - one.cost for one in some),
                "what it expects less what it costs; 0 is best",
            ),
        ]
    found.append(
        Figure(
            "whitechapel_arrest_error_points",
            100 * max(abs(one.chance - one.hits) for one in arrests(seen)),
            "of the worst of five bins of chances; 0 is best, few arrests",
        )
    )
    return found


def played(progress: Progress, games: int) -> dict[str, list[Moment | Attempt]]:
    found: dict[str, list[Moment | Attempt]] = {}
    for place, jack in enumerate(JACKS):
        found[jack] = [one for number in range(games) for one in moments(play(jack, number))]
        progress((place + 1) / len(JACKS))
    return found


def left_out(seen: Seen, jack: str) -> dict[str, Score]:
    weights = _without(seen, jack)
    kinds = {"circle": False, "hideout": True}
    known = [one for one in seen[jack] if isinstance(one, Moment)]
    found = {name: [one for one in known if one.of_hideout is kind] for name, kind in kinds.items()}
    return {name: score(some, weights) for name, some in found.items() if some}


def arrests(seen: Seen) -> list[Bin]:
    """Those of all games, each judged by the belief that was fitted without its Jack. Empty bins are left out."""
    tried: list[tuple[float, bool]] = []
    for jack, some in seen.items():
        weights = _without(seen, jack)
        tried += [
            (float(one.there @ weights / (one.anywhere @ weights)), one.hit) for one in some if isinstance(one, Attempt)
        ]
    return binned(tried)


def binned(tried: Sequence[tuple[float, bool]]) -> list[Bin]:
    found = []
    for number in range(BINS):
        some = [one for one in tried if min(int(one[0] * BINS), BINS - 1) == number]
        if some:
            found.append(Bin(len(some), mean(chance for chance, _ in some), mean(hit for _, hit in some)))
    return found


def _without(seen: Seen, jack: str) -> Floats:
    return fitted([one for other, some in seen.items() if other != jack for one in some])
