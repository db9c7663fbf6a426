"""The server is measured end to end, with short time limits."""

import asyncio
import json
from pathlib import Path

import pytest

from gaslamp.bench import boardgame_io, processes, server, visitors
from gaslamp.cli import main


def test_the_server_is_measured_against_a_bare_socket(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    brief = {
        "TABLES": (2, 4),
        "CONNECTIONS": 4,
        "ROUNDS": 1,
        "SLICE_SECONDS": 1.0,
        "PAUSE_SECONDS": 0.1,
        "PACED_SECONDS": 1.5,
    }
    monkeypatch.setattr(boardgame_io, "is_there", lambda: False)
    for name, value in (brief | {"EARLY": 1, "LATE": 10, "COMPARED": 5}).items():
        monkeypatch.setattr(server, name, value)
    assert main(["bench", "server", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["server_vs_bare_commit"] > 0
    assert figures["bare_commits_per_second"] > 0
    assert figures["server_late_over_early_move"] > 0
    for number in (2, 4):
        assert figures[f"server_moves_per_second_{number}"] > 0
        assert 0 < figures[f"server_p50_ms_{number}"] <= figures[f"server_p99_ms_{number}"]
        assert f"server_kilobytes_per_table_{number}" in figures


@pytest.mark.skipif(
    not (boardgame_io.FOLDER / "node_modules").is_dir(), reason="boardgame.io is fetched only when it is measured"
)
def test_players_move_in_turn_at_the_server_of_boardgame_io(tmp_path: Path) -> None:
    async def played(address: str) -> list[int]:
        matches = await boardgame_io.visit(address, 2)
        assert await visitors.play_moves(matches, 3) == 6
        await boardgame_io.leave(matches)
        return [max(state["_stateID"] for state in match.states) for match in matches]

    with processes.node(boardgame_io.FOLDER / "server.cjs", tmp_path / "log") as theirs:
        assert asyncio.run(played(theirs.address)) == [3, 3]


def test_the_costs_of_two_servers_are_compared_by_their_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second server has spent twice as much for the same moves."""
    clocks = {1: iter(range(100)), 2: iter(range(0, 200, 2))}
    monkeypatch.setattr(processes, "cpu_seconds", lambda pid: next(clocks[pid]))

    async def nobody(*_: object) -> list[FakeTable]:
        return [FakeTable()]

    for place in (visitors, boardgame_io):
        monkeypatch.setattr(place, "visit", nobody)
        monkeypatch.setattr(place, "leave", nobody)
    ours, theirs = (processes.Process("", pid) for pid in (1, 2))
    figures = {figure.name: figure.value for figure in asyncio.run(server._cost(ours, theirs))}
    assert figures["server_cpu_vs_boardgame_io"] == 2
    assert figures["server_cpu_ms_per_move"] == 1000 / server.MOVES


class FakeTable:
    async def move(self) -> float | None:
        return 0.0
