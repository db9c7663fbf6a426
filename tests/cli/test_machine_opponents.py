"""Machine opponents in the terminal: named, given only what their seats know, and shown while they think."""

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from cli.fake_terminal import Run
from gaslamp.cli import thinking_indicator
from gaslamp.core import journal, record
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.parts.plain import random_player
from gaslamp.parts.player import Knowledge, Thinking
from gaslamp.players import levels
from waiting import wait_until


class Listening:
    """Plays at random and remembers what it was told."""

    def __init__(self) -> None:
        self.known: list[Knowledge] = []

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        self.known.append(known)
        thinking.progress(0.5)
        return random_player.choose(known, rng, thinking)


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> Listening:
    player = Listening()
    monkeypatch.setattr(levels, "seated", lambda _game, _seat, _name: player)
    return player


def kept(path: Path) -> Record:
    return record.parse(path.read_text())


def test_the_opponent_is_named_at_the_start_and_in_the_way_back(run: Run) -> None:
    ran = run("play", "mrjack", "--as", "detective", "--against", "greedy")
    assert "The machine plays at the level “greedy”." in ran.out
    assert "gaslamp play mrjack --as detective --against greedy" in ran.out


def test_a_game_remembers_its_opponent(run: Run, own: Path) -> None:
    run("play", "mrjack", "--as", "detective", "--against", "greedy")
    assert kept(own).players == {"jack": "greedy"}
    assert "Jack: a machine, level “greedy”." in run("replay", str(own)).out
    assert "level “greedy”" in run("play", "mrjack", "--as", "detective").out, (
        "without a level the same machine plays again"
    )
    run("play", "mrjack", "--as", "detective", "--against", "random")
    assert kept(own).players == {"jack": "random"}


def test_a_machine_is_not_told_the_level_of_another(run: Run, own: Path, listening: Listening) -> None:
    run("play", "mrjack", "--as", "jack", "--against", "greedy", seed=3)
    assert kept(own).players == {"detective": "greedy"}
    assert all(known.record.players == {} for known in listening.known)


def test_everybody_at_one_screen_needs_no_machine(run: Run) -> None:
    ran = run("play", "mrjack", "--as", "both")
    assert "The machine plays" not in ran.out
    assert "--against" not in ran.out


def test_an_unknown_opponent_is_refused_before_anything_is_written(run: Run, own: Path) -> None:
    for name in ("wizard", "cheat"):
        ran = run("play", "mrjack", "--as", "jack", "--against", name)
        assert (ran.code, ran.out) == (2, "")
        assert f"There is no player “{name}”" in ran.err
        assert not own.exists()


def test_a_machine_gets_only_what_its_seat_saw(run: Run, own: Path, listening: Listening) -> None:
    run("play", "mrjack", "--as", "jack", stdin="", seed=3)
    assert len(listening.known) >= 2, "a card and what it does"
    for known in listening.known:
        so_far = record.undone(kept(own), known.record.length)
        assert known.seat == "detective"
        assert known.record == journal.redact(mrjack, so_far, "detective")
        assert known.view == mrjack.view(journal.resume(mrjack, so_far).state, "detective")


def test_what_was_taken_back_is_unsaid_for_the_machine_too(run: Run, own: Path, listening: Listening) -> None:
    """The detective plays a card, takes it back and plays another; then it is Jack's turn."""
    run("play", "mrjack", "--as", "detective", stdin="")
    first, second, *_ = kept(own).entries[1].action
    state = journal.resume(mrjack, kept(own)).state
    typed = [first, "undo", second]
    state = mrjack.apply(state, mrjack.parse_action(second))
    while mrjack.actor(state) == "detective":
        action = mrjack.legal(state)[0]
        typed.append(mrjack.write(action))
        state = mrjack.apply(state, action)
    run("play", "mrjack", "--as", "detective", stdin="\n".join(typed) + "\n")
    assert listening.known, "it was asked"
    known = listening.known[0]
    assert known.record == journal.redact(mrjack, record.undone(kept(own), known.record.length), "jack")


def test_an_interruption_while_the_machine_thinks_saves_and_leaves(
    run: Run, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted:
        def choose(self, *_: object) -> Any:
            raise KeyboardInterrupt

    monkeypatch.setattr(levels, "seated", lambda _game, _seat, _name: Interrupted())
    ran = run("play", "mrjack", "--as", "jack")
    assert ran.code == 130
    assert "Saved. Continue with: gaslamp play mrjack --as jack --against random" in ran.out
    assert kept(own).length == 2


def test_a_machine_that_thinks_for_long_is_shown_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_indicator, "DELAY_SECONDS", 0.0)
    terminal = io.StringIO()
    with thinking_indicator.thinking_bar(screen(terminal), "Jack is thinking…"):
        wait_until(lambda: "Jack is thinking…" in terminal.getvalue(), "the bar")


def test_a_machine_that_is_quick_is_not_shown_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_indicator, "DELAY_SECONDS", 3600.0)
    terminal = io.StringIO()
    with thinking_indicator.thinking_bar(screen(terminal), "Jack is thinking…") as report:
        report(0.25)
    assert "Jack" not in terminal.getvalue()


def test_nothing_is_shown_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe gets no bar, and no timer is started for one."""
    monkeypatch.delattr(thinking_indicator, "Timer")
    pipe = io.StringIO()
    with thinking_indicator.thinking_bar(Console(file=pipe), "Jack is thinking…") as report:
        report(0.5)
    assert pipe.getvalue() == ""


def screen(terminal: io.StringIO) -> Console:
    return Console(file=terminal, force_terminal=True, width=80)
