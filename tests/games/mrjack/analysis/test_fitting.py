"""The numbers of the analysis can be made again."""

import tomllib
from pathlib import Path

import pytest

from games.mrjack.analysis.moments import EYES
from gaslamp.games.mrjack.analysis.fitting import errors, games, lucks, samples, weights
from gaslamp.games.mrjack.analysis.fitting.__main__ import main
from gaslamp.games.mrjack.analysis.fitting.check import predicted, report
from gaslamp.games.mrjack.analysis.fitting.errors import SideErrors
from gaslamp.games.mrjack.analysis.fitting.games import NumberedGame
from gaslamp.games.mrjack.analysis.fitting.samples import Sample
from gaslamp.games.mrjack.analysis.model import Table, features
from gaslamp.parts.analysis import LevelErrors

NOVICES = 21
"""A number for which both sides are novices, so that the game is short."""


@pytest.fixture(scope="module")
def game() -> NumberedGame:
    return games.play(NOVICES)


def test_a_number_always_gives_the_same_game(game: NumberedGame) -> None:
    assert games.play(NOVICES) == game


def test_a_game_is_read_as_it_was_written(game: NumberedGame, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(games.write(game) + "\n", "utf-8")
    assert list(games.read(file, range(100))) == [game]


def test_a_run_that_is_repeated_adds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    command = ["fitting", "play", str(file), "--from", str(NOVICES), "--to", str(NOVICES + 1)]
    monkeypatch.setattr("sys.argv", command)
    main()
    once = file.read_text("utf-8")
    main()
    assert file.read_text("utf-8") == once


def test_every_pair_of_eyes_judges_the_same_moments(game: NumberedGame) -> None:
    every = list(samples.samples(game))
    counts = {
        (eyes, table): sum((one.eyes, one.table) == (eyes, table) for one in every) for eyes in EYES for table in Table
    }
    for table in Table:
        assert len({counts[eyes, table] for eyes in EYES}) == 1
    assert counts["referee", Table.FULL] == samples.MOMENTS


def test_samples_are_read_as_they_were_written(game: NumberedGame, tmp_path: Path) -> None:
    every = list(samples.samples(game))
    file = tmp_path / "samples.jsonl"
    file.write_text("".join(f"{samples.write(one)}\n" for one in every), "utf-8")
    assert list(samples.read(file, range(100))) == every
    assert not list(samples.read(file, range(5)))


def made_up() -> list[Sample]:
    """Jack wins if the value is more than a half."""
    return [
        Sample(number, eyes, table, number / 40, None, 3, 1, 2.0, number > 20)
        for number in range(41)
        for eyes in EYES
        for table in Table
    ]


def test_weights_are_written_so_that_they_can_be_read() -> None:
    written = tomllib.loads(weights.write(weights.fitted(made_up())))
    assert {(table, eyes) for table in written for eyes in written[table]} == {(t, e) for t in Table for e in EYES}
    assert len(written["full"]["jack"]) == len(features(0.5, 1, 0, 3.0))


def test_a_report_has_a_table_for_each_depth_and_pair_of_eyes() -> None:
    assert report(made_up(), made_up()).count("Brier score") == 2 * len(EYES)


def test_an_ending_that_is_better_for_the_actor_is_predicted() -> None:
    quiet = Sample(1, "detective", Table.FULL, 0.5, None, 3, 0, 1.0, False)
    assert predicted(quiet._replace(ending=0.0)) == 0
    assert predicted(quiet._replace(ending=1.0)) == predicted(quiet)
    assert predicted(quiet._replace(eyes="jack", ending=1.0)) == 1


def test_levels_have_the_mean_of_their_games() -> None:
    found = errors.levels([SideErrors(game, "jack", "club", 30, error, 0) for game, error in ((1, 0.01), (2, 0.03))])
    assert found["jack"] == {"club": LevelErrors(2, 0.02, 0.01414)}
    assert tomllib.loads(errors.write_levels(found))["jack"]["club"]["games"] == 2


def test_the_luck_of_a_game_is_for_jack(game: NumberedGame, tmp_path: Path) -> None:
    found = lucks.game_luck(game)
    file = tmp_path / "luck.jsonl"
    file.write_text(lucks.write(found) + "\n", "utf-8")
    assert list(lucks.read(file)) == [found]
    assert found.won == (game.record.outcome is not None and game.record.outcome.winners == ("jack",))
