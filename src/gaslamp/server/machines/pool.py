"""Machine players for the tables, thinking in processes of their own so that the server stays responsive.

A choice follows from what the seat knows, what its side has pencilled, and from (table, version, seat) under the
server's secret: asked the same again after a crash, by this or another process, a player chooses the same.
"""

import asyncio
import hashlib
import hmac
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

import structlog

from gaslamp.core.game import Seat
from gaslamp.parts.player import Proposal
from gaslamp.players.levels import LEVELS, SECONDS, seated
from gaslamp.server.machines.process import Chosen, Failed, Proposed, Reply, Seated, Task
from gaslamp.server.machines.process_handle import Worker, WorkerGone

LAST_RESORT = "random"
"""Who plays when every level has failed: somebody must."""

HARD_STOP = 2
"""A player that thinks this many times as long as its level may is stopped with its process."""
LEAST_STOP = 10.0
"""Seconds: a quick level is not stopped because the machine was busy for a moment."""

START = 60.0
"""Seconds for a process to start on the slowest machine."""

log = structlog.get_logger("machines")


@dataclass(frozen=True, slots=True)
class Question:
    """What a machine player is asked: all of it is what its seat knows, as text."""

    table: str
    version: int
    game: str
    seat: Seat
    level: str
    record: str
    """As the seat saw it."""
    view: str
    pencilled: Mapping[str, str] = field(default_factory=dict)
    """What its side has drawn on the board, by place."""
    seed: bytes = b""
    """What its player draws from; unless given, it follows from the server's secret."""


def seed(secret: bytes, question: Question) -> bytes:
    """The same for every process that has the secret."""
    about = f"{question.table} {question.version} {question.seat}"
    return hmac.digest(secret, about.encode(), hashlib.sha256)


class NoAnswer(Exception):
    """Not even the last resort could choose, or the pool was closed."""


def nobody(_share: float) -> None:
    """Whom to tell how far a player is, when nobody asks."""


class Machines:
    """A pool of thinking processes. They are started when they are needed first."""

    def __init__(self, secret: bytes, workers: int | None = None, seated: Seated = seated) -> None:
        self._secret = secret
        self._most = workers or max(1, min(4, os.cpu_count() or 1))
        self._seated = seated
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._turn = asyncio.Semaphore(self._most)
        self._is_closed = False
        self._settling: set[asyncio.Task[None]] = set()

    async def think(self, question: Question, report: Callable[[float], object] = nobody) -> str:
        """The action chosen, as text. To cancel it, cancel the task that awaits it: the process is free at once."""
        for level in _attempts(question.level):
            with suppress(_Failure):
                reply = await self._ask(question, level, report)
                assert isinstance(reply, Chosen), "only we cancel a task, and then nobody waits for its answer"
                return reply.action
        raise NoAnswer

    async def propose(self, question: Question) -> tuple[Proposal, ...]:
        """What a machine of that level would do in the seat of whoever asks."""
        for level in LEVELS[LEVELS.index(question.level) :: -1]:
            with suppress(_Failure):
                reply = await self._ask(question, level, nobody, for_a_person=True)
                assert isinstance(reply, Proposed), "a task for a person is answered with proposals"
                return reply.proposals
        raise NoAnswer

    async def close(self) -> None:
        """End every process; who still waits for an answer gets none."""
        self._is_closed = True
        workers = list(self._all)
        self._all.clear()
        self._idle.clear()
        for worker in workers:
            worker.kill()
        await asyncio.gather(*self._settling)
        await asyncio.gather(*(worker.ended() for worker in workers))

    @property
    def processes(self) -> list[int]:
        """The ids of the processes, for whoever measures or tests them."""
        return [worker.pid for worker in self._all]

    async def _ask(
        self, question: Question, level: str, report: Callable[[float], object], *, for_a_person: bool = False
    ) -> Reply:
        try:
            return await self._asked(question, level, report, for_a_person)
        except _Failure as failure:
            log.warning("machine-failed", game=question.game, player=level, error=failure.error, where=failure.where)
            raise

    async def _asked(
        self, question: Question, level: str, report: Callable[[float], object], for_a_person: bool
    ) -> Reply:
        seconds = SECONDS.get(level, max(SECONDS.values()))
        task = Task(
            table=question.table,
            game=question.game,
            seat=question.seat,
            level=level,
            record=question.record,
            view=question.view,
            pencilled=dict(question.pencilled),
            seed=question.seed or seed(self._secret, question),
            seconds=seconds,
            for_a_person=for_a_person,
        )
        await self._turn.acquire()
        if self._is_closed:
            self._turn.release()
            raise NoAnswer
        try:
            worker = self._worker(question)
        except OSError as error:
            self._turn.release()
            raise _Failure(type(error).__name__) from None
        try:
            async with asyncio.timeout(START):
                await worker.ready()
            async with asyncio.timeout(_hard_stop(seconds)):
                reply = await worker.ask(task, report)
        except (TimeoutError, WorkerGone) as error:
            self._drop(worker)
            raise _Failure(type(error).__name__) from None
        except BaseException:
            self._settle(worker)
            raise
        self._give_back(worker)
        if isinstance(reply, Failed):
            raise _Failure(reply.error, reply.where)
        return reply

    def _worker(self, question: Question) -> Worker:
        """An idle process, the one that knows the table if it can be had; else a new one."""
        for worker in self._idle:
            if worker.last == (question.table, question.seat):
                self._idle.remove(worker)
                return worker
        if self._idle:
            return self._idle.pop()
        worker = Worker(self._seated)
        self._all.add(worker)
        return worker

    def _give_back(self, worker: Worker) -> None:
        self._idle.append(worker)
        self._turn.release()

    def _drop(self, worker: Worker) -> None:
        worker.kill()
        self._all.discard(worker)
        self._turn.release()

    def _settle(self, worker: Worker) -> None:
        """Nobody wants the answer any more. The process has a moment to stop by itself: a new one costs more."""

        async def settle() -> None:
            if await worker.cancel():
                self._give_back(worker)
            else:
                self._drop(worker)

        task = asyncio.get_running_loop().create_task(settle())
        self._settling.add(task)
        task.add_done_callback(self._settling.discard)


class _Failure(Exception):
    def __init__(self, error: str, where: str = "") -> None:
        self.error = error
        self.where = where
        super().__init__(error)


def _attempts(level: str) -> Iterator[str]:
    """The level twice, then every weaker one."""
    yield level
    yield level
    stronger = LEVELS.index(level) if level in LEVELS else 0
    yield from reversed(LEVELS[:stronger])
    yield LAST_RESORT


def _hard_stop(seconds: float) -> float:
    return max(HARD_STOP * seconds, LEAST_STOP)
