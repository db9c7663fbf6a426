"""The job queues in Redis: requests to machine players, games of the arena, analyses, and where their answers go.

A request holds what its seat knows and nothing else; a game of the arena holds a number; an analysis holds the record
of a game that is over. All can be sent twice: the
answer is the same, and the first one is used.
"""

from typing import Any

from dramatiq import Message
from dramatiq.brokers.redis import RedisBroker
from dramatiq.middleware import AgeLimit, Middleware
from redis import ConnectionPool, Redis

from gaslamp.arena import engines
from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.pairing import Lineup, Rules
from gaslamp.core.errors import NotWellFormed

REQUESTS, SHORT_REQUESTS, GAMES, ANALYSES = "thinking", "short-thinking", "dealing", "analysing"
"""The names of the queues and of their actors. A short request does not wait behind long ones."""
QUEUES = (REQUESTS, SHORT_REQUESTS, GAMES, ANALYSES)
WORKERS_KEY = "gaslamp:workers"
"""Exists as long as some worker is alive."""
WORKER_SECONDS = 15
"""How long the key lives after a worker's last heartbeat."""
REDELIVERY_MS = 20_000
"""After this time the jobs of a dead worker are given to others."""
MAINTENANCE_CHANCE = 50_000
"""How often, in a million reads of a queue, dead workers are looked for."""
REQUEST_MAX_AGE_MS = 60_000
"""Older requests are dropped: they have been sent again, or the move has been made."""
ANALYSIS_MAX_AGE_MS = 300_000
"""The same for the analysis of a game, which waits for the analyses before it."""
ANSWER_SECONDS = 600
"""How long answers are kept."""
TIMEOUT_SECONDS = 10.0


def blocking_client(address: str) -> "Redis":
    """For code that waits in threads."""
    try:
        return Redis(
            connection_pool=ConnectionPool.from_url(
                address, socket_timeout=TIMEOUT_SECONDS, socket_connect_timeout=TIMEOUT_SECONDS
            )
        )
    except ValueError:
        raise NotWellFormed("bad-redis") from None


def broker(address: str, *more: Middleware) -> RedisBroker:
    return RedisBroker(  # type: ignore[no-untyped-call]
        client=blocking_client(address),
        middleware=[AgeLimit(), *more],
        namespace="gaslamp",
        heartbeat_timeout=REDELIVERY_MS,
        maintenance_chance=MAINTENANCE_CHANCE,
    )


def send(broker: RedisBroker, queue: str, body: dict[str, Any]) -> None:
    ages = {REQUESTS: REQUEST_MAX_AGE_MS, SHORT_REQUESTS: REQUEST_MAX_AGE_MS, ANALYSES: ANALYSIS_MAX_AGE_MS}
    options = {"max_age": ages[queue]} if queue in ages else {}
    broker.enqueue(Message(queue_name=queue, actor_name=queue, args=(body,), kwargs={}, options=options))


def answers_key(asker: str) -> str:
    """The list from which a server reads its answers."""
    return f"gaslamp:answers:{asker}"


def answer_key(request: str) -> str:
    """The answer to one request, by its name."""
    return f"gaslamp:answer:{request}"


def results_key(run: str) -> str:
    """The list of the results of one run of the arena."""
    return f"gaslamp:results:{run}"


def stopped_key(run: str) -> str:
    """Exists when the remaining games of a run are not wanted any more."""
    return f"gaslamp:ended:{run}"


def write_fixture(fixture: Fixture, run: str) -> dict[str, Any]:
    return {
        "run": run,
        "game": fixture.rules.game,
        "options": dict(fixture.rules.options),
        "seed": fixture.seed,
        "players": [fixture.lineup.first, fixture.lineup.second],
        "deal": fixture.deal,
        "luck": fixture.with_luck,
        "puzzles": list(fixture.kinds),
    }


def read_fixture(body: dict[str, Any]) -> Fixture:
    engines.refuse(*body["players"])
    rules = Rules(body["game"], tuple(body["options"].items()))
    wanted = body.get("luck", False), tuple(body.get("puzzles", ()))
    return Fixture(rules, body["seed"], Lineup(*body["players"]), body["deal"], *wanted)
