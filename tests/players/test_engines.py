"""Programs that speak the engine protocol: ours as an engine, and others as players."""

import io
import os
import shutil
import sys
from pathlib import Path
from random import Random

import pytest

import gaslamp
from gaslamp.arena import engines
from gaslamp.arena.numbered_game import Fixture, play
from gaslamp.arena.pairing import Lineup, agreed, check
from gaslamp.arena.result import Result, parse, write
from gaslamp.core.errors import NotWellFormed
from gaslamp.parts.player import Forfeit, Knowledge, Thinking
from gaslamp.players.engines.process import EngineProcess
from gaslamp.players.engines.speaker import Speaker
from gaslamp.server.machines import redis_queue

BOTS = Path(__file__).parent.parent.parent / "examples" / "bots"
RULES = agreed("mrjack", {})
PYTHON_BOT = f"{sys.executable} {BOTS / 'random_bot.py'}"

GREETING = "import sys, time; print('ready', flush=True); "
"""The beginning of a program that is asked once."""


def played(jack: str, detective: str) -> Result:
    return play(Fixture(RULES, "engines", Lineup(jack, detective), 1))


def program(path: Path, code: str) -> str:
    """The command of a program that runs this code as soon as it is asked."""
    path.write_text(f"{GREETING}\nfor line in sys.stdin:\n    if line.startswith('go'):\n        {code}\n")
    return f"cmd:{sys.executable} {path}"


def test_a_bot_in_python_plays_a_whole_game() -> None:
    assert played(f"cmd:{PYTHON_BOT}", "random").reason in ("right", "wrong", "dawn", "escape")


def test_a_bot_in_javascript_plays_a_whole_game() -> None:
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    assert played("random", f"cmd:{node} {BOTS / 'random_bot.mjs'}").reason in ("right", "wrong", "dawn", "escape")


@pytest.mark.parametrize("bot", sorted(BOTS.iterdir()), ids=lambda bot: bot.name)
def test_an_example_bot_can_be_copied_and_started_by_its_name(bot: Path) -> None:
    assert os.access(bot, os.X_OK)
    assert bot.read_text("utf-8").startswith("#!/usr/bin/env " + {".py": "python3\n", ".mjs": "node\n"}[bot.suffix])


def test_our_own_engine_plays_against_a_bot() -> None:
    ours = f"cmd:{sys.executable} -m gaslamp engine mrjack --level greedy"
    assert played(ours, f"cmd:{PYTHON_BOT}").reason in ("right", "wrong", "dawn", "escape")


@pytest.mark.parametrize(
    ("code", "reason", "detail"),
    [
        ("print('best Z9', flush=True)", "engine-illegal", "Z9"),
        ("print('error no idea', flush=True)", "engine-error", "no idea"),
        ("sys.exit('out of ideas')", "engine-ended", "out of ideas"),
    ],
)
def test_a_program_that_fails_loses_with_the_reason(tmp_path: Path, code: str, reason: str, detail: str) -> None:
    lost = played(program(tmp_path / "bot.py", code), "random")
    assert (lost.winner, lost.reason) == ("detective", reason)
    assert detail in lost.detail
    assert parse(write(lost)).detail == lost.detail


def test_a_program_that_does_not_answer_loses(tmp_path: Path) -> None:
    command = engines.command(program(tmp_path / "bot.py", "time.sleep(60)"))
    known = detectives_knowledge()
    with EngineProcess("mrjack", "detective", command, seconds=0.1) as player, pytest.raises(Forfeit, match="too-slow"):
        player.choose(known, Random(1), Thinking())


def test_the_arena_gives_a_program_the_time_that_was_asked_for(tmp_path: Path) -> None:
    command = program(tmp_path / "bot.py", "print('error I have', line.split()[1], flush=True)")
    told = {play(Fixture(RULES, "engines", Lineup(command, "random"), 1, engine_seconds=s)).detail for s in (0.25, 60)}
    assert {text.partition(";")[0] for text in told} == {"I have 250", "I have 60000"}


