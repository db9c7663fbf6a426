"""Many games at once are the same games."""

import os
import signal
from contextlib import closing

import pytest

from arena.contests import MRJACK, fixture, told
from gaslamp.arena.deal import Fixture
from gaslamp.arena.lineup import Lineup
from gaslamp.arena.workers import GameFailed, played

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


def test_a_process_that_is_ended_from_outside_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from gaslamp.arena import workers

    started = []
    original = workers._started

    def remembered() -> object:
        started.append(original())
        return started[-1]

    monkeypatch.setattr(workers, "_started", remembered)
    with closing(played([fixture(deal) for deal in range(1000)], 2)) as results:
        next(results)
        os.kill(started[0][1].pid, signal.SIGKILL)
        with pytest.raises(GameFailed, match="its process has ended"):
            list(results)


def test_whoever_stops_asking_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    from gaslamp.arena import workers

    started = []
    original = workers._started

    def remembered() -> object:
        started.append(original())
        return started[-1]

    monkeypatch.setattr(workers, "_started", remembered)
    with closing(played([fixture(deal) for deal in range(1000)], 2)) as results:
        next(results)
    assert [process.is_alive() for _, process in started] == [False, False]
