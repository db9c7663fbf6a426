"""Whole games in the terminal: every role, resumed, taken back, handed over."""

import re
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from cli.fake_terminal import NAMES, Run, first_card, jack_of, typed
from gaslamp.cli import main
from gaslamp.core import journal, record
from gaslamp.core.record import Entry
from gaslamp.games import mrjack
from gaslamp.games.mrjack.notation.names import LETTERS
from gaslamp.games.mrjack.rules.actions import Accuse
from waiting import TIMEOUT_SECONDS


@pytest.mark.parametrize("role", ["jack", "detective", "both"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_can_be_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, role: str, seed: int
) -> None:
    path = tmp_path / "game.record"
    with monkeypatch.context() as patched:
        played = typed(patched, path, "--as", role, "--record", str(path), seed=seed)
    assert played.code == 0
    assert re.search(r"(Jack|the detective) wins", played.out)
    assert f"Jack was {jack_of(path)}." in played.out
    assert str(path) in played.out
    assert f"gaslamp verify {path}" in played.out
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.startswith("Honest")


def test_without_a_role_one_is_asked_for(monkeypatch: pytest.MonkeyPatch, own: Path) -> None:
    played = typed(monkeypatch, own, stop=3)
    assert played.out.startswith("Whom do you play: jack, detective or both? [detective] ")
    assert "The detective, your move" in played.out


def test_a_slip_can_be_taken_back(run: Run, own: Path) -> None:
    card = first_card(run, own)
    before = record.parse(own.read_text())
    undone = run("play", "mrjack", "--as", "detective", stdin=f"{card}\nundo\n")
    assert "Taken back." in undone.out
    assert replace(record.parse(own.read_text()), branches=()) == before


def test_what_was_taken_back_stays_in_the_chain(run: Run, own: Path) -> None:
    card = first_card(run, own)
    run("play", "mrjack", "--as", "detective", stdin=f"{card}\nundo\n")
    length = record.parse(own.read_text()).length
    assert f"dropped {length + 1} detective open {card}\nundone {length}\n" in own.read_text()


def test_nothing_is_taken_back_past_a_card_or_somebody_elses_move(run: Run, own: Path) -> None:
    first_card(run, own)
    before = own.read_text()
    refused = run("play", "mrjack", "--as", "detective", stdin="undo\n")
    assert "There is nothing to take back" in refused.out
    assert own.read_text() == before


def test_an_alibi_once_drawn_cannot_be_drawn_again(run: Run, tmp_path: Path) -> None:
    """Holmes draws after his walk: his turn is over, and with it the way back."""
    for seed in range(50):
        path = tmp_path / f"{seed}.record"
        run("play", "mrjack", "--as", "both", "--record", str(path), seed=seed)
        if "H" in record.parse(path.read_text()).entries[1].action:
            break
    played = run("play", "mrjack", "--as", "both", "--record", str(path), stdin="\nH/G5\n\nundo\n", seed=seed)
    assert "There is nothing to take back" in played.out
    assert [entry.action[0] for entry in record.parse(path.read_text()).entries[2:]] == ["H", "G", "+"]


def test_several_actions_are_made_at_once_or_not_at_all(run: Run, own: Path) -> None:
    card = first_card(run, own)
    before = own.read_text()
    for wrong in (f"{card}/Z9", f"{card}/{card}", f"{card}/A9", f"{card}//"):
        ran = run("play", "mrjack", "--as", "detective", stdin=f"{wrong}\n")
        assert ran.code == 0
        assert own.read_text() == before


def test_an_action_may_be_typed_in_small_letters(run: Run, own: Path) -> None:
    card = first_card(run, own)
    run("play", "mrjack", "--as", "detective", stdin=f"{card.lower()}\n")
    assert record.parse(own.read_text()).entries[-1].action == card


def test_text_that_is_no_action_is_explained(run: Run) -> None:
    ran = run("play", "mrjack", "--as", "detective", stdin="hello\n\n@m\n")
    assert "There is no action “hello”." in ran.out
    assert "the game waits for something else" in ran.out


def test_bytes_that_are_no_text_are_explained_too(run: Run, own: Path) -> None:
    ran = run("play", "mrjack", "--as", "detective", stdin=b"\xff\xfe\n")
    assert ran.code == 0
    assert "There is no action" in ran.out
    assert own.exists()


def test_help_and_the_list_of_choices_are_a_word_away(run: Run) -> None:
    ran = run("play", "mrjack", "--as", "detective", stdin="?\nlist\nboard\n")
    assert re.search("^  E4 +walk to E4$", ran.out, re.M)
    assert "undo" in ran.out
    assert re.search(r"^[HWSLMGUB]  play \w", ran.out, re.M)
    assert ran.out.count("_A3_") == 2


def test_walks_are_listed_and_pointed_out_on_the_board(run: Run, own: Path) -> None:
    card = first_card(run, own)
    ran = run("play", "mrjack", "--as", "detective", stdin=f"{card}\n")
    listed = re.findall(r"[A-M][1-9]", re.findall(r"Walk to +(.*(?:\n {5,}.*)*)", ran.out)[-1])
    assert sorted(set(re.findall(r">([A-M]\d)<", ran.out))) == sorted(listed)


def within_reach(run: Run, tmp_path: Path) -> tuple[str, str, str]:
    """A file, a card and an accusation that its character can make at once."""
    path = tmp_path / "game.record"
    run("play", "mrjack", "--as", "detective", "--record", str(path))
    state = journal.resume(mrjack, record.parse(path.read_text())).state
    for pick in mrjack.legal(state):
        for action in mrjack.legal(mrjack.apply(state, pick)):
            if isinstance(action, Accuse):
                return str(path), mrjack.write(pick), mrjack.write(action)
    raise LookupError("nobody is near enough")


def test_an_accusation_asks_once(run: Run, tmp_path: Path) -> None:
    path, card, accusation = within_reach(run, tmp_path)
    question = f"Accuse {NAMES[accusation[1]]}? If that is wrong, Jack wins at once."
    arguments = ("play", "mrjack", "--as", "detective", "--record", path)
    no = run(*arguments, stdin=f"{card}\n{accusation}\nno\nundo\n")
    assert question in no.out
    assert "Not done." in no.out
    assert record.parse(Path(path).read_text()).outcome is None
    yes = run(*arguments, stdin=f"{card}/{accusation}\nyes\n")
    assert yes.out.count(question) == 1
    assert "The accusation was" in yes.out
    assert record.parse(Path(path).read_text()).outcome is not None


def test_leaving_asks_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The typist plays both sides and answers yes; in some of the games Jack gets away."""
    for seed in range(40):
        path = tmp_path / f"{seed}.record"
        with monkeypatch.context() as patched:
            played = typed(patched, path, "--as", "both", "--record", str(path), seed=seed)
        if "left the district" in played.out:
            assert played.out.count("now and win? (yes or no)") == 1
            return
    pytest.fail("nobody ever left")


@pytest.mark.parametrize("seed", range(4))
def test_the_detectives_screens_never_show_who_jack_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    path = tmp_path / "game.record"
    with monkeypatch.context() as patched:
        played = typed(patched, path, "--as", "both", "--record", str(path), seed=seed)
    running = played.out[: played.out.rindex("your move (? for help)")]
    screens = re.split(r"Hand over to (.*?), then press Enter\. ", running)[1:]
    shown = list(zip(screens[::2], screens[1::2], strict=True))
    assert {seat for seat, _ in shown} == {"Jack", "the detective"}
    assert all(one[0] != other[0] for one, other in pairwise(shown)), "a curtain at every change"
    for seat, text in shown:
        assert "your move (? for help)" in text
        identities = set(re.findall(r"Jack is +(\S.*?) *\n", text))
        if seat == "Jack":
            assert all(one.startswith(jack_of(path)) for one in identities)
        else:
            assert identities == {"a secret"}
            assert "hides behind " not in text.replace("the character he hides behind", "")
            assert not re.search(r"(?<!\S)=[HWSLMGUB](?!\S)", text)
            assert not re.search(r"Jack, your move", text)


def test_the_detectives_screen_does_not_depend_on_who_jack_is(run: Run, tmp_path: Path) -> None:
    """Twin worlds: until the first call nothing that the detective sees may depend on the card Jack drew."""
    path = tmp_path / "game.record"
    run("play", "mrjack", "--as", "detective", "--record", str(path))
    kept = record.parse(path.read_text())
    card = kept.entries[1].action[0]
    screens = set()
    for letter in LETTERS:
        path.write_text(record.write(replace(kept, entries=(Entry("chance", f"={letter}"), *kept.entries[1:]))))
        screens.add(
            run("play", "mrjack", "--as", "detective", "--record", str(path), stdin=f"list\n{card}\nlist\n").out
        )
        screens.add(run("replay", str(path), "--as", "jack").out)
    assert len(screens) == 1 + len(LETTERS), "one for the detective, eight for Jack"


def test_a_lone_detective_is_not_told_either(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    with monkeypatch.context() as patched:
        played = typed(patched, path, "--as", "detective", "--record", str(path), seed=5)
    running = played.out[: played.out.rindex("your move (? for help)")]
    assert set(re.findall(r"Jack is +(\S.*?) *\n", running)) == {"a secret"}
    assert "Jack hides behind" not in running


def test_a_game_can_be_played_in_french_and_italian(run: Run) -> None:
    assert "enquêteur, à vous" in run("play", "mrjack", "--as", "detective", "--lang", "fr").out
    assert "Saved" not in run("play", "mrjack", "--as", "detective", "--lang", "it").out


def test_the_installed_command_plays_from_a_pipe(tmp_path: Path) -> None:
    command = Path(sys.executable).with_name("gaslamp")
    path = tmp_path / "game.record"
    played = subprocess.run(
        [command, "play", "mrjack", "--as", "detective", "--record", path],
        input="?\nquit\n",
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert record.parse(path.read_text()).length == 2
