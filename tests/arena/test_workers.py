"""Many games at once are the same games."""

from contextlib import closing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import pytest

from arena.example_matches import MRJACK, fixture, told
from gaslamp.arena import processes
from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.pairing import Lineup
from gaslamp.arena.processes import GameFailed, played
from waiting import PATIENCE

FIXTURES = [fixture(deal) for deal in range(12)]


def test_two_processes_play_the_same_games_as_one() -> None:
    alone, together = ({told(result) for result in played(FIXTURES, jobs)} for jobs in (1, 2))
    assert alone == together
    assert len(alone) == len(FIXTURES)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_player_that_breaks_down_is_named_with_its_game(jobs: int) -> None:
    broken = Fixture(MRJACK, "1", Lineup("random", "nobody"), 3)
    with pytest.raises(GameFailed, match=r"random against nobody, deal 3: .*nobody"):
        list(played([*FIXTURES[:2], broken], jobs))


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[SpawnProcess]:
    """The processes in which games are played."""
    found = []
    original = processes._started

    def remembered() -> tuple[Connection, SpawnProcess]:
        line, process = original()
        found.append(process)
        return line, process

    monkeypatch.setattr(processes, "_started", remembered)
    return found


@pytest.mark.parametrize("is_playing", [True, False])
def test_a_process_that_is_ended_from_outside_is_noticed(started: list[SpawnProcess], is_playing: bool) -> None:
    """Also one that has just given its result, and waits for another game."""
    with closing(played([fixture(deal) for deal in range(1000)], 2)) as results:
        waiting = next(results).deal
        ended = started[1 - waiting if is_playing else waiting]
        ended.kill()
        ended.join(PATIENCE)
        with pytest.raises(GameFailed, match="its process has ended"):
            list(results)


def test_whoever_stops_asking_leaves_no_process_behind(started: list[SpawnProcess]) -> None:
    with closing(played([fixture(deal) for deal in range(1000)], 2)) as results:
        next(results)
    assert [process.is_alive() for process in started] == [False, False]
