"""The pool of player processes: concurrency, progress, cancellation and crashes."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import structlog

from gaslamp.core import journal, record
from gaslamp.games import mrjack, whitechapel
from gaslamp.players import levels
from gaslamp.players.levels import seated
from gaslamp.server.machines import local_pool as pool
from gaslamp.server.machines import process_handle
from gaslamp.server.machines.local_pool import LocalPool
from gaslamp.server.machines.player_pool import NoAnswer
from gaslamp.server.machines.process_handle import player_process
from gaslamp.server.machines.request import PlayerRequest
from server import fake_players
from waiting import TIMEOUT_SECONDS, soon, until

SECRET = b"s" * 32
TRIES = 20


def request_to(
    game: Any = mrjack, level: str = "random", table: str = "t", plan: tuple[str, ...] = ("=M", "HSLB")
) -> PlayerRequest:
    now = journal.begin(game, {}, bytes(32), bytes(16))
    for text in plan:
        now = journal.extend(game, now, game.parse_action(text), bytes(16))
    seat = game.actor(now.state)
    return PlayerRequest(
        table=table,
        version=len(plan),
        game=game.NAME,
        seat=seat,
        level=level,
        record=record.write(journal.redact(game, now.record, seat)),
        view=game.write(game.view(now.state, seat)),
    )


@pytest.fixture(name="machines")
async def _machines() -> AsyncIterator[LocalPool]:
    made = LocalPool(SECRET, processes=2, make_player=fake_players.seated)
    yield made
    await made.close()
    assert made.processes == []


@pytest.fixture(name="real")
async def _real() -> AsyncIterator[LocalPool]:
    made = LocalPool(SECRET, processes=1)
    yield made
    await made.close()


async def busy(machines: LocalPool, reported: list[float]) -> None:
    """Wait until a player has reported progress."""
    await until(lambda: reported, "a player to be at work")
    assert machines.processes


async def test_real_players_of_both_games_choose_what_is_legal(real: LocalPool) -> None:
    for game, plan, level in ((mrjack, ("=M", "HSLB"), "greedy"), (whitechapel, (), "random")):
        asked = request_to(game, level, plan=plan)
        chosen = await real.choose(asked)
        assert game.parse_action(chosen) in game.choices(game.parse_view(asked.view))


async def test_a_choice_depends_on_table_seat_and_secret() -> None:
    answers = []
    for secret in (SECRET, SECRET, b"other" * 7):
        machines = LocalPool(secret, processes=1)
        hideouts = [await machines.choose(request_to(whitechapel, table=table, plan=())) for table in ("a", "b", "a")]
        await machines.close()
        answers.append(hideouts)
    assert answers[0] == answers[1]
    assert answers[0][0] == answers[0][2] != answers[0][1]
    assert answers[2] != answers[0]


async def test_the_server_stays_responsive_with_fifty_requests(machines: LocalPool) -> None:
    """The event loop uses little CPU time and is never blocked. CPU time of other programs does not count."""
    await machines.choose(request_to())
    most_work, beats = 0.0, 0

    async def heartbeat() -> None:
        nonlocal most_work, beats
        while True:
            worked = time.thread_time()
            await asyncio.sleep(0.01)
            most_work = max(most_work, time.thread_time() - worked)
            beats += 1

    beat = asyncio.create_task(heartbeat())
    chosen = await asyncio.gather(*(machines.choose(request_to(level="slow-0.2", table=str(n))) for n in range(50)))
    beat.cancel()
    assert len(chosen) == 50
    assert set(chosen) <= set("HSLB")
    assert len(machines.processes) <= 2
    assert most_work < 0.5
    assert beats > 50, "blocked while a player thinks, there would be one for each request at most"


async def test_sixty_long_requests_do_not_delay_another_visitors_short_one(machines: LocalPool) -> None:
    """The long ones never end, so the short one would never be answered if it had to wait for one of them."""
    long = [replace(request_to(level="silent-600", table=str(n)), visitor="a") for n in range(60)]
    thinking = [asyncio.create_task(machines.choose(one)) for one in long]
    await until(lambda: machines.processes, "the long ones to begin")
    chosen = machines.choose(replace(request_to(level="novice", table="b"), visitor="b"))
    assert await soon(chosen, "the short one") in set("HSLB")
    for task in thinking:
        task.cancel()


async def test_one_visitor_leaves_a_process_to_the_others(machines: LocalPool) -> None:
    long = [replace(request_to(level="silent-600", table=str(n)), visitor="a") for n in range(60)]
    thinking = [asyncio.create_task(machines.choose(one)) for one in long]
    await until(lambda: machines.processes, "the long ones to begin")
    chosen = machines.choose(replace(request_to(level="slow-0", table="b"), visitor="b"))
    assert await soon(chosen, "another visitor's long request") in set("HSLB")
    for task in thinking:
        task.cancel()


async def test_progress_reports_only_grow(machines: LocalPool) -> None:
    shares: list[float] = []
    await machines.choose(request_to(level="slow-0.5"), shares.append)
    assert len(shares) >= 2
    assert shares == sorted(shares)
    assert shares[-1] <= 1


@pytest.mark.parametrize("level", ["slow-30", "silent-30"])
async def test_a_cancelled_player_frees_its_process_within_half_a_second(
    machines: LocalPool, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a player that never checks for cancellation: its process is killed."""
    if level == "slow-30":
        # A player that checks for cancellation has enough time on a busy machine.
        monkeypatch.setattr(process_handle, "CANCEL_SECONDS", TIMEOUT_SECONDS)
    took = [await cancelled(machines, level)]
    while took[-1] >= 0.5:
        assert len(took) < TRIES, f"too slow every time, not only when others were busy: {took}"
        took.append(await cancelled(machines, level))
    assert await machines.choose(request_to()) in set("HSLB")


