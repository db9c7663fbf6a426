"""replay and verify."""

import re
from pathlib import Path

import pytest

from cli.fake_terminal import NAMES, Run, ending, game
from gaslamp.core import record
from gaslamp.core.journal import redact
from gaslamp.core.record import Record, undone
from gaslamp.games import mrjack

SECRET = re.compile(r"(?<!\S)[=+][HWSLMGUB](?!\S)|/\+[HWSLMGUB]")
"""A hidden card in notation: `=M` or `+G`, also at the end of an activation."""


def kept(folder: Path, found: Record) -> str:
    path = folder / "game.record"
    path.write_text(record.write(found))
    return str(path)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("escape", "left the district unseen"),
        ("right", "the detective wins"),
        ("wrong", "The accusation was wrong"),
        ("dawn", "Eight rounds have passed"),
    ],
)
def test_a_story_ends_the_way_the_game_ended(run: Run, tmp_path: Path, reason: str, said: str) -> None:
    found = ending(reason)
    output = run("replay", kept(tmp_path, found)).out.splitlines()
    assert said in output[-2]
    assert output[-1] == f"Jack was {NAMES[found.entries[0].action[1]]}."


def test_an_activation_is_one_line_with_its_words(run: Run, tmp_path: Path) -> None:
    found = ending("dawn")
    output = run("replay", kept(tmp_path, found)).out
    lines = [line for line in output.splitlines() if " plays " in line]
    assert len(lines) == 32
    actions = [part for line in output.splitlines() if line.startswith("  ") for part in line.split()[0].split("/")]
    assert actions == [entry.action for entry in found.entries], "nothing is left out, nothing is told twice"
    assert re.search(
        r"^  L/[A-M]\d/\w\w>\w\w +\w.* plays? Lestrade: walks to \w\d, then moves the cordon from", output, re.M
    ) or (re.search(r"^  L/\w\w>\w\w/[A-M]\d +\w.* plays? Lestrade: moves the cordon from", output, re.M))
    assert [line for line in output.splitlines() if line.startswith("Round")] == [f"Round {n}" for n in range(1, 9)]


def test_an_accusation_shows_both_on_one_hex(run: Run, tmp_path: Path) -> None:
    found = ending("wrong")
    shown = run("replay", kept(tmp_path, found), "--at", str(found.length)).out
    accuser = [entry.action for entry in found.entries if len(entry.action) == 1][-1]
    accused = found.entries[-2].action[1]
    assert re.search(rf"{accuser}!{accused}|{accused}!{accuser}", shown, re.I)


def test_a_call_says_who_is_cleared_and_which_lamp_goes_out(run: Run, tmp_path: Path) -> None:
    output = run("replay", kept(tmp_path, ending("dawn"))).out
    calls = [line for line in output.splitlines() if line.split()[:1] in (["seen"], ["unseen"])]
    assert len(calls) == 8
    assert [("goes out" in line) for line in calls] == [True] * 4 + [False] * 4
    assert any("cleared:" in line for line in calls)


def test_a_seat_is_told_what_it_saw(run: Run, tmp_path: Path) -> None:
    path = kept(tmp_path, undone(ending("dawn"), 60))
    everything = run("replay", path).out
    assert SECRET.search(everything)
    for seat in ("detective", "spectator", "jack"):
        output = run("replay", path, "--as", seat).out
        assert len(output.splitlines()) == len(everything.splitlines())
        assert ("Jack secretly draws" in output) == (seat != "jack")
    assert not SECRET.search(run("replay", path, "--as", "spectator").out)


@pytest.mark.parametrize("seat", ["jack", "detective", "spectator"])
@pytest.mark.parametrize("seed", range(12))
def test_a_seats_record_has_the_same_story_as_the_tables_for_that_seat(
    run: Run, tmp_path: Path, seat: str, seed: int
) -> None:
    """What a seat sees follows from its own record as from the table's."""
    whole = game(seed)
    length = whole.length - 1
    path, own = tmp_path / "whole", tmp_path / "own"
    path.write_text(record.write(undone(whole, length)))
    own.write_text(record.write(redact(mrjack, undone(whole, length), seat)))
    assert run("replay", str(own)).out == run("replay", str(path), "--as", seat).out
    for at in (0, min(5, length), length):
        shown = run("replay", str(own), "--at", str(at))
        assert shown.code == 0
        assert shown.out == run("replay", str(path), "--as", seat, "--at", str(at)).out


def test_a_seats_own_record_of_a_finished_game_invents_no_secrets(run: Run, tmp_path: Path) -> None:
    found = ending("dawn")
    path = kept(tmp_path, redact(mrjack, found, "detective"))
    output, shown = run("replay", path).out, run("replay", path, "--at", str(found.length)).out
    assert not re.search("Jack was [A-Z]", output)
    assert "Eight rounds have passed" in output
    assert re.search(r"Jack is +a secret", shown)
    assert run("replay", path, "--as", "jack").code == 2


def test_a_seats_record_against_the_rules_is_refused(run: Run, tmp_path: Path) -> None:
    found = redact(mrjack, ending("dawn"), "spectator")
    drawn = found.entries[1].action
    others = "".join(letter for letter in "HWSLMGUB" if letter not in drawn)
    path = tmp_path / "impossible"
    path.write_text(record.write(found).replace(f"2 chance {drawn}", f"2 chance {others}"))
    ran = run("replay", str(path))
    assert (ran.code, ran.err) == (2, "That character’s card does not lie face up.\n")


def test_the_board_after_some_actions_is_shown(run: Run, tmp_path: Path) -> None:
    found = ending("dawn")
    path = kept(tmp_path, found)
    assert "four cards are about to be turned up" in run("replay", path, "--at", "1").out
    assert "Eight rounds have passed" in run("replay", path, "--at", str(found.length)).out
    for bad in (str(found.length + 1), "-1", "many"):
        assert run("replay", path, f"--at={bad}").code == 2


def test_a_game_that_goes_on_says_so(run: Run, tmp_path: Path) -> None:
    path = kept(tmp_path, undone(ending("dawn"), 10))
    assert run("replay", path).out.endswith("The game is not over yet.\n")
    assert run("verify", path).err == "The game is not over yet, so there is nothing to prove.\n"


def test_a_record_can_come_from_standard_input(run: Run, tmp_path: Path) -> None:
    found = ending("wrong")
    assert run("replay", "-", stdin=record.write(found)).out == run("replay", kept(tmp_path, found)).out


def test_an_honest_record_is_proved(run: Run, tmp_path: Path) -> None:
    found = ending("escape")
    proved = run("verify", kept(tmp_path, found))
    assert proved.code == 0
    assert proved.err == ""
    assert proved.out.startswith(f"Honest. What was checked:\n- Rules: all {found.length} actions keep the rules.\n")


def test_a_draw_that_is_not_the_seeds_is_found(run: Run, tmp_path: Path) -> None:
    found = ending("dawn")
    text = record.write(found)
    cards = found.entries[1].action
    path = tmp_path / "tampered"
    for other in ("HWSL", "MGUB", "HSMU", "WLGB"):
        path.write_text(text.replace(f"2 chance {cards}\n", f"2 chance {other}\n"))
        assert run("verify", str(path)).code == (0 if other == cards else 2)
    path.write_text(text.replace(f"seed {found.seed.hex()}", "seed " + "00" * 32))
    assert "Not honest" in run("verify", str(path)).err
