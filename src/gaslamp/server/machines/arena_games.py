"""Games of the arena, played by workers over Redis. Results come in the order in which the games end."""

import json
import secrets
import time
from collections.abc import Generator, Iterable
from contextlib import suppress
from typing import Any

from redis import Redis, RedisError

from gaslamp.arena import result
from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.processes import GameFailed
from gaslamp.arena.result import Result
from gaslamp.core.errors import NotWellFormed
from gaslamp.server.machines import redis_queue as queue

MAX_QUEUED = 1000
READ_SECONDS = 2
"""How long one read of the results blocks."""
RESEND_SECONDS = 120.0
"""Without any result for so long, the games are sent again: Redis may have lost them."""
GIVE_UP_SECONDS = 30.0
"""Without Redis or without a worker for so long, the run fails."""
STOPPED_SECONDS = 86_400
"""How long the key exists that tells workers that the run has stopped."""


def played(fixtures: Iterable[Fixture], address: str) -> Generator[Result]:
    """The result of every game. Closing the generator ends the games."""
    client, broker, run = queue.blocking_client(address), queue.broker(address), secrets.token_hex(8)
    waiting = iter(fixtures)
    sent: dict[tuple[object, int], Fixture] = {}
    try:
        _check(client)
        last_result = last_worker = time.monotonic()
        while True:
            for _, fixture in zip(range(MAX_QUEUED - len(sent)), waiting, strict=False):
                sent[fixture.lineup, fixture.deal] = fixture
                queue.send(broker, queue.GAMES, queue.write_fixture(fixture, run))
            if not sent:
                return
            try:
                found = client.blpop([queue.results_key(run)], READ_SECONDS)
                last_worker = time.monotonic() if client.exists(queue.WORKERS_KEY) else last_worker
            except (RedisError, OSError):
                found = None
                time.sleep(READ_SECONDS)
            now = time.monotonic()
            if found:
                last_result = now
                one = _result(json.loads(found[1]), sent)
                if sent.pop(one.key, None):
                    yield one
            elif now - last_worker > GIVE_UP_SECONDS:
                raise NotWellFormed("no-workers")
            elif now - last_result > RESEND_SECONDS:
                last_result = now
                for fixture in sent.values():
                    queue.send(broker, queue.GAMES, queue.write_fixture(fixture, run))
    finally:
        with suppress(RedisError, OSError):
            client.set(queue.stopped_key(run), 1, ex=STOPPED_SECONDS)
        broker.client.close()
        client.close()


def _check(client: "Redis") -> None:
    try:
        client.ping()
    except (RedisError, OSError):
        raise NotWellFormed("no-redis") from None


def _result(answer: dict[str, Any], sent: dict[tuple[object, int], Fixture]) -> Result:
    if "failed" in answer:
        fixture = queue.read_fixture(answer["fixture"])
        raise GameFailed(sent.get((fixture.lineup, fixture.deal), fixture), answer["failed"])
    return result.parse(answer["result"])