async def cancelled(machines: LocalPool, level: str) -> float:
    """Seconds until the process of a cancelled player is free."""
    await machines.choose(request_to())
    [first] = machines.processes
    thinking = asyncio.create_task(machines.choose(request_to(level=level)))
    await asyncio.sleep(0.3)
    before = time.monotonic()
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    await machines.cancellations_done()
    took = time.monotonic() - before
    assert machines.processes == ([first] if level == "slow-30" else [])
    return took


async def test_a_request_is_repeated_when_its_process_is_killed(machines: LocalPool) -> None:
    shares: list[float] = []
    thinking = asyncio.create_task(machines.choose(request_to(level="slow-1"), shares.append))
    await busy(machines, shares)
    [killed] = machines.processes
    os.kill(killed, signal.SIGKILL)
    chosen = await thinking
    assert killed not in machines.processes
    assert chosen == await machines.choose(request_to(level="slow-0"))


async def test_a_request_is_repeated_when_its_player_crashes(machines: LocalPool, tmp_path: Path) -> None:
    mark = tmp_path / "died"
    assert await machines.choose(request_to(level=f"dies-{mark}")) in set("HSLB")
    assert mark.exists()


@pytest.mark.parametrize("level", ["raises", "cheats", "always"])
async def test_a_player_that_fails_twice_is_replaced_by_a_weaker_one(machines: LocalPool, level: str) -> None:
    with structlog.testing.capture_logs() as logs:
        chosen = await machines.choose(request_to(level=level, plan=("=M", "HSLB", "H")))
    assert mrjack.parse_action(chosen) in mrjack.choices(mrjack.parse_view(request_to(plan=("=M", "HSLB", "H")).view))
    assert [entry["event"] for entry in logs] == ["machine-failed"] * 2
    assert {entry["player"] for entry in logs} == {level}
    log_text = str(logs)
    assert "jack is" not in log_text
    assert chosen not in {str(value) for entry in logs for value in entry.values()}
    assert set(logs[0]) == {"event", "game", "player", "error", "where", "log_level"}


async def test_a_player_that_exceeds_its_timeout_is_killed(
    machines: LocalPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "MIN_TIMEOUT_SECONDS", 0.2)
    monkeypatch.setattr(levels, "SECONDS", {"silent-3600": 0.1, "random": TIMEOUT_SECONDS})
    with structlog.testing.capture_logs() as logs:
        await machines.choose(request_to(level="silent-3600"))
    assert [entry["error"] for entry in logs] == ["TimeoutError"] * 2


async def test_weaker_levels_are_tried_in_order() -> None:
    assert list(pool.attempts("club")) == ["club", "club", "casual", "novice", "random"]
    assert list(pool.attempts("greedy")) == ["greedy", "greedy", "random"]


async def test_a_cached_player_is_dropped_after_a_take_back(machines: LocalPool) -> None:
    """The record of the third request does not continue that of the second: a new player is made."""
    first = request_to(level="counts")
    assert await machines.choose(first) == "S"
    later = request_to(level="counts", plan=("=M", "HSLB", "S"))
    choices = mrjack.choices(mrjack.parse_view(later.view))
    assert await machines.choose(later) == mrjack.write(choices[2])
    assert await machines.choose(replace(first, version=9)) == "S"


async def test_closing_ends_all_processes_and_requests() -> None:
    machines = LocalPool(SECRET, processes=2, make_player=fake_players.seated)
    thinking = [asyncio.create_task(machines.choose(request_to(level="silent-60", table=str(n)))) for n in range(3)]
    await until(lambda: len(machines.processes) == 2, "two processes")
    processes = machines.processes
    thinking[0].cancel()
    await soon(machines.close(), "the pool to be closed")
    with pytest.raises(asyncio.CancelledError):
        await thinking[0]
    for task in thinking[1:]:
        with pytest.raises(NoAnswer):
            await soon(task, "those who waited to be told")
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


async def test_a_starting_player_process_ignores_ctrl_c() -> None:
    process = player_process(seated)
    for _ in range(10):
        os.kill(process.pid, signal.SIGINT)
        await asyncio.sleep(0.02)
    await soon(process.ready(), "the player to wake up")
    os.kill(process.pid, signal.SIGINT)
    assert await process.cancel()
    process.kill()
    await soon(process.join(), "the player to end")
