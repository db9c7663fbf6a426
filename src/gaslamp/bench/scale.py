"""`gaslamp bench scale`: what a move costs with one server process, two and four, over PostgreSQL and Redis.

All on one machine, so two processes cannot be twice as quick; but they must not cost more. The same tables are played
as fast as they can be, in turns: all at one process; spread over two or four, as a load balancer spreads them; and with
the two players of every table at different processes, the worst case. The system counts the processor time.
"""

import asyncio
import gc
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from gaslamp.bench import processes, services, visitors
from gaslamp.bench.games import mixed_games
from gaslamp.bench.processes import Process
from gaslamp.bench.services import ServiceMissing
from gaslamp.bench.visitors import Visited
from gaslamp.core.errors import NotWellFormed
from gaslamp.parts.bench import Figure, Progress
from gaslamp.store import engine, opening

TABLES = 100
ROUNDS = 3
SLICE_SECONDS = 4.0
"""Seconds that each way is measured in a round."""
IDLE_SECONDS = 5.0
"""Seconds in which nobody moves."""
MOST, MOST_SPLIT = 1.2, 1.3
"""How much more a move may cost with two processes than with one, and where the players of a table are divided."""
MOST_MS = 0.7
"""Of the processor for a move: servers and database together."""
PROCESSES = 4

WAYS = {
    "one": "all at one process",
    "two": "half of the tables at each of two processes",
    "four": "a quarter of the tables at each of four processes",
    "split": "the two players of each table at different processes",
}
SPREAD = {"one": 1, "two": 2, "four": 4}
"""Over how many processes the tables are spread."""
OURS = ("server", "database", "redis")
PARTS = (*OURS, "load")


@dataclass(frozen=True, slots=True)
class Run:
    """One way, measured for a while: processor seconds of each service, and the seconds that each move took."""

    seconds: float
    work: Mapping[str, float]
    waits: Sequence[float]

    def cost(self, *parts: str) -> float:
        """Processor milliseconds for each move."""
        return 1000 * sum(self.work[part] for part in parts) / len(self.waits)


def run(progress: Progress) -> list[Figure]:
    gc.disable()
    try:
        with ExitStack() as stack:
            try:
                base, wire = stack.enter_context(services.postgres()), stack.enter_context(services.own_redis())
            except ServiceMissing as part:
                raise NotWellFormed("no-yardstick", name=str(part)) from None
            folder = Path(stack.enter_context(TemporaryDirectory()))
            flags = ("--database", asyncio.run(_database(base)), "--redis", wire.address)
            servers = [
                stack.enter_context(processes.server(folder / f"server{number}", *flags)) for number in range(PROCESSES)
            ]
            return asyncio.run(_measured(servers, {"database": base.pid, "redis": wire.pid}, progress))
    finally:
        gc.enable()


async def _database(base: services.Postgres) -> str:
    """A new database with its tables."""
    made = create_async_engine(engine.address(f"{base.address}/postgres"), isolation_level="AUTOCOMMIT")
    async with made.connect() as connection:
        await connection.execute(text("CREATE DATABASE scale"))
    await made.dispose()
    await opening.migrate(f"{base.address}/scale")
    return f"{base.address}/scale"


async def _measured(servers: Sequence[Process], pids: Mapping[str, int], progress: Progress) -> list[Figure]:
    empty = servers[0].kilobytes()
    runs: dict[str, list[Run]] = {way: [] for way in WAYS}
    figures: list[Figure] = []
    for number in range(ROUNDS):
        for at, way in enumerate(WAYS):
            tables = await _visited(way, servers, number)
            if not figures:
                figures = await _idle(tables, servers, pids, empty)
            runs[way].append(await _played(tables, servers, pids))
            await visitors.leave(tables)
            progress((number + (at + 1) / len(WAYS)) / ROUNDS)
    return [*_ratios(runs), *(figure for way in WAYS for figure in _figures(way, runs[way])), *figures]


async def _visited(way: str, servers: Sequence[Process], seed: int) -> list[Visited]:
    games = mixed_games(TABLES)
    if way == "split":
        return await visitors.visit(servers[0].address, games, seed, elsewhere=servers[1].address)
    used = servers[: SPREAD[way]]
    found = []
    for number, server in enumerate(used):
        found += await visitors.visit(server.address, games[number :: len(used)], seed + 1000 * number)
    return found


async def _played(tables: Sequence[Visited], servers: Sequence[Process], pids: Mapping[str, int]) -> Run:
    before, began = _work(servers, pids), time.perf_counter()
    waits = await visitors.play(tables, SLICE_SECONDS)
    seconds, after = time.perf_counter() - began, _work(servers, pids)
    return Run(seconds, {part: after[part] - before[part] for part in PARTS}, waits)


def _work(servers: Sequence[Process], pids: Mapping[str, int]) -> dict[str, float]:
    return {
        "server": sum(processes.cpu_seconds(process.pid) for process in servers),
        "load": time.process_time(),
        **{part: processes.cpu_seconds(pid) for part, pid in pids.items()},
    }


async def _idle(
    tables: Sequence[Visited], servers: Sequence[Process], pids: Mapping[str, int], empty: float
) -> list[Figure]:
    """The cost of an open table where nobody moves."""
    kilobytes = (servers[0].kilobytes() - empty) / len(tables)
    before = _work(servers, pids)
    await asyncio.sleep(IDLE_SECONDS)
    after = _work(servers, pids)
    worked = sum(after[part] - before[part] for part in OURS) / IDLE_SECONDS / len(tables)
    about = f"{len(tables)} open tables with two sockets each"
    return [
        Figure("scale_kilobytes_per_table", kilobytes, f"memory of the process: {about}"),
        Figure("scale_idle_cpu_us_per_table_second", 1e6 * worked, f"work each second while nobody moves: {about}"),
    ]


def _ratios(runs: Mapping[str, Sequence[Run]]) -> list[Figure]:
    """Ways are compared within a round, because the load of the machine changes between rounds."""

    def ratio(way: str) -> float:
        pairs = zip(runs[way], runs["one"], strict=True)
        return median(mine.cost(*OURS) / one.cost(*OURS) for mine, one in pairs)

    about = "work of servers, database and Redis for a move"
    return [
        Figure("scale_cpu_per_move_two_vs_one", ratio("two"), f"{about}: two processes over one", most=MOST),
        Figure("scale_cpu_per_move_four_vs_one", ratio("four"), f"{about}: four processes over one"),
        Figure(
            "scale_cpu_per_move_split_vs_one",
            ratio("split"),
            f"{about}: {WAYS['split']}, over one process",
            most=MOST_SPLIT,
        ),
        Figure(
            "scale_cpu_ms_per_move",
            median(one.cost("server", "database") for one in runs["one"]),
            "work of the server and the database for a move, one process",
            most=MOST_MS,
        ),
    ]


def _figures(way: str, runs: Sequence[Run]) -> list[Figure]:
    waits = sorted(1000 * wait for one in runs for wait in one.waits)
    speed = median(len(one.waits) / one.seconds for one in runs)
    return [
        Figure(f"scale_moves_per_second_{way}", speed, f"{TABLES} tables as fast as they can: {WAYS[way]}"),
        Figure(f"scale_p99_ms_{way}", waits[len(waits) * 99 // 100], "99 of 100 moves acknowledged, at that load"),
        *(
            Figure(f"scale_cpu_ms_per_move_{part}_{way}", median(one.cost(part) for one in runs), f"work: {part}")
            for part in PARTS
        ),
    ]
