"""The dynamic program equals plain enumeration of all trails, over thousands of random nights on small boards."""

import random
from math import fsum

import numpy as np
import pytest

from games.whitechapel.deduction import small_board as brute
from games.whitechapel.deduction.small_board import SmallBoard, Trail, random_case
from gaslamp.games.whitechapel.deduction import Belief, Model, Policy, believe
from gaslamp.games.whitechapel.deduction.facts import Facts, Night
from gaslamp.games.whitechapel.deduction.hideouts import Deduction
from gaslamp.games.whitechapel.deduction.styles import Style
from gaslamp.games.whitechapel.rules.board import members
from tiers import parts

CASES = 2400
PARTS = 16
STYLES = (Style(0.0), Style(1.2, detour=2, drift=-0.4, weight=0.5), Style(2.0, nearness=0.7))
POLICIES = tuple(
    Policy(STYLES, 0.1, 0.2, is_constant, trust) for is_constant, trust in ((True, 1), (True, 0.8), (False, 0.7))
)
ANY = (Style(0.0),)
CLOSE = 1e-12


def weighed(
    board: SmallBoard, facts: Facts, trails: list[list[Trail]], model: Model, policy: Policy
) -> tuple[dict[Trail, float], dict[int, float]]:
    """How likely each trail of tonight and each hideout is, by writing everything out. `trails`: of each night."""
    assert facts.tonight is not None
    nights = (*facts.nights, facts.tonight)
    styles = policy.styles if model is Model.POLICY else ANY

    def of(number: int, hideout: int, style: Style) -> list[float]:
        night = nights[number]
        if model is Model.POLICY:
            return brute.weights(board, night, trails[number], policy, hideout, style)
        return [float(trail[-1] == hideout) if night.home else 1.0 for trail in trails[number]]

    first = {
        (hideout, style): brute.home_weight(board, hideout, style)
        for hideout in members(facts.hideouts)
        for style in styles
    }
    before = first
    for number in range(len(nights) - 1):
        learned = {who: chance * fsum(of(number, *who)) for who, chance in before.items()}
        before = brute.remembered(policy, learned, first) if model is Model.POLICY else learned
    rows: dict[Trail, float] = {}
    homes: dict[int, float] = {}
    for (hideout, style), begins in before.items():
        for trail, weight in zip(trails[-1], of(len(nights) - 1, hideout, style), strict=True):
            chance = begins * weight
            rows[trail] = rows.get(trail, 0) + chance
            homes[hideout] = homes.get(hideout, 0) + chance
    total = fsum(rows.values())
    return {trail: chance / total for trail, chance in rows.items() if chance}, {
        hideout: chance / total for hideout, chance in homes.items() if chance
    }


def check(board: SmallBoard, facts: Facts, belief: Belief, policy: Policy) -> None:
    assert facts.tonight is not None
    every = [list(brute.trails(board, night)) for night in (*facts.nights, facts.tonight)]
    for model in (Model.TRAILS, Model.POLICY):
        rows, homes = weighed(board, facts, every, model, policy)
        circles, chances = np.array([*rows]), np.array([*rows.values()])
        for space, here in enumerate(circles.T):
            expected = np.bincount(here, chances, board.size)
            assert np.abs(belief.at(space, model) - expected).max() < CLOSE
            assert (belief.possible(space) == (expected > 0)).all()
            even = (expected > 0) / np.count_nonzero(expected)
            assert np.abs(belief.at(space, Model.SET) - even).max() < CLOSE
        passes = (circles[:, :, None] == np.arange(board.size)).any(axis=1)
        assert np.abs(belief.visited(model) - chances @ passes).max() < CLOSE
        lived = np.zeros(board.size)
        lived[[*homes]] = [*homes.values()]
        assert np.abs(belief.hideout(model) - lived).max() < CLOSE
        assert (belief.hideout(Model.SET) > 0).tolist() == (lived > 0).tolist()
        ranking = belief.trails(3, model)
        best = sorted(rows.values())[:-4:-1]
        assert not ranking.proved or np.allclose([likely.probability for likely in ranking.trails], best, atol=CLOSE)
        assert ranking.proved or len(rows) > 500
        for likely in ranking.trails:
            assert abs(rows[likely.trail] - likely.probability) < CLOSE
            assert abs(belief.probability(likely.trail, model) - likely.probability) < CLOSE
        halves = np.where(passes.all(axis=0), 1.0, np.where(passes.any(axis=0), 0.5, 0.0))
        assert belief.visited(Model.SET).tolist() == halves.tolist()


def followed(board: SmallBoard, facts: Facts, nights: list[Night], policy: Policy) -> Belief:
    """The same belief, worked out event by event."""
    streets = board.streets()
    deduction = None
    for night in facts.nights:
        deduction = Deduction(streets, policy, facts.hideouts, night, deduction)
    deduction = Deduction(streets, policy, facts.hideouts, nights[0], deduction)
    for night in nights[1:]:
        assert deduction.trails is not None
        deduction = deduction.after(facts.hideouts, night)
    return Belief(facts, deduction)


@pytest.mark.parametrize("part", parts(PARTS))
def test_sums_over_the_graph_are_sums_over_all_trails(part: int) -> None:
    rng = random.Random(f"enumeration/{part}")
    for number in range(CASES // PARTS):
        board, facts, nights = random_case(rng)
        policy = POLICIES[number % len(POLICIES)]
        belief = believe(facts, policy, board.streets()) if number % 2 else followed(board, facts, nights, policy)
        check(board, facts, belief, policy)