def test_a_program_that_is_not_there_loses() -> None:
    assert played("random", "cmd:/no/such/program").reason == "engine-missing"


def test_an_engine_is_told_only_what_its_seat_knows(tmp_path: Path) -> None:
    code = f"open({str(tmp_path / 'heard')!r}, 'a').write(line)"
    heard = []
    for jack in "HB":
        bot = tmp_path / "bot.py"
        bot.write_text(f"{GREETING}\nfor line in sys.stdin:\n    {code}\n    'go' in line and sys.exit()\n")
        (tmp_path / "heard").write_text("")
        match = gaslamp.Match("mrjack", seed=1, actions=[f"={jack}", "WSLM"])
        with (
            EngineProcess("mrjack", "detective", f"{sys.executable} {bot}", seconds=5) as player,
            pytest.raises(Forfeit),
        ):
            player.choose(knowledge(match), Random(1), Thinking())
        heard.append((tmp_path / "heard").read_text())
    assert "choices W S L M" in heard[0]
    assert heard[0] == heard[1]


def test_a_worker_runs_no_programs() -> None:
    body = {"game": "mrjack", "options": {}, "seed": "1", "players": ["random", "cmd:id"], "deal": 1}
    with pytest.raises(NotWellFormed, match="engine-on-worker"):
        redis_queue.read_fixture(body)


def test_a_command_must_be_named() -> None:
    with pytest.raises(NotWellFormed, match="no-command"):
        check(RULES, Lineup("random", "cmd:"))


def test_stop_makes_our_engine_answer_at_once() -> None:
    lines = [*opening(), "go 3600000", "stop", "quit"]
    assert answers(lines)[-1].startswith("best ")


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("gaslamp 2", "unknown-protocol"),
        ("new chess c1 -", "wrong-rules"),
        ("seat ann", "unknown-seat"),
        ("did 7 jack L", "actions"),
        ("view nonsense", "error"),
        ("go soon", "milliseconds"),
        ("ponder", "unknown-line"),
        ("set level grandmaster", "unknown-player"),
        ("set hash 64", "unknown-option"),
    ],
)
def test_a_wrong_line_is_answered_with_an_error(line: str, error: str) -> None:
    said = answers([*opening(), line, "quit"])[-1]
    assert said.startswith("error ")
    assert error in said


def test_our_engine_is_asked_before_it_has_a_view() -> None:
    assert "no-view" in answers(["gaslamp 1", "new mrjack mj1 -", "go 100", "quit"])[-1]


def test_our_engine_chooses_nothing_for_another_seat() -> None:
    lines = [line.replace("seat detective", "seat jack") for line in opening()]
    assert "no-choice" in answers([*lines, "go 100", "quit"])[-1]


def test_the_level_of_our_engine_can_be_set() -> None:
    assert answers([*opening(), "set level random", "go 100", "quit"])[-1].startswith("best ")


def knowledge(match: gaslamp.Match) -> Knowledge:
    seat = match.actor
    assert seat is not None
    view = match.view(seat)
    return Knowledge(seat, view, match.record(seat), match.game.choices(view))


def detectives_knowledge() -> Knowledge:
    return knowledge(gaslamp.Match("mrjack", seed=1))


def opening() -> list[str]:
    """What an engine at the detective's seat is told until its first choice."""
    match = gaslamp.Match("mrjack", seed=1)
    seen = match.record("detective").entries
    return [
        "gaslamp 1",
        "new mrjack mj1 edition=revised",
        "seat detective",
        *(f"did {number} {entry.seat} {entry.action}" for number, entry in enumerate(seen, 1)),
        f"view {match.game.write(match.view('detective'))}",
        f"choices {' '.join(match.actions)}",
    ]


def answers(lines: list[str]) -> list[str]:
    out = io.StringIO()
    Speaker("mrjack", "casual", out, Random(1)).run(iter(lines))
    return out.getvalue().splitlines()
