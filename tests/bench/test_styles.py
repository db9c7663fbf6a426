"""The belief is judged by Jacks whose styles its weights were not fitted to."""

import numpy as np
import pytest

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.bench import jacks, styles
from gaslamp.games.whitechapel.bench.jacks import EVEN, Attempt, Moment
from gaslamp.games.whitechapel.deduction import begin, update

STYLES = len(EVEN.styles)


def guessed(style: int, truth: int) -> Moment:
    """Four circles. One style knows the truth, the others know nothing."""
    shares = np.full((4, STYLES), 0.25 / STYLES)
    shares[:, style] = [float(place == truth) / STYLES for place in range(4)]
    return Moment(False, shares, truth)


def test_the_style_that_explains_the_games_gets_the_most_weight() -> None:
    weights = styles.fitted([guessed(2, truth) for truth in range(4)])
    assert np.argmax(weights) == 2
    assert weights.min() > 0, "no style is ever ruled out"
    assert weights.sum() == pytest.approx(1)


def test_a_belief_that_knows_nothing_costs_what_the_bare_set_costs() -> None:
    even = Moment(False, np.full((8, STYLES), 1 / 8 / STYLES), 3)
    assert styles.score([even], np.full(STYLES, 1 / STYLES)) == pytest.approx((3.0, 3.0, 3.0))


def test_every_moment_of_a_game_has_the_truth_among_what_is_possible() -> None:
    record = jacks.play("next-door", 1)
    seen = [one for one in jacks.moments(record) if isinstance(one, Moment)]
    assert any(moment.of_hideout for moment in seen)
    for moment in seen:
        assert moment.shares.sum() == pytest.approx(1)
        assert moment.shares[moment.truth].sum() > 0
    assert jacks.play("next-door", 1) == record


def test_the_shares_of_the_styles_add_up_to_the_belief() -> None:
    """With the weight 1 for every style the bench says what the deduction says."""
    record = jacks.play("next-door", 1)
    first = next(one for one in jacks.moments(record) if isinstance(one, Moment))
    belief = begin(record.options, EVEN)
    for entry in record.entries:
        belief = update(belief, whitechapel.parse_action(entry.action))
        if belief.facts.tonight is not None and belief.facts.tonight.moves:
            break
    chances = belief.now()
    assert styles.belief(first, np.ones(STYLES)) == pytest.approx(chances[chances > 0])


def test_only_an_arrest_that_ended_the_game_was_a_hit() -> None:
    """Every arrest is judged by what the belief said before its answer."""
    record = jacks.play("detouring", 0)
    tried = [one for one in jacks.moments(record) if isinstance(one, Attempt)]
    assert record.outcome is not None
    assert record.outcome.reason == "arrested"
    assert [one.hit for one in tried] == [False] * (len(tried) - 1) + [True]
    assert all(0 <= one.there.sum() <= one.anywhere.sum() for one in tried)
    assert tried[-1].there.sum() > 0


def test_arrests_are_judged_in_bins_of_twenty_points() -> None:
    few, most = styles.binned([(0.05, False), (0.15, True), (0.9, True), (1.0, True)])
    assert few == pytest.approx((2, 0.1, 0.5))
    assert most == pytest.approx((2, 0.95, 1.0))
