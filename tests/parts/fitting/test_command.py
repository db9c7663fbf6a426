"""Fitting and measuring from the command line, with a small game and made-up numbers."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gaslamp.core import record as records
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games import small_mrjack
from gaslamp.parts.analysis import Choice, Depth
from gaslamp.parts.fitting import command
from gaslamp.parts.fitting.calibration_table import Prediction
from gaslamp.parts.fitting.fitting import Fitting
from gaslamp.parts.fitting.games import LEVELS, Contest, GameFile
from gaslamp.parts.plain import random_player

CONTEST = Contest(small_mrjack, ("jack", "detective"), dict.fromkeys(LEVELS, lambda _seat: random_player))

Run = Callable[..., None]


@pytest.fixture
def fitting(tmp_path: Path) -> Fitting:
    return Fitting(
        contest=CONTEST,
        weights=tmp_path / "weights.txt",
        levels=tmp_path / "levels.json",
        mistake=0.5,
        samples=lambda game: [(game.number, game.has_won("jack"))],
        fitted=lambda samples: f"{len(list(samples))} samples\n",
        predictions=lambda samples: (Prediction("everybody's eyes", number, 0.5, (), won) for number, won in samples),
        decisions=_decisions,
        luck=lambda record: {1: 0.25, 2: -0.25 + 0.01 * len(record.entries)},
        adjustment=tmp_path / "adjusted.txt",
        adjusted=lambda samples: f"adjusted by {len(list(samples))}\n",
    )


def _decisions(record: Record, seat: Seat, depth: Depth) -> Iterator[tuple[int, list[Choice]]]:
    """The first two actions of the record, as if a side could choose them."""
    assert record.eyes == seat
    cost = (0.2 if depth is Depth.QUICK else 0.8) * (1 if seat == "jack" else -1)
    for number, after in ((1, 0.5), (2, 0.5 + cost)):
        yield number, [Choice(record.entries[number - 1].action, 0.5), Choice("better", after)]


@pytest.fixture
def run(fitting: Fitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    def runs(name: str, *more: str, games: int = 3) -> None:
        monkeypatch.setattr("sys.argv", ["fitting", name, str(tmp_path / "data"), "--to", str(games), *more])
        command.main(fitting)

    return runs


def lines(folder: Path, name: str) -> list[Any]:
    return [json.loads(line) for line in (folder / "data" / f"{name}.jsonl").read_text("utf-8").splitlines()]


def test_a_number_always_gives_the_same_game() -> None:
    assert CONTEST.play(21, {}) == CONTEST.play(21, {})


def test_games_have_all_levels() -> None:
    assert {level for number in range(40) for level in CONTEST.levels(number).values()} == {*LEVELS}


def test_a_game_is_played_once_and_then_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    played = GameFile(CONTEST, file, range(3), {}).game(2)
    monkeypatch.delattr(Contest, "play")
    assert GameFile(CONTEST, file, range(3), {}).game(2) == played


def test_a_run_that_is_repeated_adds_nothing(run: Run, tmp_path: Path) -> None:
    run("sample")
    once = lines(tmp_path, "samples")
    run("sample")
    assert [number for number, _ in once] == [0, 1, 2]
    assert lines(tmp_path, "samples") == once


def test_a_run_that_was_stopped_goes_on(run: Run, tmp_path: Path) -> None:
    run("play", games=2)
    run("play", games=4)
    assert [line[0] for line in lines(tmp_path, "games")] == [0, 1, 2, 3]


def test_weights_are_fitted_to_the_chosen_games(run: Run, tmp_path: Path) -> None:
    run("sample", games=5)
    run("fit", "--from", "2", games=5)
    assert (tmp_path / "weights.txt").read_text("utf-8") == "3 samples\n"


def test_chances_are_adjusted_by_the_chosen_games(run: Run, tmp_path: Path) -> None:
    run("sample", games=5)
    run("adjust", "--from", "1", games=5)
    assert (tmp_path / "adjusted.txt").read_text("utf-8") == "adjusted by 4\n"


def test_predictions_are_compared_with_the_results(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    run("sample", games=5)
    run("check", games=5)
    assert "everybody's eyes**: 5 games, 5 moments. Brier score 0.2500" in capsys.readouterr().out


def test_levels_have_the_errors_of_their_games(run: Run, tmp_path: Path) -> None:
    run("errors", games=20)
    run("levels", games=20)
    levels = json.loads((tmp_path / "levels.json").read_text("utf-8"))
    assert {one["mean"] for own in levels.values() for one in own.values()} == {0.1}
    assert sum(one["games"] for one in levels["jack"].values()) == 20


def test_each_depth_has_errors_of_its_own(run: Run, tmp_path: Path) -> None:
    run("errors", "--depth", "full", games=1)
    assert [line[-2:] for line in lines(tmp_path, "errors-full")] == [[0.4, 1], [0.4, 1]]


def test_luck_is_that_of_the_whole_game(run: Run, tmp_path: Path) -> None:
    run("luck")
    entries = [len(CONTEST.play(number, {}).record.entries) for number in range(3)]
    assert [line[1] for line in lines(tmp_path, "luck")] == pytest.approx([0.01 * count for count in entries])


def test_games_can_have_options(run: Run, tmp_path: Path) -> None:
    run("play", "--option", "rounds=2", games=1)
    [game] = lines(tmp_path, "games")
    assert records.parse(game[2]) == CONTEST.play(0, {"rounds": "2"}).record
