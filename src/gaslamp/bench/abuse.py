"""`gaslamp bench abuse`: how honest visitors are served while others attack the server.

A server as `gaslamp serve` starts it, with its rate limits. Honest visitors play each other and a casual machine, each
from an address of their own, first alone and then under one attack after the other. Attackers come from several
loopback addresses and run in a process of their own (`attackers`). Linux only: other systems have one loopback address.
"""

import asyncio
import gc
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from gaslamp.bench import processes, visitors
from gaslamp.bench.games import mixed_games
from gaslamp.bench.processes import Process
from gaslamp.bench.visitors import Visited
from gaslamp.parts.bench import Figure, Progress

SECONDS = 60.0
"""Of the whole run, about."""
PREPARATION_SHARE = 0.2
"""The share of it for starting."""
TABLES, MACHINE_TABLES = 6, 4
"""Of honest visitors."""
PAUSE_SECONDS = 0.4
"""Seconds between two moves at a table."""
LEVEL = "casual"
ATTACKS = {
    "spectators": "8 addresses with 20 spectators each at the honest tables",
    "replays": "8 addresses ask for replays, stories and records",
    "beliefs": "8 addresses ask what could be true, for each seat",
    "experts": "90 tables of the strongest machines, 60 of them from one address",
}
"""The last one goes on by itself, so it comes last."""
MAX_P99_MS, MAX_ANSWER_SECONDS = 150.0, 3.0


@dataclass(frozen=True, slots=True)
class Served:
    """Seconds that honest visitors waited, sorted."""

    acknowledged: Sequence[float]
    answered: Sequence[float]


def run(progress: Progress, seconds: float = SECONDS) -> list[Figure]:
    each = seconds * (1 - PREPARATION_SHARE) / (1 + len(ATTACKS))
    gc.disable()
    try:
        with (
            TemporaryDirectory() as folder,
            processes.server(Path(folder) / "server", limits="on") as server,
            _attackers(server.address) as attackers,
        ):
            return asyncio.run(_measured(server, attackers, each, progress))
    finally:
        gc.enable()


@contextmanager
def _attackers(address: str) -> Iterator[subprocess.Popen[str]]:
    """A process that waits for the name of an attack."""
    command = [sys.executable, "-m", "gaslamp.bench.attackers", address]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as started:  # noqa: S603
        try:
            assert started.stdout is not None
            if started.stdout.readline() != "ready\n":
                raise RuntimeError("the attackers did not start")
            yield started
        finally:
            started.kill()


async def _measured(
    server: Process, attackers: subprocess.Popen[str], seconds: float, progress: Progress
) -> list[Figure]:
    figures = []
    # The first answer of a machine waits until its process has started.
    await _honest(server.address, seconds / 2, 0, None)
    progress(PREPARATION_SHARE)
    for number, name in enumerate(("alone", *ATTACKS), 1):
        attack = None if name == "alone" else (attackers, name)
        began, worked = time.perf_counter(), processes.own_cpu_seconds(server.pid)
        served, rate = await _honest(server.address, seconds, number, attack)
        work = (processes.own_cpu_seconds(server.pid) - worked) / (time.perf_counter() - began)
        figures += _figures(name, served, rate, work)
        progress(PREPARATION_SHARE + (1 - PREPARATION_SHARE) * number / (1 + len(ATTACKS)))
    return figures


async def _honest(
    address: str, seconds: float, round_number: int, attack: tuple[subprocess.Popen[str], str] | None
) -> tuple[Served, float]:
    """How honest visitors are served for so long, and the requests a second of the attackers."""
    tables = await _sit_down(address, TABLES, f"127.0.2.{round_number * 2 + 10}", None)
    against = await _sit_down(address, MACHINE_TABLES, f"127.0.3.{round_number * 2 + 10}", LEVEL)
    names = [table.name for table in tables]
    rate = asyncio.create_task(asyncio.to_thread(_attack, attack, seconds, names)) if attack else None
    acknowledged, answered = await asyncio.gather(
        visitors.play(tables, seconds, PAUSE_SECONDS), _play_machines(against, seconds)
    )
    await visitors.leave([*tables, *against])
    return Served(sorted(acknowledged), sorted(answered)), await rate if rate else 0.0


async def _sit_down(address: str, count: int, source: str, level: str | None) -> list[Visited]:
    """Two addresses, so that none is slowed down by its own limits."""
    first, _, last = source.rpartition(".")
    sources = (source, f"{first}.{int(last) + 1}")
    found = await asyncio.gather(
        *(
            visitors.visit(address, [game], seed=number, source=sources[number % 2], level=level)
            for number, game in enumerate(mixed_games(count))
        )
    )
    return [table for tables in found for table in tables]


def _attack(attack: tuple[subprocess.Popen[str], str], seconds: float, tables: Sequence[str]) -> float:
    process, name = attack
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{name} {seconds} {' '.join(tables)}\n")
    process.stdin.flush()
    return float(process.stdout.readline())


async def _play_machines(tables: Sequence[Visited], seconds: float) -> list[float]:
    """Play against machines for so long: the seconds until each of their actions was seen."""
    until = time.perf_counter() + seconds
    waits: list[float] = []

    async def one(table: Visited) -> None:
        while (time.perf_counter() < until or not waits) and table.turn is not None:
            waited = await table.answer()
            if waited is not None:
                waits.append(waited)
            elif await table.move() is not None:
                await asyncio.sleep(PAUSE_SECONDS)

    await asyncio.gather(*(one(table) for table in tables))
    return waits


def _figures(name: str, served: Served, rate: float, work: float) -> list[Figure]:
    about = "honest visitors alone" if name == "alone" else ATTACKS[name]
    waits = [1000 * seconds for seconds in served.acknowledged]
    figures = [
        Figure(f"abuse_p50_ms_{name}", waits[len(waits) // 2], f"until an honest move is acknowledged: {about}"),
        Figure(f"abuse_p99_ms_{name}", waits[len(waits) * 99 // 100], f"99 of 100 moves: {about}", most=MAX_P99_MS),
        Figure(
            f"abuse_{LEVEL}_seconds_{name}",
            served.answered[-1],
            f"the slowest answer of a {LEVEL} machine: {about}",
            most=MAX_ANSWER_SECONDS,
        ),
        Figure(f"abuse_server_share_{name}", work, f"of a core, used by the server itself: {about}"),
    ]
    if name != "alone":
        figures.append(Figure(f"abuse_requests_per_second_{name}", rate, f"of the attackers: {about}"))
    return figures
