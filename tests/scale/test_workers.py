"""Workers over Redis: a request has one answer however often it is sent, and machines go on when parts fail."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import dramatiq
import pytest

import redis_server
from gaslamp.arena import numbered_game
from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.pairing import Lineup, agreed
from gaslamp.cli import main
from gaslamp.core import journal, record
from gaslamp.core.errors import NotWellFormed
from gaslamp.games import mrjack
from gaslamp.puzzles.mined_file import puzzle_lines
from gaslamp.server.machines import arena_games, remote_pool
from gaslamp.server.machines import redis_queue as queue
from gaslamp.server.machines.game_analyst import ThreadGameAnalyst
from gaslamp.server.machines.player_pool import NoAnswer, ignore_progress
from gaslamp.server.machines.remote_pool import RemotePool
from gaslamp.server.machines.request import PlayerRequest
from gaslamp.server.machines.worker import GameProcesses, Jobs
from redis_server import OwnRedis
from scale.processes import START_SECONDS
from waiting import TIMEOUT_SECONDS, are_gone, soon, until, wait_until

SECRET = b"s" * 32
WORKER = [sys.executable, "-c", "import sys; from gaslamp.cli import main; sys.exit(main())", "worker"]


class Thinker:
    """Records its requests and answers when the test allows it."""

    def __init__(self, name: str = "worker") -> None:
        self.name = name
        self.asked: list[PlayerRequest] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = ignore_progress) -> str:  # noqa: ARG002
        self.asked.append(request)
        await self.may_answer.wait()
        if request.level == "nobody":
            raise NoAnswer
        return f"{self.name} {request.version} {request.seed.hex()[:4]}"


def request_to(version: int = 7, level: str = "novice") -> PlayerRequest:
    now = journal.begin(mrjack, {}, bytes(32), bytes(16))
    for text in ("=M", "HSLB", "H")[: version - 5]:
        now = journal.extend(mrjack, now, mrjack.parse_action(text), bytes(16))
    view = mrjack.write(mrjack.view(now.state, "detective"))
    seen = record.write(journal.redact(mrjack, now.record, "detective"))
    return PlayerRequest("tabletabletablet", version, "mrjack", "detective", level, seen, view, {"x62": "B"})


@asynccontextmanager
async def hired(wire: OwnRedis, thinker: Thinker) -> AsyncIterator[Jobs]:
    """A worker in threads of this process. At the end it is killed, not stopped."""
    broker = queue.broker(wire.address)
    jobs = Jobs(thinker, broker, ThreadGameAnalyst())  # type: ignore[arg-type]
    busy = dramatiq.Worker(broker, worker_timeout=20, worker_threads=2)
    busy.start()
    jobs.heartbeat()
    try:
        yield jobs
    finally:
        await asyncio.to_thread(busy.stop, 1000)
        broker.client.close()


@asynccontextmanager
async def asking(wire: OwnRedis, own: Thinker) -> AsyncIterator[RemotePool]:
    found = RemotePool(wire.address, own, SECRET)  # type: ignore[arg-type]
    await found.start()
    try:
        yield found
    finally:
        await found.close()


@pytest.fixture
def empty(wire: OwnRedis) -> OwnRedis:
    wire.flush()
    return wire


async def test_a_worker_computes_the_same_request_once(empty: OwnRedis) -> None:
    busy, own = Thinker(), Thinker("own")
    async with hired(empty, busy), asking(empty, own) as one, asking(empty, own) as other:
        first = await one.choose(request_to())
        assert first.startswith("worker 7 ")
        assert await other.choose(request_to()) == first, "another server that asks gets the same"
        assert await one.choose(request_to(8)) != first
        assert [asked.version for asked in busy.asked] == [7, 8]
        assert own.asked == []


async def test_a_request_holds_only_what_the_seat_knows(empty: OwnRedis) -> None:
    assert set(request_to().to_json()) == {
        *("table", "version", "game", "seat", "level", "record", "view", "pencilled", "seed", "seconds"),
        "wants_advice",
    }
    busy = Thinker()
    async with hired(empty, busy), asking(empty, Thinker()) as one:
        await one.choose(request_to())
    asked = busy.asked[0]
    assert (asked.record, asked.view, asked.pencilled) == (request_to().record, request_to().view, {"x62": "B"})
    assert len(asked.seed) == 32, "the player draws from the server's secret, which a worker never sees"


async def test_without_a_worker_the_local_pool_chooses(empty: OwnRedis) -> None:
    own = Thinker("own")
    async with asking(empty, own) as one:
        assert (await one.choose(request_to())).startswith("own")


async def test_without_redis_the_local_pool_chooses() -> None:
    own = Thinker("own")
    with redis_server.started() as wire:
        async with asking(wire, own) as one:
            wire.stop()
            assert (await one.choose(request_to())).startswith("own")


async def test_without_an_answer_from_a_worker_the_local_pool_chooses(empty: OwnRedis) -> None:
    class Clever(Thinker):
        async def choose(self, *_: Any) -> str:  # type: ignore[override]
            return "own"

    async with hired(empty, Thinker()), asking(empty, Clever()) as one:
        assert await one.choose(request_to(level="nobody")) == "own"


async def test_a_lost_request_is_sent_again(empty: OwnRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker was killed with it, or Redis was emptied."""
    monkeypatch.setattr(remote_pool, "LATE_SECONDS", -0.5)
    lost = Thinker()
    lost.may_answer.clear()
    async with asking(empty, Thinker("own")) as one, hired(empty, lost):
        waiting = asyncio.create_task(one.choose(request_to()))
        await until(lambda: lost.asked, "a worker to be asked")
        empty.flush()
        async with hired(empty, Thinker("other")):
            assert (await soon(waiting, "an answer")).startswith("other")
        lost.may_answer.set()


