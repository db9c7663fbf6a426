"""The file a game is kept in: resumed, set aside, never damaged."""

from pathlib import Path

import pytest

from cli.fake_terminal import Run, first_card, typed
from gaslamp.core import record


def test_a_game_of_ones_own_gets_a_dated_name_when_it_is_over(monkeypatch: pytest.MonkeyPatch, own: Path) -> None:
    with monkeypatch.context() as patched:
        typed(patched, own, "--as", "detective")
    with monkeypatch.context() as patched:
        typed(patched, own, "--as", "detective", seed=2)
    assert sorted(path.name for path in own.parent.iterdir()) == [
        "mrjack-1888-11-09-223000-2.record",
        "mrjack-1888-11-09-223000.record",
    ]


def test_a_finished_game_left_in_the_way_is_set_aside_not_overwritten(
    monkeypatch: pytest.MonkeyPatch, run: Run, own: Path
) -> None:
    with monkeypatch.context() as patched:
        typed(patched, own, "--as", "jack")
    (finished,) = own.parent.iterdir()
    text = finished.read_text()
    finished.rename(own)
    assert run("play", "mrjack", "--as", "detective").code == 0
    assert finished.read_text() == text
    assert "open" in own.read_text()


def test_a_finished_file_is_not_played_on(monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    with monkeypatch.context() as patched:
        typed(patched, path, "--as", "jack", "--record", str(path))
    text = path.read_text()
    refused = run("play", "mrjack", "--as", "jack", "--record", str(path))
    assert refused.code == 2
    assert "is over" in refused.err
    assert path.read_text() == text


def test_a_game_goes_on_where_it_was_left(monkeypatch: pytest.MonkeyPatch, run: Run, own: Path) -> None:
    with monkeypatch.context() as patched:
        first = typed(patched, own, "--as", "detective", stop=9)
    assert first.code == 0
    assert "Saved. Continue with: gaslamp play mrjack --as detective" in first.out
    before = record.parse(own.read_text())
    assert before.length > 9
    again = run("play", "mrjack", "--as", "detective")
    assert again.code == 0
    assert f"continues after {before.length} actions" in again.out
    assert record.parse(own.read_text()) == before, "looking changes nothing"
    with monkeypatch.context() as patched:
        assert "wins" in typed(patched, own, "--as", "detective").out


def test_the_end_of_input_saves_and_says_goodbye(run: Run, own: Path) -> None:
    for stdin in ("", "\n", "detective\n", "detective\nquit\n", "jack\nexit\n", "both\n", "both\n\n"):
        ran = run("play", "mrjack", stdin=stdin)
        assert (ran.code, ran.err) == (0, ""), stdin
    assert record.parse(own.read_text()).length >= 2


def test_an_interruption_saves_too(monkeypatch: pytest.MonkeyPatch, run: Run, own: Path) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = run("play", "mrjack", "--as", "detective")
    assert ran.code == 130
    assert "Saved." in ran.out
    assert record.parse(own.read_text()).length == 2


def test_a_move_is_on_the_disk_before_the_next_prompt(run: Run, own: Path) -> None:
    run("play", "mrjack", "--as", "detective", stdin="")
    (card, *_) = record.parse(own.read_text()).entries[1].action
    run("play", "mrjack", "--as", "detective", stdin=card)
    assert record.parse(own.read_text()).entries[2].action == card


def test_options_are_kept_and_cannot_be_changed_on_the_way(run: Run, own: Path) -> None:
    assert run("play", "mrjack", "--as", "jack", "--option", "edition=first").code == 0
    assert "edition=first" in own.read_text()
    assert run("play", "mrjack", "--as", "jack", "--option", "edition=first").code == 0
    assert run("play", "mrjack", "--as", "jack").code == 0
    other = run("play", "mrjack", "--as", "jack", "--option", "edition=revised")
    assert other.code == 2
    assert "begun with edition=first" in other.err


def test_a_crash_while_saving_leaves_only_the_old_file(monkeypatch: pytest.MonkeyPatch, run: Run, own: Path) -> None:
    card = first_card(run, own)
    before = own.read_text()

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    ran = run("play", "mrjack", "--as", "detective", stdin=f"{card}\n")
    assert ran.code == 2
    assert "No space left" in ran.err
    assert own.read_text() == before
    assert [path.name for path in own.parent.iterdir()] == [own.name]
