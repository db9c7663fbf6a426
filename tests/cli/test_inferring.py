"""infer: what could be true, given only what a seat has seen."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.fake_terminal import Run, ending
from gaslamp.core import journal, record
from gaslamp.core.journal import redact
from gaslamp.core.record import undone
from gaslamp.games import mrjack, whitechapel

SEATS = ("jack", "detective", "spectator")


@pytest.fixture
def game_file(tmp_path: Path) -> str:
    path = tmp_path / "game.record"
    path.write_text(record.write(ending("dawn")))
    return str(path)


def data(run: Run, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("infer", *arguments, "--json").out)
    return found


@pytest.mark.parametrize("seat", SEATS)
def test_it_says_the_same_from_the_seats_own_record(run: Run, game_file: str, tmp_path: Path, seat: str) -> None:
    own = tmp_path / "own.record"
    own.write_text(record.write(redact(mrjack, ending("dawn"), seat)))
    assert run("infer", str(own)).out == run("infer", game_file, "--as", seat).out
    assert data(run, str(own)) == data(run, game_file, "--as", seat)


def test_probabilities_add_up_and_follow_the_game(run: Run, game_file: str) -> None:
    jack = ending("dawn").entries[0].action[1]
    before = data(run, game_file, "--as", "spectator", "--at", "1")
    assert before["possible"] == "HWSLMGUB"
    for at in range(0, ending("dawn").length, 9):
        found = data(run, game_file, "--as", "detective", "--at", str(at))
        for name in ("uniform", "soft"):
            chances = found[name]
            assert isinstance(chances, dict)
            assert sum(chances.values()) == pytest.approx(1)
            assert chances[jack] > 0


def test_the_table_ranks_the_suspects_and_says_what_a_call_would_clear(run: Run, game_file: str) -> None:
    out = run("infer", game_file, "--as", "detective", "--at", "2").out
    assert out.count("12 %") >= 8
    assert "If the witnesses see Jack (50 %), they clear: Watson (W), Miss Stealthy (M), Goodley (G), Gull (U)" in out


def test_jack_is_told_what_the_others_may_think(run: Run, game_file: str) -> None:
    out = run("infer", game_file, "--as", "jack").out
    assert "suspects left on average" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Say whose knowledge you want"),
        (["--as", "nobody"], "There is no seat"),
        (["--as", "jack", "--at", "9999"], "use a number from 0"),
    ],
)
def test_bad_wishes_get_one_sentence(run: Run, game_file: str, arguments: list[str], said: str) -> None:
    ran = run("infer", game_file, *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_another_seats_record_is_refused(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.record"
    own.write_text(record.write(redact(mrjack, ending("dawn"), "detective")))
    assert run("infer", str(own), "--as", "jack").code == 2


@pytest.mark.parametrize("language", ["fr", "it"])
def test_it_speaks_every_language(run: Run, game_file: str, language: str) -> None:
    ours = run("infer", game_file, "--as", "detective", "--lang", language).out
    assert ours
    assert ours.splitlines()[0] != run("infer", game_file, "--as", "detective").out.splitlines()[0]


WHITECHAPEL = Path(__file__).parents[1] / "data" / "records" / "whitechapel-escaped.record"


@pytest.mark.parametrize("seat", ["jack", "police1", "police3", "spectator"])
def test_in_whitechapel_every_seat_infers_the_same_of_jack(run: Run, tmp_path: Path, seat: str) -> None:
    """The police and the spectators because they have seen the same, Jack because it is what the others can know.

    Only Jack is also told how far home is.
    """
    found = data(run, str(WHITECHAPEL), "--as", seat, "--at", "120")
    other = data(run, str(WHITECHAPEL), "--as", "police2", "--at", "120")
    own_help = {"homeward"} if seat == "jack" else set()
    assert found.keys() - other.keys() == own_help
    assert {key: found[key] for key in other if key != "seat"} == {key: other[key] for key in other if key != "seat"}
    own = tmp_path / "own.record"
    own.write_text(record.write(redact(whitechapel, undone(record.parse(WHITECHAPEL.read_text()), 120), seat)))
    assert data(run, str(own)) == found


def test_in_whitechapel_the_truth_is_possible_and_the_chances_add_up(run: Run) -> None:
    played = record.parse(WHITECHAPEL.read_text())
    states = journal.replay(whitechapel, played)
    hunted = [number for number, state in enumerate(states) if state.trail and number % 40 == 0]
    assert len(hunted) > 5
    for number in hunted:
        found = json.loads(run("infer", str(WHITECHAPEL), "--as", "police1", "--at", str(number), "--json").out)
        assert states[number].trail[-1] in found["possible"]
        for what, truth in (("now", states[number].trail[-1]), ("hideout", states[number].hideout)):
            for chances in found[what].values():
                assert sum(chances.values()) == pytest.approx(1)
                assert chances[str(truth)] > 0
        for circle in set(states[number].trail):
            assert found["row"]["policy"][str(circle)] > 0


def test_in_whitechapel_a_heat_map_shows_where_jack_can_be(run: Run) -> None:
    out = run("infer", str(WHITECHAPEL), "--as", "police1", "--at", "120").out
    found = data(run, str(WHITECHAPEL), "--as", "police1", "--at", "120")
    hot = [circle for circle in range(1, 196) if re.search(rf"([█▓▒░]){circle}\1", out)]
    assert set(hot) <= set(found["possible"])
    assert len(hot) >= len(found["possible"]) - 3, "but for those under a clue or a scene"
    assert "A likely trail" in out


def test_in_whitechapel_between_the_nights_only_the_hideout_is_asked_for(run: Run) -> None:
    out = run("infer", str(WHITECHAPEL), "--as", "police1", "--at", "3").out
    assert "Jack is not on the streets now" in out
    assert "He lives on" in out
