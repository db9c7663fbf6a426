"""A pool of processes on this machine in which machine players think, so that the server stays responsive.

An answer depends only on the request and its seed. So after a crash this or another process gives the same answer.
"""

import os
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial

import structlog

from gaslamp.parts.player import Proposal
from gaslamp.players.levels import LEVELS, seated
from gaslamp.server.machines.fair_queue import FairQueue, Work
from gaslamp.server.machines.player_pool import NoAnswer, ignore_progress
from gaslamp.server.machines.player_process import Chosen, MakePlayer, Proposed, Reply
from gaslamp.server.machines.process_handle import player_process
from gaslamp.server.machines.process_pool import Failure, ProcessPool
from gaslamp.server.machines.request import PlayerRequest

LAST_RESORT = "random"
"""The player that chooses when every level has failed."""

TIMEOUT_FACTOR = 2
"""A player that thinks this many times as long as its level may is killed with its process."""
MIN_TIMEOUT_SECONDS = 10.0
"""A fast level is not killed because the machine was busy for a moment."""
MAX_PROCESSES = 4
"""Unless the settings say another number."""
MAX_ANSWERS = 10_000
"""Answers that are kept."""

log = structlog.get_logger("local_pool")


class LocalPool:
    """As many long thoughts at once as there are processes, and one short one more."""

    def __init__(self, secret: bytes, processes: int | None = None, make_player: MakePlayer = seated) -> None:
        number = processes or max(1, min(MAX_PROCESSES, os.cpu_count() or 1))
        self._secret = secret
        # One visitor leaves a process to the others.
        queue = FairQueue(number, max_running=max(1, number - 1))
        self._pool = ProcessPool(queue, partial(player_process, make_player))
        self._answers: OrderedDict[str, str] = OrderedDict()
        """The last answers, by the names of their requests: a player that ran out of time might choose differently."""

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = ignore_progress) -> str:
        """The chosen action, as text. Cancelling the task that awaits it frees the process at once."""
        name = request.name
        if name in self._answers:
            return self._answers[name]
        for level in attempts(request.level):
            with suppress(Failure):
                reply = await self._ask(request.at_level(level), report)
                assert isinstance(reply, Chosen), "only we cancel a request, and then nobody awaits its answer"
                self._answers[name] = reply.action
                if len(self._answers) > MAX_ANSWERS:
                    self._answers.popitem(last=False)
                return reply.action
        raise NoAnswer

    async def advise(self, request: PlayerRequest) -> tuple[Proposal, ...]:
        """What a machine of that level would do in the seat of the person who asks."""
        request = replace(request, wants_advice=True)
        for level in LEVELS[LEVELS.index(request.level) :: -1]:
            with suppress(Failure):
                reply = await self._ask(request.at_level(level), ignore_progress)
                assert isinstance(reply, Proposed), "a request for advice is answered with proposals"
                return reply.proposals
        raise NoAnswer

    async def close(self) -> None:
        """End every process. Every caller that waits gets NoAnswer."""
        await self._pool.close()

    async def cancellations_done(self) -> None:
        """Wait until every cancelled player has stopped or its process is killed."""
        await self._pool.cancellations_done()

    @property
    def processes(self) -> list[int]:
        """The process ids, for benchmarks and tests."""
        return self._pool.processes

    async def _ask(self, request: PlayerRequest, report: Callable[[float], object]) -> Reply:
        try:
            seeded = request.seeded(self._secret)
            return await self._pool.run(seeded, work_of(request), _timeout(request.seconds), report)
        except Failure as failure:
            log.warning(
                "machine-failed", game=request.game, player=request.level, error=failure.error, where=failure.where
            )
            raise


def work_of(request: PlayerRequest) -> Work:
    """A table whose creator is not known counts as a visitor of its own."""
    return Work(request.visitor or f"table {request.table}", request.table, request.seconds)


def attempts(level: str) -> Iterator[str]:
    """The level twice, then every weaker one."""
    yield level
    yield level
    stronger = LEVELS.index(level) if level in LEVELS else 0
    yield from reversed(LEVELS[:stronger])
    yield LAST_RESORT


def _timeout(seconds: float) -> float:
    return max(TIMEOUT_FACTOR * seconds, MIN_TIMEOUT_SECONDS)
