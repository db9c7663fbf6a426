"""The example learns: after a few thousand games it beats random play beyond doubt."""

from collections.abc import Callable

import pytest

import learner


def test_a_trained_detective_beats_a_random_one(
    capsys: pytest.CaptureFixture[str], record_property: Callable[[str, object], None]
) -> None:
    (_, random_high), (learned_low, _) = learner.main(seconds=60, most=8_000, count=4096)
    assert learned_low > random_high + 0.05
    *_, at_random, as_learned = capsys.readouterr().out.splitlines()
    assert "95 % interval" in as_learned
    record_property("figure", f"examples/learner.py, {at_random}")
    record_property("figure", f"examples/learner.py, {as_learned}")


def test_an_untrained_detective_does_not_beat_a_random_one() -> None:
    """The test above can fail: without experience the choices are no better than chance."""
    untaught = learner.Learner(seed=2).play(2048, seed=1)
    assert learner.interval(untaught, 2048)[0] < learner.interval(learner.at_random(2048, seed=1), 2048)[1] + 0.05


def test_an_interval_holds_the_share_and_shrinks_with_more_games() -> None:
    low, high = learner.interval(30, 100)
    assert low < 0.3 < high
    assert learner.interval(3000, 10000)[1] - learner.interval(3000, 10000)[0] < (high - low) / 5
