"""Many games at once are the same games."""

from contextlib import closing

import pytest

from arena.example_matches import MRJACK, comparable, fixture
from gaslamp.arena import processes
from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.pairing import Lineup
from gaslamp.arena.processes import GameFailed, GameProcess, played
from waiting import are_gone

FIXTURES = [fixture(deal) for deal in range(12)]


def test_two_processes_play_the_same_games_as_one() -> None:
    alone, together = ({comparable(result) for result in played(FIXTURES, jobs)} for jobs in (1, 2))
    assert alone == together
    assert len(alone) == len(FIXTURES)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_player_that_breaks_down_is_named_with_its_game(jobs: int) -> None:
    broken = Fixture(MRJACK, "1", Lineup("random", "nobody"), 3)
    with pytest.raises(GameFailed, match=r"random against nobody, deal 3: .*nobody"):
        list(played([*FIXTURES[:2], broken], jobs))


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[GameProcess]:
    """The processes in which games are played."""
    found: list[GameProcess] = []

    class Remembered(GameProcess):
        def __init__(self) -> None:
            super().__init__()
            found.append(self)

    monkeypatch.setattr(processes, "GameProcess", Remembered)
    return found


@pytest.mark.parametrize("is_playing", [True, False])
def test_a_process_that_is_ended_from_outside_is_noticed(started: list[GameProcess], is_playing: bool) -> None:
    """Also one that has just given its result, and waits for another game."""
    with closing(played([fixture(deal) for deal in range(1000)], 2)) as results:
        waiting = next(results).deal
        ended = started[1 - waiting if is_playing else waiting]
        ended.kill()
        ended.join()
        with pytest.raises(GameFailed, match="its process has ended"):
            list(results)


def test_a_caller_that_stops_asking_leaves_no_process_behind(started: list[GameProcess]) -> None:
    with closing(played([fixture(deal) for deal in range(1000)], 2)) as results:
        next(results)
    assert len(started) == 2
    assert are_gone([process.pid for process in started])
