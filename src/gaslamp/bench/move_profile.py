"""`gaslamp bench server --profile`: the processor time of a move, step by step.

The tables are those of `gaslamp bench server`. The time of the event loop is divided by samples (see `sampling`); what
the other threads of the server do, and that is the store, is read from /proc. Linux only.
"""

import asyncio
import gc
import json
import os
import signal
from pathlib import Path
from tempfile import TemporaryDirectory

from gaslamp.bench import processes, visitors
from gaslamp.bench.games import mixed_games
from gaslamp.bench.processes import Process
from gaslamp.parts.bench import Figure, Progress

TABLES = 100
SECONDS = 20.0
WARM_SECONDS = 2.0

ABOUT = {
    "receive": "a frame is read and its task woken",
    "command": "the command is validated and acknowledged",
    "decide": "the rules, commitments and clocks: a command becomes events",
    "store": "rows are made and handed to the writer",
    "history": "what each seat saw",
    "log": "the log in words",
    "events": "the events as JSON",
    "position": "the part of the position that is the same for all",
    "view": "what differs from seat to seat: view and choices",
    "encode": "the message as text",
    "news": "readers and their messages, written to the sockets",
    "after": "machines and arrivals after a change",
    "run": "the rest of the table",
    "send": "messages that waited for a slow client",
    "other": "the event loop and everything else",
}


def run(progress: Progress) -> list[Figure]:
    gc.disable()
    try:
        with TemporaryDirectory() as folder:
            counts = Path(folder) / "counts.json"
            with processes.sampled(Path(folder) / "server", counts) as ours:
                return asyncio.run(_measured(ours, counts, progress))
    finally:
        gc.enable()


async def _measured(ours: Process, counts: Path, progress: Progress) -> list[Figure]:
    tables = await visitors.visit(ours.address, mixed_games(TABLES))
    await visitors.play(tables, WARM_SECONDS)
    progress(0.2)
    os.kill(ours.pid, signal.SIGUSR1)
    before = processes.thread_seconds(ours.pid)
    moves = len(await visitors.play(tables, SECONDS))
    after = processes.thread_seconds(ours.pid)
    os.kill(ours.pid, signal.SIGUSR2)
    while not counts.exists():
        await asyncio.sleep(0.05)
    await visitors.leave(tables)
    return figures(
        json.loads(counts.read_text(encoding="utf-8")),
        loop=(after[ours.pid] - before[ours.pid]) / moves,
        threads=sum(after[name] - before.get(name, 0.0) for name in after if name != ours.pid) / moves,
    )


def figures(counts: dict[str, int], loop: float, threads: float) -> list[Figure]:
    """`loop` and `threads` are seconds for each move."""
    total = sum(counts.values())
    steps = {name: 1e6 * loop * counts.get(name, 0) / total for name in ABOUT}
    return [
        Figure("move_us_all", 1e6 * (loop + threads), f"processor time of a move, {TABLES} tables, SQLite"),
        *(Figure(f"move_us_{name}", spent, ABOUT[name]) for name, spent in steps.items()),
        Figure("move_us_threads", 1e6 * threads, "the threads of the store: rows are written and committed"),
    ]
