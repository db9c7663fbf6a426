"""The yardstick of deduction is honest: it answers the same question with the same numbers."""

from itertools import islice

import numpy as np

from gaslamp.bench import BENCHES, inference
from gaslamp.games.whitechapel.bench import enumeration, trails
from gaslamp.games.whitechapel.deduction import Model, believe


def test_enumeration_and_deduction_agree_on_played_nights() -> None:
    nights = trails.played_nights(trails.Style(), lambda night: len(night.moves) == 4 and night.space < 6)
    for facts in islice(nights, 12):
        assert facts.tonight is not None
        count, spaces = enumeration.posterior(facts.tonight)
        belief = believe(facts)
        assert count > 100
        for space, shares in enumerate(spaces):
            assert np.abs(belief.at(space, Model.TRAILS) - shares).max() < 1e-12


def test_a_perfect_forecast_has_no_calibration_error() -> None:
    assert trails.calibration([(1.0, True), (0.5, True), (0.5, False)]) == 0
    assert trails.calibration([(0.75, False), (0.25, True)]) == 1.5


def test_the_bench_is_registered() -> None:
    assert BENCHES["inference"] == inference.__name__
