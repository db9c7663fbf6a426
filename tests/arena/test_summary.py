"""What many games came to."""

from random import Random

import pytest

from arena.example_matches import GREEDY, made
from gaslamp.arena import summary
from gaslamp.arena.intervals import paired, wilson
from gaslamp.arena.result import Times

SIDES = ("jack", "detective")
BACK = GREEDY.swapped


def test_wins_are_counted_for_each_side() -> None:
    leg = summary.leg([made(deal, GREEDY, "jack" if deal < 3 else "detective") for deal in range(10)], GREEDY, SIDES)
    assert (leg.games, leg.wins, leg.reasons) == (10, {"jack": 3, "detective": 7}, {"dawn": 10})
    assert leg.interval("jack") == wilson(3, 10)
    assert leg.share("detective") == 0.7


def test_a_deal_is_won_twice_once_or_not_at_all() -> None:
    """Greedy is Jack first, then the detective; the last deal was not played the other way."""
    winners = [("jack", "detective"), ("jack", "jack"), ("detective", "detective"), ("detective", "jack")]
    results = [made(4, GREEDY, "jack")]
    for deal, (first, second) in enumerate(winners):
        results += [made(deal, BACK, second), made(deal, GREEDY, first)]
    pairs = summary.pairs(results, GREEDY, SIDES)
    assert (pairs.deals, pairs.both, pairs.one, pairs.neither) == (4, 1, 2, 1)
    assert pairs.share == 0.5
    assert pairs.interval == paired(1, 1, 4)


def test_times_are_given_as_mean_share_and_longest() -> None:
    rng = Random(1)
    seconds = [rng.expovariate(10) for _ in range(2000)]
    one, other = Times(), Times()
    for number, each in enumerate(seconds):
        (one if number % 3 else other).add(each)
    one.join(other)
    assert one.count == 2000
    assert one.mean == pytest.approx(sum(seconds) / 2000)
    assert one.longest == max(seconds)
    assert one.share(0.95) == pytest.approx(sorted(seconds)[1899], rel=0.05)
    assert one.share(1) == pytest.approx(max(seconds), rel=0.05)


def test_no_decision_took_no_time() -> None:
    assert (Times().mean, Times().share(0.95), Times().longest) == (0, 0, 0)
