"""The arena without luck, for a game that has an analysis part."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from analysis.example_games import WindyDoors, installed
from cli.fake_terminal import Run
from three_doors.registration import REGISTRATION

PLAYERS = ("--player", "thief=random", "--player", "constable=random")
GAME = ("arena", "three-doors", *PLAYERS, "--games", "40", "--jobs", "1")


@pytest.fixture(autouse=True)
def _doors(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """With an analysis part in which the wind matters."""
    with installed(monkeypatch, WindyDoors(REGISTRATION.name, REGISTRATION.package, REGISTRATION.sides)):
        yield


def test_the_share_without_luck_is_shown_with_its_interval_and_how_much_narrower_it_is(run: Run) -> None:
    ran = run(*GAME)
    assert (ran.code, ran.err) == (0, "")
    shown = ran.out.partition("Shares without luck")[2]
    assert re.search(r"the thief +random +\d+\.\d % +\d+\.\d – \d+\.\d % +× \d\.\d\d", shown)
    assert re.search(r"the constable +random +\d+\.\d % +\d+\.\d – \d+\.\d % +× \d\.\d\d", shown)


def test_the_data_has_both_shares(run: Run) -> None:
    (leg,) = json.loads(run(*GAME, "--json").out)["lineups"]
    for side in ("thief", "constable"):
        low, high = leg["adjusted"][side]["interval"]
        assert low < leg["adjusted"][side]["share"] < high
        assert leg["wins"][side]["share"] >= 0
    assert leg["narrower"] > 0
    assert leg["luck"]["interval"][0] < leg["luck"]["mean"] < leg["luck"]["interval"][1]


def test_with_swap_deals_are_adjusted_too(run: Run) -> None:
    players = ("--player", "thief=random", "--player", "constable=ismcts")
    ran = run("arena", "three-doors", *players, "--games", "6", "--jobs", "1", "--swap")
    shown = ran.out.partition("Shares without luck")[2]
    assert len(re.findall(r"both roles +(?:random|ismcts) .* ×", shown)) == 2


def test_luck_can_be_left_out(run: Run) -> None:
    ran = run(*GAME, "--no-luck")
    assert ran.code == 0
    assert "luck" not in ran.out


def test_luck_changes_no_result(run: Run) -> None:
    with_luck, without = (json.loads(run(*GAME, "--json", *flags).out)["lineups"][0] for flags in ([], ["--no-luck"]))
    assert with_luck["wins"] == without["wins"]


def test_luck_is_kept_in_the_results_file(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    first, again = (json.loads(run(*GAME, "--json", "--out", str(out)).out)["lineups"][0] for _ in range(2))
    assert all("luck" in json.loads(line) for line in out.read_text().splitlines()[1:])
    assert (first["adjusted"], first["luck"]) == (again["adjusted"], again["luck"])


def test_results_that_were_kept_without_luck_are_still_read(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "results.jsonl")
    run(*GAME, "--no-luck", "--out", out)
    ran = run(*GAME, "--out", out)
    assert ran.code == 0
    assert "Shares without luck" not in ran.out
