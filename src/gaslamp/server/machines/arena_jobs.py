"""Games of the arena, played by workers over Redis; results come as they are finished."""

import json
import secrets
import time
from collections.abc import Generator, Iterable
from contextlib import suppress

from redis import Redis, RedisError

from gaslamp.arena import result
from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.processes import GameFailed
from gaslamp.arena.result import Result
from gaslamp.core.errors import NotWellFormed
from gaslamp.server.machines import queue

AT_ONCE = 1000
"""Games in the queue."""
LOOK = 2
"""Seconds for which one look at the results waits."""
SILENCE = 120.0
"""Seconds without any result after which the games are sent again: Redis may have lost them."""
PATIENCE = 30.0
"""Seconds without Redis, or without any worker, after which we give up."""
DAY = 86_400


def played(fixtures: Iterable[Fixture], address: str) -> Generator[Result]:
    """Every game's result, in the order in which they end. Whoever stops asking stops the games."""
    line, broker, run = queue.plain_line(address), queue.broker(address), secrets.token_hex(8)
    waiting = iter(fixtures)
    out: dict[tuple[object, int], Fixture] = {}
    try:
        _check(line)
        heard = alive = time.monotonic()
        while True:
            for _, fixture in zip(range(AT_ONCE - len(out)), waiting, strict=False):
                out[fixture.lineup, fixture.deal] = fixture
                queue.send(broker, queue.DEALING, queue.write_fixture(fixture, run))
            if not out:
                return
            try:
                found = line.blpop([queue.results_of(run)], LOOK)
                alive = time.monotonic() if line.exists(queue.WORKERS) else alive
            except (RedisError, OSError):
                found = None
                time.sleep(LOOK)
            now = time.monotonic()
            if found:
                heard = now
                one = _result(json.loads(found[1]))
                if out.pop(one.key, None):
                    yield one
            elif now - alive > PATIENCE:
                raise NotWellFormed("no-workers")
            elif now - heard > SILENCE:
                heard = now
                for fixture in out.values():
                    queue.send(broker, queue.DEALING, queue.write_fixture(fixture, run))
    finally:
        with suppress(RedisError, OSError):
            line.set(queue.end_of(run), 1, ex=DAY)
        broker.client.close()
        line.close()


def _check(line: "Redis") -> None:
    try:
        line.ping()
    except (RedisError, OSError):
        raise NotWellFormed("no-redis") from None


def _result(answer: dict[str, object]) -> Result:
    if "failed" in answer:
        raise GameFailed(f"deal {answer['deal']}: {answer['failed']}")
    return result.parse(answer["result"])
