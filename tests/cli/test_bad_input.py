"""Whatever one types, the answer is one sentence and exit code 2; never a traceback, never a damaged file."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from cli.fake_terminal import MIDDLE, Ran, Run, ending
from games.whitechapel.terminal.example_games import MIDDLE as STREETS
from gaslamp.core import record
from gaslamp.core.journal import redact
from gaslamp.games import mrjack
from waiting import TIMEOUT_SECONDS

VIEW = mrjack.write(mrjack.view(mrjack.parse_state(MIDDLE), "detective"))


def is_one_sentence(ran: Ran) -> bool:
    return ran.code == 2 and ran.err.count("\n") == 1 and len(ran.err) > 10 and "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        # The command line itself.
        (["dance"], "dance"),
        (["show"], "POSITION"),
        (["show", "mrjack", "twice"], "twice"),
        (["show", "mrjack", "--shiny"], "--shiny"),
        (["show", "mrjack", "--as"], "--as"),
        (["apply", "mrjack"], "ACTION"),
        (["perft", "mrjack"], "DEPTH"),
        (["perft", "mrjack", "deep"], "deep"),
        (["perft", "mrjack", "--", "-1"], "-1"),
        (["perft", "mrjack", "-1"], "-1"),
        (["perft", "mrjack", "1.5"], "1.5"),
        (["perft", "mrjack", "9" * 5000], "999"),
        (["--lang", "klingon", "show", "mrjack"], "klingon"),
        (["--lang"], "--lang"),
        # Positions.
        (["show", ""], "No position begins with"),
        (["show", "chess"], "chess"),
        (["show", "mrjack:edition=third"], "third"),
        (["show", "mrjack:colour=red"], "colour"),
        (["show", "mrjack:edition"], "edition"),
        (["show", "mj0" + MIDDLE[3:]], "mj0"),
        (["show", "mj1"], "edition"),
        (["show", MIDDLE + " more"], "more"),
        (["show", MIDDLE.replace("HG6", "HZ6")], "Z6"),
        (["show", MIDDLE.replace("HG6", "HD6")], "D6"),
        (["show", MIDDLE.replace("HG6", "HE4")], "same hex"),
        (["show", MIDDLE.replace("3.2J", "3.2D")], "3.2J"),
        (["show", MIDDLE.replace("3.2J", "9" * 5000 + ".2J")], "999"),
        (["show", MIDDLE.replace("C2:3", "C2:1")], "lit in round 3"),
        (["show", MIDDLE.replace("revised", "third")], "third"),
        (["show", MIDDLE.replace("J=H", "J=?")], "hidden"),
        (["show", MIDDLE, "--as", "mayor"], "mayor"),
        (["show", VIEW, "--as", "jack"], "another seat"),
        (["show", VIEW.replace("@detective", "@mayor")], "mayor"),
        (["show", VIEW.replace("J=?", "J=H")], "detective"),
        (["legal", "nonsense"], "nonsense"),
        (["apply", VIEW, "H"], "whole position"),
        (["perft", VIEW, "1"], "whole position"),
        # Actions.
        (["apply", MIDDLE, "Z9"], "Z9"),
        (["apply", MIDDLE, ""], "no action"),
        (["apply", MIDDLE, "H", "/"], "no action"),
        (["apply", MIDDLE, "W"], "face up"),
        (["apply", MIDDLE, "E4"], "waits for something else"),
        (["apply", MIDDLE, "B", "A3"], "walk cannot end there"),
        (["apply", MIDDLE, "H", "NE"], "only Jack can"),
        (["apply", MIDDLE, "S", "B7>F2"], "lit lamp"),
        (["apply", MIDDLE, "S", "C2>E4"], "E4"),
        (["apply", MIDDLE, "@H"], "waits for something else"),
        # Records.
        (["replay", "/nowhere/at/all"], "/nowhere/at/all"),
        (["replay", "/"], "folder"),
        (["verify", "/nowhere/at/all"], "/nowhere/at/all"),
        (["verify", "\0"], "cannot be read"),
        (["replay", "/dev/zero"], "too big"),
        (["verify", "-"], "not a Gaslamp record"),
        # Playing.
        (["play", "chess"], "chess"),
        (["play"], "GAME"),
        (["play", "mrjack", "--as", "mayor"], "mayor"),
        (["play", "mrjack", "--as", "jack", "--option", "edition=third"], "third"),
        (["play", "mrjack", "--as", "jack", "--option", "edition"], "edition"),
        (["play", "mrjack", "--as", "jack", "--record", "/nowhere/at/all"], "/nowhere/at/all"),
        (["play", "mrjack", "--as", "jack", "--record", "/"], "folder"),
        # Letters from Whitechapel.
        (["show", "whitechapel:hands=BB/YN/RG"], "BB/YN/RG"),
        (["show", "whitechapel:hands=B/YN"], "each of BYNRG once"),
        (["show", "whitechapel:letters=maybe"], "maybe"),
        (["show", "whitechapel:horses=on"], "horses"),
        (["show", "whitechapel", "--as", "detective"], "use jack, police, spectator"),
        (["show", "whitechapel:hands=B/YN/RG", "--as", "police"], "police1, police2, police3"),
        (["show", "mrjack", "--as", "police"], "use jack, detective, spectator"),
        (["show", "whitechapel", "--section", "D/a"], "use A/b, B/b, C/b"),
        (["show", "mrjack", "--section", "A/a"], "no sections"),
        (["show", STREETS.replace("Yx124", "Yx400")], "number of a crossing"),
        (["show", STREETS.replace("Yx124", "Y124")], "124"),
        (["show", STREETS.replace("66/-", "196/-")], "number of a circle"),
        (["show", STREETS.replace("2.clue", "5.clue")], "night"),
        (["show", STREETS.replace("2.clue", "2.tea")], "tea"),
        (["show", STREETS.replace("II-==~", "VI-==~")], "VI-==~"),
        (["show", STREETS.replace("h=64", "h=?")], "hidden"),
        (["show", STREETS.replace("h=64", "h=65")], "secrets contradict"),
        (["show", STREETS.replace("GY 21", "G 21")], "Head tiles"),
        (["show", STREETS.replace(";s=21-20", "")], "secrets"),
        (["show", STREETS + " @police1"], "use @jack, @police, @spectator"),
        (["show", STREETS + " @police"], "not what @police sees"),
        (["apply", "whitechapel", "h=3"], "never red"),
        (["apply", "whitechapel", "196"], "from 1 to 195"),
        (["apply", "whitechapel", "h=0"], "number of a circle"),
        (["apply", "whitechapel", "-41"], "waits for something else"),
        (["apply", "whitechapel", "h=64", "1"], "No unmarked woman"),
        (["apply", STREETS, "+"], "contradicts the secrets"),
        (["play", "whitechapel", "--as", "detective"], "use jack, police or both"),
        (["play", "whitechapel", "--as", "police2"], "police2"),
        (["play", "whitechapel", "--as", "jack", "--option", "hands=BYNR"], "BYNR"),
    ],
)
def test_one_clear_sentence(run: Run, arguments: list[str], said: str) -> None:
    ran = run(*arguments)
    assert is_one_sentence(ran), ran
    assert ran.out == ""
    assert said in ran.err


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_sentence_is_in_the_readers_language(run: Run, language: str) -> None:
    assert run("apply", MIDDLE, "W", "--lang", language).err != run("apply", MIDDLE, "W").err


def test_an_error_is_short_and_has_no_control_characters(run: Run) -> None:
    ran = run("apply", MIDDLE, "\x1b[2J" + "Z" * 9000)
    assert is_one_sentence(ran)
    assert "\x1b" not in ran.err
    assert len(ran.err) < 300


FINISHED = ending("dawn")
TEXT = record.write(FINISHED)


@pytest.mark.parametrize(
    ("part", "instead", "said"),
    [
        (TEXT, "", "not a Gaslamp record"),
        ("record 1", "record 3", "not a Gaslamp record"),
        ("mrjack mj1", "mrjack mj0", "mj0"),
        ("mrjack mj1", "chess c1", "chess"),
        ("options edition=revised", "options edition=third", "third"),
        ("options", "choices", "choices"),
        ("eyes table\n", "", "eyes"),
        ("\n4 ", "\n5 ", "number 4"),
        ("1 chance =", "1 jack =", "jack"),
        ("closed", "opened", "not complete"),
        ("jack dawn", "detective right", "end"),
        ("seed ", "seed zz", "hexadecimal"),
        ("promise ", "promise 00", "Not honest"),
        (f"1 chance {FINISHED.entries[0].action}", "1 chance =?", "action 1 (=?) is against the rules"),
    ],
)
def test_a_damaged_record_is_refused_and_left_as_it_is(
    run: Run, tmp_path: Path, part: str, instead: str, said: str
) -> None:
    path = tmp_path / "damaged"
    assert part in TEXT
    path.write_text(TEXT.replace(part, instead))
    before = path.read_bytes()
    ran = run("verify", str(path))
    assert is_one_sentence(ran), ran
    assert said in ran.err
    run("replay", str(path))
    played = run("play", "mrjack", "--as", "jack", "--record", str(path))
    assert is_one_sentence(played), played
    assert path.read_bytes() == before


def test_a_binary_file_is_refused_and_left_as_it_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(bytes(range(256)))
    for arguments in (
        ["replay", str(path)],
        ["verify", str(path)],
        ["play", "mrjack", "--as", "jack", "--record", str(path)],
    ):
        assert is_one_sentence(run(*arguments))
    assert path.read_bytes() == bytes(range(256))
    assert is_one_sentence(run("show", "-", stdin=b"\xff\xfe"))


def test_a_record_cut_at_any_byte_is_refused_and_left_as_it_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cut"
    commands = (["verify", str(path)], ["replay", str(path)], ["play", "mrjack", "--as", "jack", "--record", str(path)])
    whole = record.write(ending("wrong")).encode()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        # All three read the file the same way; taking turns keeps this quick.
        ran = run(*commands[length % 3])
        assert is_one_sentence(ran), (length, ran)
        assert path.read_bytes() == whole[:length]


def test_wrong_arguments_and_files_never_cause_an_unexpected_error(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GASLAMP_DEBUG", "1")  # a mistake of ours comes out as it is
    rng = Random(1888)
    path = tmp_path / "spoiled"
    own = record.write(redact(mrjack, FINISHED, "detective"))
    for _ in range(60):
        path.write_text(_spoiled(rng, rng.choice((TEXT, own))))
        assert run(rng.choice(("verify", "replay")), str(path)).code in (0, 2)
        assert run(rng.choice(("show", "legal")), _spoiled(rng, rng.choice((MIDDLE, VIEW)))).code in (0, 2)


def _spoiled(rng: Random, text: str) -> str:
    at, count = rng.randrange(len(text)), rng.randrange(3)
    noise = "".join(rng.choice("ABGHJMSUW0129:,/;=?+^@x>.- \n\t\0é") for _ in range(rng.randrange(3)))
    return text[:at] + noise + text[at + count :]


def test_a_seats_own_record_is_of_use_to_that_seat_only(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "seen"
    path.write_text(record.write(redact(mrjack, FINISHED, "detective")))
    for arguments in (
        ["verify", str(path)],
        ["replay", str(path), "--as", "jack"],
        ["play", "mrjack", "--as", "detective", "--record", str(path)],
    ):
        assert is_one_sentence(run(*arguments))


def test_a_read_only_folder_is_reported_before_the_game_begins(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("here")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert is_one_sentence(run("play", "mrjack", "--as", "jack"))


def test_even_a_mistake_of_ours_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.cli.positions.show", lambda *_, **__: 1 / 0)
    ran = run("show", "mrjack")
    assert is_one_sentence(ran)
    assert "ZeroDivisionError" in ran.err


def test_the_installed_command_reports_errors_and_ignores_a_closed_pipe() -> None:
    command = Path(sys.executable).with_name("gaslamp")
    environment = {**os.environ, "GASLAMP_LANG": "en"}
    refused = subprocess.run(
        [command, "apply", "mrjack", "Z9"], capture_output=True, text=True, env=environment, timeout=TIMEOUT_SECONDS
    )
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "There is no action “Z9”.\n"
    with subprocess.Popen(
        [command, "legal", "mrjack"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as piped:
        assert piped.stdout is not None
        assert piped.stderr is not None
        piped.stdout.close()
        assert piped.stderr.read() == b""


def test_a_terminal_without_accents_still_gets_an_answer() -> None:
    command = Path(sys.executable).with_name("gaslamp")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "GASLAMP_LANG": "fr"}
    shown = subprocess.run([command, "show", "mrjack"], capture_output=True, env=environment, timeout=TIMEOUT_SECONDS)
    assert (shown.returncode, shown.stderr) == (0, b"")
