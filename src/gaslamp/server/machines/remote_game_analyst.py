"""Analyses whole games in workers, reached over Redis. Without a worker or without Redis it is done here.

A worker says every few seconds that it is still at work. If it falls silent, the game is sent again: the worker was
killed, or Redis lost the request. The first answer counts.
"""

import asyncio
import secrets
from dataclasses import asdict, dataclass
from typing import Any

import structlog
from redis.asyncio import Redis

from gaslamp.server.cancellation import cancel_and_wait
from gaslamp.server.cluster.redis_connection import CONNECTION_ERRORS, redis_client
from gaslamp.server.machines import redis_queue as queue
from gaslamp.server.machines.fair_queue import FairQueue, Work
from gaslamp.server.machines.game_analysis_process import GameRequest
from gaslamp.server.machines.game_analyst import AnalysisFailed, GameAnalyst, Report
from gaslamp.server.machines.player_pool import NoAnswer, ignore_progress
from gaslamp.server.machines.redis_answers import READ_SECONDS, RETRY_SECONDS, read_answers

SILENT_SECONDS = 30.0
"""A worker that has said nothing for so long is gone."""
QUEUED_SECONDS = 300.0
"""How long a game waits in the queue for a worker. Then it is sent again."""
MAX_SENT = 1_000
MAX_SENT_OF_VISITOR = 1
"""The queue in Redis is served in order, so no visitor may have more in it."""

log = structlog.get_logger("remote_game_analyst")


@dataclass(eq=False, slots=True)
class _Waiting:
    report: Report
    answer: "asyncio.Future[dict[str, Any]]"
    last: float
    """When the worker was heard last, or the game was sent, by the event loop's clock."""
    is_begun: bool = False


class RemoteGameAnalyst:
    def __init__(self, address: str, local: GameAnalyst) -> None:
        self._local = local
        self._name = secrets.token_hex(8)
        self._redis: Redis = redis_client(address)
        self._broker = queue.broker(address)
        self._waiting: dict[str, _Waiting] = {}
        self._sent = FairQueue(MAX_SENT, 0, max_running=MAX_SENT_OF_VISITOR)
        self._reader: asyncio.Task[None] | None = None
        self._is_closed = False

    async def analyse(self, request: GameRequest, work: Work, report: Report = ignore_progress) -> str:
        if self._reader is None:
            self._reader = asyncio.create_task(
                read_answers(self._redis, self._name, self._receive, lambda: self._is_closed)
            )
        while not self._is_closed and await self._has_workers():
            await self._sent.acquire(work)
            try:
                answer = await self._ask(request, work, report)
            finally:
                self._sent.release(work)
            if answer is None:
                continue
            if "failed" in answer:
                raise AnalysisFailed(str(answer["failed"]), is_final=bool(answer["is_final"]))
            return str(answer["document"])
        if self._is_closed:
            raise NoAnswer
        return await self._local.analyse(request, work, report)

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        if self._reader is not None:
            await cancel_and_wait(self._reader)
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(NoAnswer())
        await self._local.close()
        await self._redis.aclose()
        await asyncio.to_thread(self._broker.client.close)

    async def _has_workers(self) -> bool:
        try:
            return bool(await self._redis.exists(queue.WORKERS_KEY))
        except CONNECTION_ERRORS:
            return False

    async def _ask(self, request: GameRequest, work: Work, report: Report) -> dict[str, Any] | None:
        """None: no worker is at work on it any more."""
        loop = asyncio.get_running_loop()
        waiting = self._waiting[request.name] = _Waiting(report, loop.create_future(), loop.time())
        body = {"asker": self._name, "visitor": work.visitor, "request": asdict(request)}
        try:
            await asyncio.to_thread(queue.send, self._broker, queue.ANALYSES, body)
            while not waiting.answer.done():
                await asyncio.wait([waiting.answer], timeout=READ_SECONDS)
                patience = SILENT_SECONDS if waiting.is_begun else QUEUED_SECONDS
                is_late = loop.time() - waiting.last > patience
                if not waiting.answer.done() and (is_late or not await self._has_workers()):
                    log.info("analysis-late")
                    return None
            return waiting.answer.result()
        except NoAnswer:
            raise
        except Exception as error:
            log.info("queue-unavailable", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)
            return None
        finally:
            if self._waiting.get(request.name) is waiting:
                del self._waiting[request.name]

    def _receive(self, message: dict[str, Any]) -> None:
        waiting = self._waiting.get(message["name"])
        if waiting is None or waiting.answer.done():
            return
        waiting.last, waiting.is_begun = asyncio.get_running_loop().time(), True
        if "progress" in message:
            waiting.report(float(message["progress"]))
        else:
            waiting.answer.set_result(message)