async def test_a_visitor_has_few_long_requests_in_the_queue(empty: OwnRedis) -> None:
    """No worker takes any. So the requests of another visitor wait for two at most, whatever one asks for."""
    broker = queue.broker(empty.address)
    broker.client.set(queue.WORKERS_KEY, "nobody")

    def waiting() -> int:
        return int(broker.client.hlen(f"gaslamp:{queue.REQUESTS}.msgs"))

    async with asking(empty, Thinker("own")) as one:
        many = [replace(request_to(level="expert"), table=str(number), visitor="a") for number in range(20)]
        tasks = [asyncio.create_task(one.choose(request)) for request in many]
        await until(lambda: waiting() == remote_pool.MAX_SENT_OF_VISITOR, "the first requests")
        tasks.append(asyncio.create_task(one.choose(replace(request_to(level="expert"), visitor="b"))))
        await until(lambda: waiting() > remote_pool.MAX_SENT_OF_VISITOR, "the request of the other")
        assert waiting() == remote_pool.MAX_SENT_OF_VISITOR + 1
        for task in tasks:
            task.cancel()
    broker.client.close()


async def test_a_short_request_does_not_wait_behind_long_ones(empty: OwnRedis) -> None:
    broker = queue.broker(empty.address)
    broker.client.set(queue.WORKERS_KEY, "nobody")
    async with asking(empty, Thinker("own")) as one:
        task = asyncio.create_task(one.choose(request_to(level="casual")))
        await until(lambda: broker.client.hlen(f"gaslamp:{queue.SHORT_REQUESTS}.msgs"), "the short request")
        assert not broker.client.hlen(f"gaslamp:{queue.REQUESTS}.msgs")
        task.cancel()
    broker.client.close()


async def test_workers_play_the_games_of_the_arena(empty: OwnRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameProcesses, "play", lambda _, fixture: numbered_game.play(fixture))
    fixtures = [Fixture(agreed("mrjack", {}), "1", Lineup("random", "random"), number) for number in range(12)]
    async with hired(empty, Thinker()), hired(empty, Thinker()):
        found = await asyncio.to_thread(lambda: list(arena_games.played(fixtures, empty.address)))
    assert sorted(one.deal for one in found) == list(range(12)), "each once"
    same = {one.deal: (one.winner, one.reason, one.actions) for one in found}
    for fixture in fixtures:
        alone = numbered_game.play(fixture)
        assert same[fixture.deal] == (alone.winner, alone.reason, alone.actions), "the same games as at home"


