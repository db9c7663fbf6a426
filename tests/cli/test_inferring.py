"""infer: what could be true, given only what a seat has seen."""

import json
from pathlib import Path

import pytest

from cli.tables import Run, ending
from gaslamp.core import record
from gaslamp.core.journal import redact
from gaslamp.games import mrjack

SEATS = ("jack", "detective", "spectator")


@pytest.fixture
def told(tmp_path: Path) -> str:
    path = tmp_path / "game.record"
    path.write_text(record.write(ending("dawn")))
    return str(path)


def data(run: Run, *arguments: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(run("infer", *arguments, "--json").out)
    return found


@pytest.mark.parametrize("seat", SEATS)
def test_it_says_the_same_from_the_seats_own_record(run: Run, told: str, tmp_path: Path, seat: str) -> None:
    own = tmp_path / "own.record"
    own.write_text(record.write(redact(mrjack, ending("dawn"), seat)))
    assert run("infer", str(own)).out == run("infer", told, "--as", seat).out
    assert data(run, str(own)) == data(run, told, "--as", seat)


def test_probabilities_add_up_and_follow_the_game(run: Run, told: str) -> None:
    jack = ending("dawn").entries[0].action[1]
    before = data(run, told, "--as", "spectator", "--at", "1")
    assert before["possible"] == "HWSLMGUB"
    for at in range(0, ending("dawn").length, 9):
        found = data(run, told, "--as", "detective", "--at", str(at))
        for name in ("uniform", "soft"):
            chances = found[name]
            assert isinstance(chances, dict)
            assert sum(chances.values()) == pytest.approx(1)
            assert chances[jack] > 0


def test_the_table_ranks_the_suspects_and_says_what_a_call_would_clear(run: Run, told: str) -> None:
    out = run("infer", told, "--as", "detective", "--at", "2").out
    assert out.count("12 %") >= 8
    assert "If the witnesses see Jack (50 %), they clear: Watson (W), Miss Stealthy (M), Goodley (G), Gull (U)" in out


def test_jack_is_told_what_the_others_may_think(run: Run, told: str) -> None:
    out = run("infer", told, "--as", "jack").out
    assert "suspects left on average" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Say whose knowledge you want"),
        (["--as", "nobody"], "is no seat"),
        (["--as", "jack", "--at", "9999"], "use a number from 0"),
    ],
)
def test_bad_wishes_get_one_sentence(run: Run, told: str, arguments: list[str], said: str) -> None:
    ran = run("infer", told, *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_another_seats_record_is_refused(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.record"
    own.write_text(record.write(redact(mrjack, ending("dawn"), "detective")))
    assert run("infer", str(own), "--as", "jack").code == 2


@pytest.mark.parametrize("language", ["fr", "it"])
def test_it_speaks_every_language(run: Run, told: str, language: str) -> None:
    ours = run("infer", told, "--as", "detective", "--lang", language).out
    assert ours
    assert ours.splitlines()[0] != run("infer", told, "--as", "detective").out.splitlines()[0]
