"""Puzzles in the terminal: found, proved, rated and solved."""

from pathlib import Path

import pytest

from cli.fake_terminal import Run
from gaslamp.puzzles.line import write
from gaslamp.puzzles.selection import near
from gaslamp.puzzles.shipped import shipped
from puzzles.puzzle_lines import first

RECORDS = Path(__file__).parents[1] / "data" / "records"


def lines(path: Path) -> list[str]:
    return [line for line in path.read_text().splitlines() if not line.startswith("#")]


def test_puzzles_are_mined_from_games_and_a_second_run_goes_on(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "found.txt"
    mine = ("puzzles", "mine", "--game", "mrjack", "--jobs", "1", "--out", str(out))
    assert run(*mine, "--games", "2").code == 0
    two = out.read_text()
    ran = run(*mine, "--games", "4")
    assert ran.code == 0
    assert out.read_text().startswith(two)
    assert len([line for line in out.read_text().splitlines() if line.startswith("#")]) == 4
    proved = run("puzzles", "prove", str(out))
    assert (proved.code, proved.out) == (0, f"{len(lines(out))} puzzles proved.\n")


def test_puzzles_are_mined_from_a_folder_of_records(run: Run, tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    for name in ("mrjack-dawn.record", "whitechapel-arrested.record"):
        (tmp_path / "records" / name).write_text((RECORDS / name).read_text())
    out = tmp_path / "found.txt"
    ran = run("puzzles", "mine", "--game", "mrjack", "--records", str(tmp_path / "records"), "--out", str(out))
    assert ran.code == 0, ran.err
    assert lines(out)
    assert {line.split()[1] for line in lines(out)} == {"mj1"}


def test_only_some_kinds_are_mined(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "found.txt"
    mine = ("puzzles", "mine", "--game", "mrjack", "--games", "3", "--jobs", "1", "--out", str(out))
    assert run(*mine, "--kind", "who", "--kind", "hide").code == 0
    assert {line.split()[2] for line in lines(out)} == {"hide", "who"}


def test_a_game_is_looked_through_again_for_other_kinds(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "found.txt"
    mine = ("puzzles", "mine", "--game", "mrjack", "--games", "3", "--jobs", "1", "--out", str(out))
    for kind in ("who", "hide"):
        assert run(*mine, "--kind", kind).code == 0
    assert {line.split()[2] for line in lines(out)} == {"hide", "who"}


def test_puzzles_of_an_unknown_kind_are_not_mined(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "found.txt"
    ran = run("puzzles", "mine", "--game", "mrjack", "--kind", "nonsense", "--out", str(out))
    assert (ran.code, "nonsense" in ran.err) == (2, True)
    assert not out.exists()


def test_a_file_is_needed(run: Run) -> None:
    ran = run("puzzles", "mine", "--game", "mrjack", "--games", "1")
    assert (ran.code, "--out" in ran.err) == (2, True)


def test_a_puzzle_that_is_not_true_is_not_proved(run: Run, tmp_path: Path) -> None:
    words = write(first("mrjack", "who")).split(" ")
    words[7] = "3"
    (tmp_path / "wrong.txt").write_text(" ".join(words) + "\n")
    ran = run("puzzles", "prove", str(tmp_path / "wrong.txt"))
    assert ran.code == 2
    assert "equal" in ran.err


def test_puzzles_are_rated(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "rated.txt"
    (tmp_path / "found.txt").write_text(write(first("mrjack", "who")) + "\n")
    for _ in range(2):
        assert run("puzzles", "rate", str(tmp_path / "found.txt"), "--out", str(out), "--each", "3").code == 0
    assert len(lines(out)) == 1
    assert "/350" not in out.read_text()


@pytest.mark.parametrize(("game", "kind"), [("mrjack", "who"), ("mrjack", "save"), ("whitechapel", "home")])
def test_a_puzzle_is_solved(run: Run, game: str, kind: str) -> None:
    puzzle = near([one for one in shipped(game) if one.kind == kind], 1500, "1/0")
    assert puzzle is not None
    sign = " " if kind == "who" else "\n"
    typed = sign.join(puzzle.proof.answer) + "\n"
    ran = run("puzzles", "solve", "--game", game, "--kind", kind, "--count", "1", stdin=typed)
    assert ran.code == 0, ran.err
    assert "Right." in ran.out
    assert "1 of 1 right" in ran.out


def test_a_wrong_answer_is_explained(run: Run) -> None:
    ran = run("puzzles", "solve", "--game", "mrjack", "--kind", "who", "--count", "1", "--lang", "fr", stdin="\n")
    assert "Ce n’est pas juste" in ran.out
    assert "peuvent être Jack" in ran.out or "peut être Jack" in ran.out


def test_drills_are_done(run: Run) -> None:
    ran = run("puzzles", "solve", "--game", "mrjack", "--drill", "--kind", "call", "--count", "2", stdin="0\n8\n")
    assert ran.code == 0, ran.err
    assert "of 2 right" in ran.out


@pytest.mark.parametrize("extra", [("--kind", "nonsense"), ("--drill", "--kind", "nonsense")])
def test_an_unknown_kind_is_refused(run: Run, extra: tuple[str, ...]) -> None:
    assert run("puzzles", "solve", "--game", "mrjack", *extra).code == 2
