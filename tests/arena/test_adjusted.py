"""Shares without luck: as right as the plain ones, with narrower intervals."""

from dataclasses import replace
from random import Random

import pytest

from arena.example_matches import GREEDY, made
from gaslamp.arena import result, summary
from gaslamp.arena.adjusted import adjusted
from gaslamp.arena.intervals import of_mean, wilson
from gaslamp.arena.result import Result

SIDES = ("jack", "detective")
BACK = GREEDY.swapped
STRENGTH = 0.6
"""The share that Jack wins in the long run."""
LAST = made(10, GREEDY, "jack")


def lucky(deal: int, rng: Random, *, lineup: object = GREEDY, share: float = STRENGTH) -> Result:
    """A game in which a card is worth 30 points to one side or the other."""
    luck = rng.choice([-0.3, 0.3])
    winner = "jack" if rng.random() < share + luck else "detective"
    return replace(made(deal, lineup, winner), luck=luck)


def test_the_luck_of_a_single_game_is_taken_off() -> None:
    found = summary.leg([replace(made(0, GREEDY, "jack"), luck=0.25)], GREEDY, SIDES).adjusted
    assert found is not None
    assert (found.share, found.luck) == (0.75, 0.25)


def test_both_sides_have_the_whole_together() -> None:
    rng = Random(1)
    found = summary.leg([lucky(deal, rng) for deal in range(50)], GREEDY, SIDES).adjusted
    assert found is not None
    other = found.of_other
    assert found.share + other.share == pytest.approx(1)
    assert other.interval == pytest.approx((1 - found.interval.high, 1 - found.interval.low))
    assert (other.luck, other.narrower) == (-found.luck, found.narrower)


def test_the_interval_is_narrower_by_what_luck_explains() -> None:
    """Luck of 0.3 explains 0.09 of the variance of 0.24: the rest has a width of the root of 15 / 24."""
    rng = Random(2)
    found = summary.leg([lucky(deal, rng) for deal in range(20_000)], GREEDY, SIDES).adjusted
    assert found is not None
    assert found.narrower == pytest.approx((24 / 15) ** 0.5, abs=0.02)
    assert found.share == pytest.approx(STRENGTH, abs=0.01)


def test_luck_that_shows_in_no_result_is_not_taken_off() -> None:
    """Otherwise the interval would be wider than the plain one."""
    rng = Random(5)
    games = [replace(made(deal, GREEDY, rng.choice(SIDES)), luck=rng.choice([-0.3, 0.3])) for deal in range(2000)]
    found = summary.leg(games, GREEDY, SIDES).adjusted
    assert found is not None
    assert found.narrower == pytest.approx(1, abs=0.01)


def test_luck_that_is_worth_half_is_taken_off_by_half() -> None:
    """A judgement that thinks twice as much of every card says the same about the games."""
    rng = Random(6)
    games = [lucky(deal, rng, share=0.5) for deal in range(20_000)]
    doubled = [replace(game, luck=2 * (game.luck or 0.0)) for game in games]
    one, other = (summary.leg(some, GREEDY, SIDES).adjusted for some in (games, doubled))
    assert one is not None
    assert other is not None
    assert other.narrower == pytest.approx(one.narrower, abs=0.01)


def test_the_order_in_which_games_ended_does_not_matter() -> None:
    rng = Random(7)
    games = [lucky(deal, rng) for deal in range(31)]
    mixed = rng.sample(games, len(games))
    assert summary.leg(games, GREEDY, SIDES).adjusted == summary.leg(mixed, GREEDY, SIDES).adjusted


def test_95_of_100_intervals_hold_the_truth() -> None:
    rng, held = Random(3), 0
    for _ in range(1000):
        low, high = summary.leg([lucky(deal, rng) for deal in range(40)], GREEDY, SIDES).adjusted.interval
        held += low <= STRENGTH <= high
    assert 0.93 <= held / 1000 <= 0.98


def test_a_fair_luck_has_zero_in_its_interval() -> None:
    rng = Random(4)
    found = summary.leg([lucky(deal, rng) for deal in range(1000)], GREEDY, SIDES).adjusted
    assert found is not None
    assert found.luck_interval.low < 0 < found.luck_interval.high


def test_without_luck_the_interval_is_about_the_plain_one() -> None:
    games = [replace(made(deal, GREEDY, "jack" if deal % 3 else "detective"), luck=0.0) for deal in range(60)]
    found = summary.leg(games, GREEDY, SIDES).adjusted
    assert found is not None
    assert found.narrower == pytest.approx(1, abs=0.02)


def test_a_few_equal_results_prove_nothing() -> None:
    low, high = of_mean([1.0, 1.0, 1.0])
    plain = wilson(3, 3)
    assert low == pytest.approx(plain.low, abs=0.1)
    assert high == 1


def test_where_luck_was_not_worked_out_nothing_is_adjusted() -> None:
    leg = summary.leg([made(0, GREEDY, "jack")], GREEDY, SIDES)
    assert leg.adjusted is None
    assert "adjusted" not in summary.data(leg)


def test_a_game_without_known_luck_counts_as_it_is() -> None:
    rng = Random(8)
    games = [lucky(deal, rng) for deal in range(10)]
    unknown, without = (summary.leg([*games, last], GREEDY, SIDES).adjusted for last in (LAST, replace(LAST, luck=0.0)))
    assert unknown == without


def test_a_deal_that_is_played_both_ways_is_one_observation() -> None:
    """Greedy plays Jack first and has luck of 0.2; then the detective, and Jack's luck of 0.1 is against it."""
    games = [replace(made(0, GREEDY, "jack"), luck=0.2), replace(made(0, BACK, "jack"), luck=0.1)]
    found = summary.pairs(games, GREEDY, SIDES).adjusted
    assert found is not None
    assert found.share == pytest.approx(((1 - 0.2) + (0 + 0.1)) / 2)
    assert found.interval == of_mean([found.share])
    assert found.luck == pytest.approx((0.2 - 0.1) / 2)


def test_no_game_has_no_share_without_luck() -> None:
    assert adjusted([], GREEDY, "jack") is None


def test_luck_is_kept_with_the_result() -> None:
    game = replace(made(0, GREEDY, "jack"), luck=-0.125)
    assert result.parse(result.write(game)) == game


def test_a_result_of_an_older_version_has_no_luck() -> None:
    written = result.write(made(0, GREEDY, "jack"))
    assert "luck" not in written
    assert result.parse(written).luck is None
