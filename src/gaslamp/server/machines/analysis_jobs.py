"""Analyses as jobs of a worker. While one is at work, its server is told so."""

import asyncio
import json
from typing import Any

from gaslamp.server.machines import redis_queue as queue
from gaslamp.server.machines.fair_queue import Work
from gaslamp.server.machines.game_analysis_process import GameRequest
from gaslamp.server.machines.game_analyst import GAME_SECONDS, AnalysisFailed, GameAnalyst
from gaslamp.server.machines.player_pool import NoAnswer

SIGN_SECONDS = 2.0
"""Between two messages to the server that waits."""


class AnalysisJobs:
    """`loop` is the one that the analyst runs in; the jobs are done in threads of Dramatiq."""

    def __init__(self, analyst: GameAnalyst, redis: Any, loop: asyncio.AbstractEventLoop) -> None:
        self._analyst = analyst
        self._redis = redis
        self._loop = loop

    def analyse(self, body: dict[str, Any]) -> None:
        """Analyse a game. An answer that is stored already is sent again."""
        request = GameRequest(**body["request"])
        key = queue.answer_key(request.name)
        stored = self._redis.get(key)
        if stored:
            self._tell(body, {"document": stored.decode()})
            return
        work = Work(body["visitor"], request.name, GAME_SECONDS)
        found = asyncio.run_coroutine_threadsafe(self._worked_out(body, request, work), self._loop).result()
        if found is not None:
            if "document" in found:
                self._redis.set(key, found["document"], ex=queue.ANSWER_SECONDS)
            self._tell(body, found)

    async def _worked_out(self, body: dict[str, Any], request: GameRequest, work: Work) -> dict[str, Any] | None:
        """None if this worker stops: the server sends the game to another one."""
        share = 0.0

        def report(done: float) -> None:
            nonlocal share
            share = done

        async def sign() -> None:
            while True:
                await asyncio.to_thread(self._tell, body, {"progress": share})
                await asyncio.sleep(SIGN_SECONDS)

        signs = asyncio.create_task(sign())
        try:
            return {"document": await self._analyst.analyse(request, work, report)}
        except AnalysisFailed as failure:
            return {"failed": failure.error, "is_final": failure.is_final}
        except NoAnswer:
            return None
        finally:
            signs.cancel()

    def _tell(self, body: dict[str, Any], message: dict[str, Any]) -> None:
        answers = queue.answers_key(body["asker"])
        with self._redis.pipeline() as pipe:
            pipe.lpush(answers, json.dumps({"name": body["request"]["name"], **message}))
            pipe.expire(answers, queue.ANSWER_SECONDS)
            pipe.execute()
