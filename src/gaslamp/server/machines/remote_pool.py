"""Machine players that think in workers, reached over Redis. Without a worker or without Redis they think here.

So machines keep playing when something is lost, only slower. A request is sent again when its answer is late: the
worker was killed, or Redis lost the request. The first answer counts, and the table's version makes sure that it is
played once.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence

import structlog
from redis.asyncio import Redis

from gaslamp.parts.player import Proposal
from gaslamp.players.levels import thinking_seconds
from gaslamp.server.cancellation import cancel_and_wait
from gaslamp.server.cluster.redis_connection import CONNECTION_ERRORS, redis_client
from gaslamp.server.machines import redis_queue as queue
from gaslamp.server.machines.fair_queue import FairQueue
from gaslamp.server.machines.local_pool import work_of
from gaslamp.server.machines.player_pool import PlayerPool, ignore_progress
from gaslamp.server.machines.redis_answers import RETRY_SECONDS, read_answers
from gaslamp.server.machines.request import PlayerRequest

LATE_SECONDS = 6.0
"""This much longer than three times the level's thinking time, then the request is sent again."""
MAX_SENT = 10_000
MAX_SENT_OF_VISITOR = 2
"""The queue in Redis is served in order, so no visitor may have more than a few requests in it."""

log = structlog.get_logger("remote_pool")


class RemotePool:
    def __init__(self, address: str, local: PlayerPool, secret: bytes) -> None:
        self._local = local
        self._secret = secret
        self._name = secrets.token_hex(8)
        self._redis: Redis = redis_client(address)
        self._broker = queue.broker(address)
        self._waiting: dict[str, asyncio.Future[str]] = {}
        self._sent = FairQueue(MAX_SENT, MAX_SENT, max_running=MAX_SENT_OF_VISITOR)
        self._reader: asyncio.Task[None] | None = None
        self._is_closed = False

    async def start(self) -> None:
        self._reader = asyncio.create_task(
            read_answers(self._redis, self._name, self._resolve, lambda: self._is_closed)
        )

    async def close(self) -> None:
        self._is_closed = True
        if self._reader is not None:
            await cancel_and_wait(self._reader)
        await self._redis.aclose()
        await asyncio.to_thread(self._broker.client.close)

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = ignore_progress) -> str:
        """The chosen action, as text."""
        leveled = request.at_level(request.level).seeded(self._secret)
        work = work_of(leveled)
        jobs = queue.SHORT_REQUESTS if work.is_short else queue.REQUESTS
        while await self._has_workers():
            await self._sent.acquire(work)
            try:
                answer = await self._ask(leveled, jobs)
            finally:
                self._sent.release(work)
            if answer == "":
                # The worker had no answer, not even from its last resort.
                break
            if answer is not None:
                return answer
            # Workers of an older version know this queue only.
            jobs = queue.REQUESTS
        return await self._local.choose(request, report)

    async def advise(self, request: PlayerRequest) -> Sequence[Proposal]:
        """Always in this process: it is rare, and a person waits for it."""
        return await self._local.advise(request)

    async def _has_workers(self) -> bool:
        try:
            return bool(await self._redis.exists(queue.WORKERS_KEY))
        except CONNECTION_ERRORS:
            return False

    async def _ask(self, request: PlayerRequest, jobs: str) -> str | None:
        """None: no answer in time."""
        name = request.name
        future = self._waiting.get(name)
        if future is None:
            future = self._waiting[name] = asyncio.get_running_loop().create_future()
        body = {"asker": self._name, "visitor": request.visitor, "request": request.to_json()}
        try:
            await asyncio.to_thread(queue.send, self._broker, jobs, body)
            async with asyncio.timeout(LATE_SECONDS + 3 * thinking_seconds(request.level)):
                return await asyncio.shield(future)
        except TimeoutError:
            log.info("machine-late", game=request.game, player=request.level)
            return None
        except Exception as error:
            log.info("queue-unavailable", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)
            return None
        finally:
            if self._waiting.get(name) is future:
                del self._waiting[name]

    def _resolve(self, answer: dict[str, str]) -> None:
        future = self._waiting.get(answer["name"])
        if future is not None and not future.done():
            future.set_result(str(answer["action"]))