async def test_an_arena_without_workers_or_redis_fails_clearly(
    empty: OwnRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_games, "GIVE_UP_SECONDS", -1.0)
    monkeypatch.setattr(arena_games, "READ_SECONDS", 1)
    fixture = Fixture(agreed("mrjack", {}), "1", Lineup("random", "random"), 0)
    for address, said in (
        (empty.address, "no-workers"),
        ("redis://127.0.0.1:1/0", "no-redis"),
        ("nonsense", "bad-redis"),
    ):
        with pytest.raises(NotWellFormed, match=said):
            await asyncio.to_thread(lambda where=address: list(arena_games.played([fixture], where)))


def test_a_stopped_worker_puts_its_game_back_into_the_queue(tmp_path: Path) -> None:
    """With its own Redis, so that no other worker takes the game."""
    fixture = Fixture(agreed("whitechapel", {}), "1", Lineup("expert", "expert"), 0)
    with redis_server.started() as wire, (tmp_path / "log").open("w") as log:
        broker = queue.broker(wire.address)
        queue.send(broker, queue.GAMES, queue.write_fixture(fixture, "run"))
        worker = subprocess.Popen([*WORKER, "--redis", wire.address], stdout=log, stderr=log)
        try:
            wait_until(lambda: players(worker.pid), "the game to begin", START_SECONDS)
            playing = players(worker.pid)
            for player in playing:
                # A game that never ends.
                os.kill(player, signal.SIGSTOP)
            worker.send_signal(signal.SIGTERM)
            assert worker.wait(TIMEOUT_SECONDS) == 0
            wait_until(lambda: are_gone(playing), "its processes to end")
            assert broker.client.llen(queue.results_key("run")) == 0, "neither won nor failed"
            assert broker.client.hlen("gaslamp:dealing.msgs") > 0, "it is there for another worker"
        finally:
            worker.kill()
            worker.wait(TIMEOUT_SECONDS)
            broker.client.close()


STOPPED_AT_THE_START = """
import os, signal, sys
import dramatiq
start = dramatiq.Worker.start
def started(worker):
    start(worker)
    os.kill(os.getpid(), signal.SIGTERM)
dramatiq.Worker.start = started
from gaslamp.cli import main
sys.exit(main())
"""
"""A worker that is told to stop in the very moment when it can take jobs."""


def test_a_worker_that_is_stopped_at_once_ends_in_order(wire: OwnRedis) -> None:
    command = [sys.executable, "-c", STOPPED_AT_THE_START, "worker", "--redis", wire.address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False)
    assert done.returncode == 0, done.stderr


def test_a_worker_finds_the_same_puzzles_as_this_machine(wire: OwnRedis, tmp_path: Path) -> None:
    wire.flush()
    mine = ["puzzles", "mine", "--game", "mrjack", "--games", "3", "--kind", "who", "--kind", "hide"]
    home, away = tmp_path / "home.txt", tmp_path / "away.txt"
    assert main([*mine, "--jobs", "1", "--out", str(home)]) == 0
    with (tmp_path / "log").open("w") as log:
        worker = subprocess.Popen([*WORKER, "--redis", wire.address], stdout=log, stderr=log)
        broker = queue.broker(wire.address)
        try:
            wait_until(lambda: broker.client.exists(queue.WORKERS_KEY), "the worker", START_SECONDS)
            assert main([*mine, "--redis", wire.address, "--out", str(away)]) == 0
        finally:
            worker.terminate()
            worker.wait(TIMEOUT_SECONDS)
            broker.client.close()
    assert len(puzzle_lines(home.read_text())) > 0
    assert sorted(away.read_text().splitlines()) == sorted(home.read_text().splitlines())


def players(process: int) -> list[int]:
    """Its child processes without the resource tracker."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    found = [int(child) for one in lists for child in one.read_text().split()]
    return [one for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]
