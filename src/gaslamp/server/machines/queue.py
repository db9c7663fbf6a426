"""Work for other processes, over Redis: what is sent and where answers go.

A question to a machine player holds what its seat knows and nothing else; a game of the arena holds a number. Both can
be sent twice: the answer is the same, and whoever asked takes the first.
"""

from typing import Any

from dramatiq import Message
from dramatiq.brokers.redis import RedisBroker
from dramatiq.middleware import AgeLimit, Middleware
from redis import ConnectionPool, Redis

from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.pairing import Lineup, Rules
from gaslamp.core.errors import NotWellFormed
from gaslamp.server.machines.pool import Question

THINKING, DEALING = "thinking", "dealing"
"""The queues, and who works on them."""
WORKERS = "gaslamp:workers"
"""There as long as some worker is alive."""
ALIVE = 15
"""Seconds after which a silent worker is taken for dead."""
REDELIVERY = 20_000
"""Milliseconds after which a dead worker's jobs are given to others."""
MAINTENANCE = 50_000
"""How often, in a million looks at a queue, the dead are looked for."""
OLD = 60_000
"""Milliseconds after which nobody waits for a machine's move: it has been asked for again, or made."""
KEPT = 600
"""Seconds that answers are kept."""
ANSWERING = 10.0
"""Seconds."""


def plain_line(address: str) -> "Redis":
    """For processes that wait in threads."""
    try:
        return Redis(
            connection_pool=ConnectionPool.from_url(address, socket_timeout=ANSWERING, socket_connect_timeout=ANSWERING)
        )
    except ValueError:
        raise NotWellFormed("bad-redis") from None


def broker(address: str, *more: Middleware) -> RedisBroker:
    return RedisBroker(  # type: ignore[no-untyped-call]
        client=plain_line(address),
        middleware=[AgeLimit(), *more],
        namespace="gaslamp",
        heartbeat_timeout=REDELIVERY,
        maintenance_chance=MAINTENANCE,
    )


def send(found: RedisBroker, queue: str, body: dict[str, Any]) -> None:
    options = {"max_age": OLD} if queue == THINKING else {}
    found.enqueue(Message(queue_name=queue, actor_name=queue, args=(body,), kwargs={}, options=options))


def write_question(question: Question, seed: bytes, asker: str) -> dict[str, Any]:
    return {
        "asker": asker,
        "table": question.table,
        "version": question.version,
        "game": question.game,
        "seat": question.seat,
        "level": question.level,
        "record": question.record,
        "view": question.view,
        "pencilled": dict(question.pencilled),
        "seed": seed.hex(),
    }


def read_question(body: dict[str, Any]) -> Question:
    names = ("table", "version", "game", "seat", "level", "record", "view", "pencilled")
    return Question(**{name: body[name] for name in names}, seed=bytes.fromhex(body["seed"]))


def name(question: Question) -> str:
    """What is asked: two questions of one name have the same answer."""
    return f"{question.table} {question.version} {question.seat} {question.level}"


def answers_to(asker: str) -> str:
    """The list on which a server finds its answers."""
    return f"gaslamp:answers:{asker}"


def answer_of(name: str) -> str:
    return f"gaslamp:answer:{name}"


def results_of(run: str) -> str:
    return f"gaslamp:results:{run}"


def end_of(run: str) -> str:
    """There when nobody wants the rest of a run of games."""
    return f"gaslamp:ended:{run}"


def write_fixture(fixture: Fixture, run: str) -> dict[str, Any]:
    return {
        "run": run,
        "game": fixture.rules.game,
        "options": dict(fixture.rules.options),
        "seed": fixture.seed,
        "players": [fixture.lineup.first, fixture.lineup.second],
        "deal": fixture.deal,
    }


def read_fixture(body: dict[str, Any]) -> Fixture:
    rules = Rules(body["game"], tuple(body["options"].items()))
    return Fixture(rules, body["seed"], Lineup(*body["players"]), body["deal"])
