"""Data sets of games with beliefs: made by one command, which can be stopped, and read back."""

from pathlib import Path

import pytest

from gaslamp.adapters import dataset
from gaslamp.core import journal
from gaslamp.games.registry import named


def made(path: Path, game: str = "mrjack", games: int = 3, part: str = "1/1") -> list[dataset.KeptGame]:
    dataset.main([game, str(path), "--games", str(games), "--level", "random", "--part", part])
    return list(dataset.games(path))


@pytest.mark.parametrize("game", ["mrjack", "whitechapel", "small-mrjack"])
def test_the_games_of_a_data_set_replay_to_their_ends(tmp_path: Path, game: str) -> None:
    for kept in made(tmp_path / "games.jsonl", game, games=2):
        assert kept.record.outcome is not None
        rules = named(game)
        assert rules.outcome(journal.replay(rules, kept.record)[-1]) == kept.record.outcome
        assert set(kept.record.players.values()) == {"random"}


def test_beliefs_are_what_the_seeker_could_infer_before_its_decisions(tmp_path: Path) -> None:
    """R25: who was cleared is not Jack. The truth is never ruled out."""
    for kept in made(tmp_path / "games.jsonl"):
        jack = kept.record.entries[0].action.removeprefix("=")
        assert [length for length, entry in enumerate(kept.record.entries) if entry.seat == "detective"] == list(
            kept.beliefs
        )
        for belief in kept.beliefs.values():
            assert belief["uniform"][jack] > 0
            assert sum(belief["uniform"].values()) == pytest.approx(1)


def test_beliefs_of_whitechapel_never_rule_out_the_hideout(tmp_path: Path) -> None:
    for kept in made(tmp_path / "games.jsonl", "whitechapel", games=2):
        hideout = kept.record.entries[0].action.removeprefix("h=")
        assert len(kept.beliefs) > 20
        assert {kept.record.entries[length].seat for length in kept.beliefs} == {"police"}
        for belief in kept.beliefs.values():
            assert belief["hideout"][hideout] > 0
            assert sum(belief["hideout"].values()) == pytest.approx(1, abs=0.002)
            assert sum(belief["now"].values()) == pytest.approx(1 if belief["now"] else 0, abs=0.002)


@pytest.mark.parametrize("part", ["0/2", "3/2", "1/0", "x", "1"])
def test_a_part_that_is_none_is_refused(tmp_path: Path, part: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        made(tmp_path / "games.jsonl", "small-mrjack", part=part)
    assert f"--part: invalid _part value: '{part}'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess", "games.jsonl"], "There is no game “chess”"),
        (["mrjack", "games.jsonl", "--level", "oracle"], "There is no player “oracle”"),
        (["mrjack", "no/folder.jsonl", "--level", "random"], "No such file"),
    ],
)
def test_a_wrong_argument_is_told_in_one_sentence(
    arguments: list[str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        dataset.main([*arguments, "--games", "1"])
    assert reason in capsys.readouterr().err


def test_a_data_set_of_another_game_gets_nothing_new(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(tmp_path / "games.jsonl", "small-mrjack", games=1)
    with pytest.raises(SystemExit):
        made(tmp_path / "games.jsonl", "small-whitechapel", games=2)
    assert "games of small-mrjack random, not of small-whitechapel random" in capsys.readouterr().err
    assert len(list(dataset.games(tmp_path / "games.jsonl"))) == 1


def test_a_game_without_deduction_has_no_beliefs(tmp_path: Path) -> None:
    assert all(not kept.beliefs for kept in made(tmp_path / "games.jsonl", "small-mrjack"))


def test_a_stopped_command_goes_on(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    made(whole, "small-mrjack", games=4)
    lines = whole.read_text().splitlines(keepends=True)
    stopped.write_text("".join(lines[:2]) + lines[2][:40])
    assert len(list(dataset.games(stopped))) == 2
    made(stopped, "small-mrjack", games=4)
    assert stopped.read_text() == whole.read_text()


def test_parts_make_the_same_games_together(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole.jsonl", "small-mrjack", games=4)
    parts = [made(tmp_path / f"{part}.jsonl", "small-mrjack", games=4, part=f"{part}/2") for part in (1, 2)]
    assert sorted(parts[0] + parts[1]) == whole


def test_a_data_set_that_is_complete_gets_nothing_new(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(tmp_path / "games.jsonl", "small-mrjack")
    made(tmp_path / "games.jsonl", "small-mrjack")
    assert capsys.readouterr().out.splitlines()[-1].startswith("0 games added")
