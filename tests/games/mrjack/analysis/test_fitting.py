"""The numbers of the analysis can be made again."""

import tomllib
from statistics import fmean

import pytest

from games.mrjack.analysis.moments import EYES
from gaslamp import analysis
from gaslamp.core import journal
from gaslamp.games import mrjack
from gaslamp.games.mrjack.analysis.fitting import low_odds, samples, weights
from gaslamp.games.mrjack.analysis.fitting.__main__ import FITTING
from gaslamp.games.mrjack.analysis.fitting.predictions import predicted, predictions
from gaslamp.games.mrjack.analysis.fitting.samples import Sample
from gaslamp.games.mrjack.analysis.model import Table, below, features, odds
from gaslamp.parts.analysis import Depth
from gaslamp.parts.fitting.errors import costs
from gaslamp.parts.fitting.games import NumberedGame

NOVICES = 21
"""A number for which both sides are novices, so that the game is short."""


@pytest.fixture(scope="module")
def game() -> NumberedGame:
    return FITTING.contest.play(NOVICES, {})


def test_every_pair_of_eyes_judges_the_same_moments(game: NumberedGame) -> None:
    every = list(samples.samples(game))
    counts = {
        (eyes, table): sum((one.eyes, one.table) == (eyes, table) for one in every) for eyes in EYES for table in Table
    }
    for table in Table:
        assert len({counts[eyes, table] for eyes in EYES}) == 1
    assert counts["referee", Table.FULL] == samples.MOMENTS


def test_errors_are_those_that_the_analysis_shows(game: NumberedGame) -> None:
    own = journal.redact(mrjack, game.record, "jack")
    actions = [entry.action for entry in own.entries]
    found = list(costs(actions, FITTING.decisions(own, "jack", Depth.QUICK), is_first=True))
    [shown] = analysis.analyse(own).summaries
    assert (shown.decisions, shown.error) == (len(found), pytest.approx(fmean(found), abs=1e-6))


def made_up() -> list[Sample]:
    """Jack wins if the value is more than a half."""
    return [
        Sample(number, eyes, table, number / 40, None, 3, 1, 2.0, number > 20)
        for number in range(41)
        for eyes in EYES
        for table in Table
    ]


def test_weights_are_written_so_that_they_can_be_read() -> None:
    written = tomllib.loads(weights.weights_text([[*sample] for sample in made_up()]))
    assert {(table, eyes) for table in written for eyes in written[table]} == {(t, e) for t in Table for e in EYES}
    assert len(written["full"]["jack"]) == len(features(0.5, 1, 0, 3.0))


def test_low_odds_that_were_too_low_are_raised() -> None:
    """Jack wins every second game here, however bad the search thinks his position is."""
    bad = [sample._replace(value=0.05, won=bool(sample.game % 2)) for sample in made_up() for _ in range(20)]
    written = tomllib.loads(low_odds.low_odds_text([*sample] for sample in bad))
    assert {*written} == {Table.QUICK, Table.FULL}
    for eyes in EYES:
        before = odds(0.05, 3, 1, 2.0, eyes, Table.FULL)
        raised = sum(bend * one for bend, one in zip(written["full"][eyes], below(before), strict=True))
        assert before < before + raised < 0.2


def test_each_depth_and_pair_of_eyes_is_checked() -> None:
    names = {one.table for one in predictions([*sample] for sample in made_up())}
    assert len(names) == 2 * len(EYES)


def test_an_ending_that_is_better_for_the_actor_is_predicted() -> None:
    quiet = Sample(1, "detective", Table.FULL, 0.5, None, 3, 0, 1.0, False)
    assert predicted(quiet._replace(ending=0.0)) == 0
    assert predicted(quiet._replace(ending=1.0)) == predicted(quiet)
    assert predicted(quiet._replace(eyes="jack", ending=1.0)) == 1
