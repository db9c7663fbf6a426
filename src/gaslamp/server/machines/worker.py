"""`gaslamp worker`: a process that thinks for servers and plays games of the arena, as they come over Redis.

Dramatiq hands the jobs out, one thread for each that may be done at once; the thinking itself is done in processes, the
same pool that a server without workers has. If this process is killed, its jobs are given to another.
"""

import asyncio
import json
import os
import signal
import socket
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import active_children, get_context
from typing import Any

import dramatiq
import structlog
from redis import RedisError

from gaslamp.arena import numbered_game, result
from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.result import Result
from gaslamp.server.machines import queue
from gaslamp.server.machines.pool import Machines, NoAnswer
from gaslamp.server.settings import Settings

LOOK = 100
"""Milliseconds between two looks at an empty queue, at most."""
GRACE = 5_000
"""Milliseconds for what is being done when the worker is stopped."""
BEAT = 5.0
NICENESS = 5

log = structlog.get_logger("worker")


def run(settings: Settings, is_up: Callable[[], object]) -> None:
    """Until SIGINT or SIGTERM."""
    asyncio.run(_run(settings, is_up))


async def _run(settings: Settings, is_up: Callable[[], object]) -> None:
    number = settings.workers or os.cpu_count() or 1
    machines = Machines(settings.secret, number)
    broker = queue.broker(settings.redis)
    hands = Hands(machines, broker, number)
    worker = dramatiq.Worker(broker, worker_timeout=LOOK, worker_threads=number)
    # Nothing is taken that has to wait for its turn: another worker may be free.
    worker.queue_prefetch = number
    worker.start()
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    beating = asyncio.create_task(_beat(hands))
    is_up()
    try:
        await stopped.wait()
    finally:
        beating.cancel()
        await asyncio.to_thread(worker.stop, GRACE)
        await machines.close()
        hands.close()


async def _beat(hands: "Hands") -> None:
    while True:
        await asyncio.to_thread(hands.give_sign)
        await asyncio.sleep(BEAT)


class Hands:
    """What is done with each job, in one of the worker's threads."""

    def __init__(self, machines: Machines, broker: Any, number: int) -> None:
        self._machines = machines
        self._broker = broker
        self._redis = broker.client
        self._loop = asyncio.get_running_loop()
        self._number = number
        self._games: ProcessPoolExecutor | None = None
        self._playing: list[dict[str, Any]] = []
        self._is_closed = False
        for work, name in ((self.think, queue.THINKING), (self.deal, queue.DEALING)):
            dramatiq.actor(actor_name=name, queue_name=name, broker=broker)(work)

    def give_sign(self) -> None:
        with suppress(RedisError, OSError):
            self._redis.set(queue.WORKERS, socket.gethostname(), ex=queue.ALIVE)

    def think(self, body: dict[str, Any]) -> None:
        """A question that was answered already is not thought about again."""
        question = queue.read_question(body)
        name = queue.name(question)
        kept = self._redis.get(queue.answer_of(name))
        action = kept.decode() if kept else self._thought(question)
        with self._redis.pipeline() as pipe:
            if action:
                pipe.set(queue.answer_of(name), action, ex=queue.KEPT)
            answers = queue.answers_to(body["asker"])
            pipe.lpush(answers, json.dumps({"name": name, "action": action}))
            pipe.expire(answers, queue.KEPT)
            pipe.execute()

    def _thought(self, question: Any) -> str:
        try:
            return asyncio.run_coroutine_threadsafe(self._machines.think(question), self._loop).result()
        except NoAnswer:
            return ""

    def deal(self, body: dict[str, Any]) -> None:
        """One game of the arena; nobody waits for it if its run has ended."""
        run, fixture = body["run"], queue.read_fixture(body)
        if self._redis.exists(queue.end_of(run)):
            return
        self._playing.append(body)
        try:
            answer: dict[str, Any] = {"result": result.write(self._played(fixture))}
        except Exception as error:
            if self._is_closed:
                return
            answer = {"failed": f"{type(error).__name__}: {error}", "deal": fixture.deal}
        finally:
            self._playing.remove(body)
        with self._redis.pipeline() as pipe:
            pipe.rpush(queue.results_of(run), json.dumps(answer))
            pipe.expire(queue.results_of(run), queue.KEPT)
            pipe.execute()

    def _played(self, fixture: Fixture) -> Result:
        for _ in range(2):
            try:
                return self._pool().submit(numbered_game.play, fixture).result()
            except BrokenExecutor:
                if self._is_closed:
                    raise
                # One of its processes was ended from outside, and took the others' games along.
                self._games = None
        raise RuntimeError("its process has ended")

    def _pool(self) -> ProcessPoolExecutor:
        if self._games is None:
            self._games = ProcessPoolExecutor(self._number, get_context("spawn"), initializer=_deaf)
        return self._games

    def close(self) -> None:
        """A game between experts would keep this process for many minutes: it is ended, and given to others."""
        self._is_closed = True
        with suppress(RedisError, OSError):
            for body in list(self._playing):
                queue.send(self._broker, queue.DEALING, body)
        if self._games is not None:
            for process in active_children():
                process.kill()
            self._games.shutdown(cancel_futures=True)


def _deaf() -> None:
    """Ctrl-C is for the worker, which then ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
