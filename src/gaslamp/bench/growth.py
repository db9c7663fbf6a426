"""`gaslamp bench growth`: what a table and a move cost while more and more tables are open, at one process on SQLite.

Every table has two sockets. The same number of moves is made at each step, spread over all tables; the system counts
the processor time. Linux only. The last figure is what a table costs that has to be read from the database.
"""

import asyncio
import gc
from pathlib import Path
from tempfile import TemporaryDirectory

from gaslamp.bench import cold, processes, visitors
from gaslamp.bench.games import mixed_games
from gaslamp.bench.processes import Process
from gaslamp.bench.visitors import Visited
from gaslamp.parts.bench import Figure, Progress

TABLES = (100, 1000, 5000)
MOVES = 3000
"""At each step: some at each of the first tables, or one at some of many."""
MOST_AT_A_TABLE = 10


def run(progress: Progress) -> list[Figure]:
    gc.disable()
    try:
        with TemporaryDirectory() as folder, processes.server(Path(folder) / "growth") as ours:
            return [*asyncio.run(_grown(ours, progress)), asyncio.run(cold.run())]
    finally:
        gc.enable()


async def _grown(ours: Process, progress: Progress) -> list[Figure]:
    figures, opened, empty = list[Figure](), list[Visited](), ours.kilobytes()
    for at, number in enumerate(TABLES, 1):
        before = processes.cpu_seconds(ours.pid)
        new = await visitors.visit(ours.address, mixed_games(number - len(opened)), seed=number)
        opening = 1000 * (processes.cpu_seconds(ours.pid) - before) / len(new)
        opened += new
        kilobytes = (ours.kilobytes() - empty) / number
        each = min(MOST_AT_A_TABLE, max(1, MOVES // number))
        before = processes.cpu_seconds(ours.pid)
        moves = await visitors.play_moves(opened[: MOVES // each], each)
        move = 1000 * (processes.cpu_seconds(ours.pid) - before) / moves
        about = f"{number} open tables with two sockets each"
        figures += [
            Figure(f"growth_cpu_ms_per_move_{number}", move, f"processor time of a move: {about}"),
            Figure(f"growth_kilobytes_per_table_{number}", kilobytes, f"memory: {about}"),
            Figure(f"growth_cpu_ms_to_open_{number}", opening, f"processor time to make and enter a table: {about}"),
        ]
        progress(at / len(TABLES))
    await visitors.leave(opened)
    return figures
