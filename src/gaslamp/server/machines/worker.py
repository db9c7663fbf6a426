"""`gaslamp worker`: a process that takes jobs from Redis: requests to machine players, games of the
arena, and analyses.

Dramatiq hands the jobs to one thread each. The thinking is done in child processes, by the same pool that a server
without workers has. If this process is killed, its jobs are given to another worker.
"""

import asyncio
import json
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from threading import Lock
from typing import Any

import dramatiq
import structlog
from redis import RedisError

from gaslamp.arena import result
from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.processes import GameFailed, GameProcess, GameProcessEnded
from gaslamp.arena.result import Result
from gaslamp.server.machines import redis_queue as queue
from gaslamp.server.machines.analysis_jobs import AnalysisJobs
from gaslamp.server.machines.game_analyst import GameAnalyst, ProcessGameAnalyst
from gaslamp.server.machines.local_pool import LocalPool
from gaslamp.server.machines.player_pool import NoAnswer, PlayerPool
from gaslamp.server.machines.request import PlayerRequest, from_json
from gaslamp.server.settings import Settings

POLL_MS = 100
"""Between two reads of an empty queue, at most."""
SHUTDOWN_MS = 5_000
"""For running jobs when the worker is stopped."""
HEARTBEAT_SECONDS = 5.0
NICENESS = 5

log = structlog.get_logger("worker")


def run(settings: Settings, is_up: Callable[[], object]) -> None:
    """Until SIGINT or SIGTERM."""
    asyncio.run(_run(settings, is_up))


async def _run(settings: Settings, is_up: Callable[[], object]) -> None:
    # Before any job is taken: a signal that ended the process at once would lose the job.
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    number = settings.workers or os.cpu_count() or 1
    machines = LocalPool(settings.secret, number)
    broker = queue.broker(settings.redis)
    analyst = ProcessGameAnalyst(number)
    jobs = Jobs(machines, broker, analyst)
    # One thread for each job that may be taken, so that no queue waits for the jobs of another.
    worker = dramatiq.Worker(broker, worker_timeout=POLL_MS, worker_threads=number * len(queue.QUEUES))
    # Take no job that would have to wait here: another worker may be free.
    worker.queue_prefetch = number
    worker.start()
    heartbeat = asyncio.create_task(_heartbeat(jobs))
    is_up()
    try:
        await stopped.wait()
    finally:
        heartbeat.cancel()
        await analyst.close()
        await asyncio.to_thread(worker.stop, SHUTDOWN_MS)
        await machines.close()
        jobs.close()


async def _heartbeat(jobs: "Jobs") -> None:
    while True:
        await asyncio.to_thread(jobs.heartbeat)
        await asyncio.sleep(HEARTBEAT_SECONDS)


class Jobs:
    """Does each job, in one of Dramatiq's threads."""

    def __init__(self, machines: PlayerPool, broker: Any, analyst: GameAnalyst) -> None:
        self._machines = machines
        self._broker = broker
        self._redis = broker.client
        self._loop = asyncio.get_running_loop()
        self._games = GameProcesses()
        self._playing: list[dict[str, Any]] = []
        analyses = AnalysisJobs(analyst, self._redis, self._loop)
        jobs = {
            queue.REQUESTS: self.choose,
            queue.SHORT_REQUESTS: self.choose,
            queue.GAMES: self.play,
            queue.ANALYSES: analyses.analyse,
        }
        for name, job in jobs.items():
            dramatiq.actor(actor_name=name, queue_name=name, broker=broker)(job)

    def heartbeat(self) -> None:
        with suppress(RedisError, OSError):
            self._redis.set(queue.WORKERS_KEY, socket.gethostname(), ex=queue.WORKER_SECONDS)

    def choose(self, body: dict[str, Any]) -> None:
        """Answer a request to a machine player. An answer that is stored already is sent again."""
        request = replace(from_json(body["request"]), visitor=body.get("visitor", ""))
        key = queue.answer_key(request.name)
        stored = self._redis.get(key)
        action = stored.decode() if stored else self._chosen(request)
        with self._redis.pipeline() as pipe:
            if action:
                pipe.set(key, action, ex=queue.ANSWER_SECONDS)
            answers = queue.answers_key(body["asker"])
            pipe.lpush(answers, json.dumps({"name": request.name, "action": action}))
            pipe.expire(answers, queue.ANSWER_SECONDS)
            pipe.execute()

    def _chosen(self, request: PlayerRequest) -> str:
        try:
            return asyncio.run_coroutine_threadsafe(self._machines.choose(request), self._loop).result()
        except NoAnswer:
            return ""

    def play(self, body: dict[str, Any]) -> None:
        """Play one game of the arena, unless its run has been stopped."""
        run, fixture = body["run"], queue.read_fixture(body)
        if self._redis.exists(queue.stopped_key(run)):
            return
        self._playing.append(body)
        try:
            answer: dict[str, Any] = {"result": result.write(self._games.play(fixture))}
        except Exception as error:
            if self._games.is_closed:
                return
            reason = error.reason if isinstance(error, GameFailed) else f"{type(error).__name__}: {error}"
            answer = {"failed": reason, "fixture": body}
        finally:
            self._playing.remove(body)
        with self._redis.pipeline() as pipe:
            pipe.rpush(queue.results_key(run), json.dumps(answer))
            pipe.expire(queue.results_key(run), queue.ANSWER_SECONDS)
            pipe.execute()

    def close(self) -> None:
        """Games can take many minutes: they are stopped, and put back into the queue for other workers."""
        self._games.is_closed = True
        with suppress(RedisError, OSError):
            for body in list(self._playing):
                queue.send(self._broker, queue.GAMES, body)
        self._games.close()


class GameProcesses:
    """The processes in which games of the arena are played, one for each thread that plays."""

    def __init__(self) -> None:
        self.is_closed = False
        self._lock = Lock()
        self._idle: list[GameProcess] = []
        self._all: set[GameProcess] = set()

    def play(self, fixture: Fixture) -> Result:
        try:
            return self._play(fixture)
        except GameProcessEnded:
            if self.is_closed:
                raise
            # The process was ended from outside: try once more, in a new one.
            return self._play(fixture)

    def _play(self, fixture: Fixture) -> Result:
        process = self._process()
        process.start(fixture)
        try:
            found = process.result(fixture)
        except GameProcessEnded:
            with self._lock:
                self._all.discard(process)
            raise
        except GameFailed:
            self._idle.append(process)
            raise
        self._idle.append(process)
        return found

    def _process(self) -> GameProcess:
        with self._lock:
            if self._idle:
                return self._idle.pop()
            process = GameProcess(NICENESS)
            self._all.add(process)
            return process

    def close(self) -> None:
        with self._lock:
            processes = list(self._all)
        for process in processes:
            process.kill()
        for process in processes:
            process.join()
