"""Machine players who think in workers, over Redis. While no worker is alive or Redis is away, they think here.

So machines play on whatever is lost, only slower. A question is asked again when its answer is late: a worker was
killed, or Redis has forgotten it. The first answer counts; the table's version sees to it that it moves once.
"""

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog
from redis.asyncio import Redis

from gaslamp.parts.player import Proposal
from gaslamp.players.levels import SECONDS
from gaslamp.server.cancellation import ended
from gaslamp.server.cluster.redis_connection import LOST, line
from gaslamp.server.machines import queue
from gaslamp.server.machines.pool import Machines, Question, nobody, seed

LATE = 6.0
"""Seconds, and three times as long as the level may think: then it is asked again."""
LISTENING = 1
"""Seconds for which one look at the answers waits."""
PAUSE = 0.5

log = structlog.get_logger("remote")


class Remote:
    def __init__(self, address: str, own: Machines, secret: bytes) -> None:
        self._own = own
        self._secret = secret
        self._name = secrets.token_hex(8)
        self._redis: Redis = line(address)
        self._broker = queue.broker(address)
        self._waiting: dict[str, asyncio.Future[str]] = {}
        self._listener: asyncio.Task[None] | None = None
        self._is_closed = False

    async def start(self) -> None:
        self._listener = asyncio.create_task(self._listen())

    async def close(self) -> None:
        self._is_closed = True
        if self._listener is not None:
            await ended(self._listener)
        await self._redis.aclose()
        await asyncio.to_thread(self._broker.client.close)

    async def think(self, question: Question, report: Callable[[float], object] = nobody) -> str:
        """The action chosen, as text."""
        while await self._is_served():
            answer = await self._ask(question)
            if answer == "":
                # Not even the worker's last resort could choose.
                break
            if answer is not None:
                return answer
        return await self._own.think(question, report)

    async def propose(self, question: Question) -> Sequence[Proposal]:
        """Always here: people ask for it now and then, and wait for it."""
        return await self._own.propose(question)

    async def _is_served(self) -> bool:
        try:
            return bool(await self._redis.exists(queue.WORKERS))
        except LOST:
            return False

    async def _ask(self, question: Question) -> str | None:
        """None: no answer in time."""
        name = queue.name(question)
        future = self._waiting.get(name)
        if future is None:
            future = self._waiting[name] = asyncio.get_running_loop().create_future()
        body = queue.write_question(question, seed(self._secret, question), self._name)
        try:
            await asyncio.to_thread(queue.send, self._broker, queue.THINKING, body)
            async with asyncio.timeout(LATE + 3 * SECONDS.get(question.level, max(SECONDS.values()))):
                return await asyncio.shield(future)
        except TimeoutError:
            log.info("machine-late", game=question.game, player=question.level)
            return None
        except Exception as error:
            log.info("queue-away", error=type(error).__name__)
            await asyncio.sleep(PAUSE)
            return None
        finally:
            if self._waiting.get(name) is future:
                del self._waiting[name]

    async def _listen(self) -> None:
        while not self._is_closed:
            try:
                found = await self._redis.brpop([queue.answers_to(self._name)], timeout=LISTENING)
            except LOST:
                await asyncio.sleep(PAUSE)
                continue
            if found is not None:
                with suppress(ValueError, KeyError, TypeError):
                    self._take(json.loads(found[1]))

    def _take(self, answer: dict[str, str]) -> None:
        future = self._waiting.get(answer["name"])
        if future is not None and not future.done():
            future.set_result(str(answer["action"]))
