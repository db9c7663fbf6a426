"""Trails that are drawn come as often as they are likely, and none comes that cannot be."""

from collections import Counter

import numpy as np
import pytest

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import Belief, Model, begin, update
from gaslamp.games.whitechapel.deduction.samples import sample

NIGHT = (
    *("W=3,21,27,65,84", "k65", "!Bx40,Yx50,Nx69,Rx129,Gx145"),
    *("-?", "Y?63", "-", "B?66", "+", "=?=?", "G?64", "-", "~?"),
)
"""Tonight: a walk, a no and a yes, a coach, a no, an alley."""


def believed() -> Belief:
    belief = begin({})
    for word in NIGHT:
        belief = update(belief, whitechapel.parse_action(word))
    return belief


@pytest.mark.parametrize("model", [Model.TRAILS, Model.POLICY])
def test_circles_come_up_as_often_as_they_are_likely_on_every_space(model: Model) -> None:
    belief = believed()
    flow = belief.deduction.driven if model is Model.POLICY else belief.deduction.plain
    count = 20_000
    drawn = sample(flow, np.random.default_rng(1).random((len(flow.trails.layers), count)))
    for space in range(drawn.trails.shape[1]):
        share = np.bincount(drawn.trails[:, space], minlength=196) / count
        # Five standard deviations of the circle that is least certain.
        assert np.abs(share - belief.at(space, model)).max() < 5 * 0.5 / count**0.5
        assert not share[~belief.possible(space)].any()


def test_a_drawn_trail_is_a_whole_one_with_its_own_probability() -> None:
    belief = believed()
    flow = belief.deduction.plain
    drawn = sample(flow, np.random.default_rng(2).random((len(flow.trails.layers), 5000)))
    trails = Counter(map(tuple, drawn.trails.tolist()))
    for trail, times in trails.most_common(3):
        assert 66 in trail[:2]
        chance = belief.probability(trail, Model.TRAILS)
        assert chance > 0
        assert abs(times / 5000 - chance) < 5 * (chance / 5000) ** 0.5


def test_hideouts_come_up_as_often_as_they_are_likely() -> None:
    belief = believed()
    flow = belief.deduction.driven
    drawn = sample(flow, np.random.default_rng(3).random((len(flow.trails.layers), 20_000)))
    homes = belief.deduction.columns[drawn.columns // len(belief.deduction.policy.styles)]
    share = np.bincount(homes, minlength=196) / 20_000
    assert np.abs(share - belief.hideout()).max() < 5 * 0.5 / 20_000**0.5
