"""Intervals, compared with values from the books and with what they promise."""

from math import comb

import pytest

from gaslamp.arena.intervals import paired, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_the_interval_of_a_share_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_385_games_give_five_points_either_way() -> None:
    low, high = wilson(192, 385)
    assert (high - low) / 2 == pytest.approx(0.05, abs=0.0005)


def test_the_interval_of_pairs_is_tangos() -> None:
    """1 deal won twice, 7 lost twice of 21: a difference of -0.517 to -0.026 (Fagerland and others 2013)."""
    low, high = paired(1, 7, 21)
    assert (2 * low - 1, 2 * high - 1) == pytest.approx((-0.517, -0.026), abs=5e-4)


def test_without_a_split_deal_a_pair_counts_as_one_game() -> None:
    for both in range(11):
        assert paired(both, 10 - both, 10) == pytest.approx(wilson(both, 10), abs=1e-9)


def test_split_deals_give_a_narrower_interval_than_independent_games() -> None:
    low, high = paired(0, 0, 50)
    alone = wilson(50, 100)
    assert low + high == pytest.approx(1)
    assert high - low < alone.high - alone.low


def test_the_interval_of_pairs_turns_round_with_the_point_of_view() -> None:
    low, high = paired(12, 3, 40)
    assert paired(3, 12, 40) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(("win", "lose"), [(0.5, 0.2), (0.3, 0.3), (0.9, 0.02)])
def test_95_of_100_intervals_of_pairs_hold_the_truth(win: float, lose: float) -> None:
    """Every possible count of 40 deals, each with its probability."""
    deals, held = 40, 0.0
    for both in range(deals + 1):
        for neither in range(deals + 1 - both):
            split = deals - both - neither
            ways = comb(deals, both) * comb(deals - both, neither)
            low, high = paired(both, neither, deals)
            if low <= (1 + win - lose) / 2 <= high:
                held += ways * win**both * lose**neither * (1 - win - lose) ** split
    assert 0.93 < held < 0.98


def test_nothing_played_is_nothing_known() -> None:
    assert wilson(0, 0) == (0, 1)
    assert paired(0, 0, 0) == (0, 1)
