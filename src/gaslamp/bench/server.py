"""`gaslamp bench server`: moves a second, the time until a move is acknowledged, and memory, over real sockets.

Two processes: the server, as `gaslamp serve` starts it on SQLite, and the players. Each measured game
has the same number of tables, with two sockets each; every action is chosen at random. The yardstick is a socket that
commits one row for each message through SQLAlchemy's asyncio. Both are measured in turns. So are the processor times of
a move at our server and at boardgame.io's, where Node is installed.
"""

import asyncio
import gc
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from gaslamp.bench import boardgame_io, processes, visitors
from gaslamp.bench.games import longest_game, mixed_games
from gaslamp.bench.processes import Process
from gaslamp.bench.visitors import Mover, Visited
from gaslamp.parts.bench import Figure, Progress

TABLES = (100, 500, 2000)
CONNECTIONS = 500
"""Connections to each of the two servers that are compared. Ours has two for each table."""
ROUNDS = 3
SLICE_SECONDS = 4.0
"""Seconds that a side is measured."""

PAUSE_SECONDS = 8.0
"""Seconds between two moves at a table when the time of a single move is measured: quick players."""
PACED_SECONDS = 16.0
"""Seconds that it is measured."""

EARLY, LATE = 10, 120
"""Moves that come before those that are compared."""
COMPARED = 50

COMPARED_TABLES = 100
"""With two sockets each, at our server and at boardgame.io's."""
MOVES = 25
"""Moves at each of them in a round."""

LEAST = 3.0
LEAST_VS_BOARDGAME_IO = 1.5
SLOWEST_MS = {500: 100.0, 2000: 60.0}
"""Milliseconds in which 99 of 100 moves should be acknowledged, by the number of tables."""
MOST_KILOBYTES = 70.0
"""For an open table with two sockets."""
GROWTH = 1.3
"""How much longer than an early move a late one may take; a quarter of it is chance."""


def run(progress: Progress) -> list[Figure]:
    # The server is measured, so the players collect no garbage while a move is on its way.
    gc.disable()
    try:
        with TemporaryDirectory() as folder:
            with processes.server(Path(folder) / "speed") as ours, processes.bare(Path(folder)) as bare:
                figures = asyncio.run(_speed(ours, bare))
            progress(0.3)
            if boardgame_io.is_there():
                boardgame_io.fetch()
                log, program = Path(folder) / "boardgame_io.log", boardgame_io.FOLDER / "server.cjs"
                with processes.server(Path(folder) / "cost") as ours, processes.node(program, log) as theirs:
                    figures += asyncio.run(_cost(ours, theirs))
            progress(0.4)
            # A new server, so that its memory holds these tables only.
            with processes.server(Path(folder) / "tables") as ours:
                return figures + asyncio.run(_tables(ours, lambda done: progress(0.4 + 0.6 * done)))
    finally:
        gc.enable()


async def _speed(ours: Process, bare: Process) -> list[Figure]:
    return [*await _comparison(ours, bare), await _growth(ours)]


async def _tables(ours: Process, progress: Progress) -> list[Figure]:
    figures, opened, empty = list[Figure](), list[Visited](), ours.kilobytes()
    for at, number in enumerate(TABLES, 1):
        opened += await visitors.visit(ours.address, mixed_games(number - len(opened)), seed=number)
        figures += await _open_tables(ours, opened, empty)
        progress(at / len(TABLES))
    await visitors.leave(opened)
    return figures


async def _open_tables(ours: Process, opened: list[Visited], empty: float) -> list[Figure]:
    number = len(opened)
    memory = (ours.kilobytes() - empty) / number
    waits = sorted(1000 * taken for taken in await visitors.play(opened, PACED_SECONDS, PAUSE_SECONDS))
    fast = len(await visitors.play(opened, SLICE_SECONDS)) / SLICE_SECONDS
    most = SLOWEST_MS.get(number)
    about = f"{number} tables, a move every {PAUSE_SECONDS:.0f} seconds at each"
    return [
        Figure(f"server_moves_per_second_{number}", fast, f"{number} tables, each as fast as it can; durable"),
        Figure(f"server_p50_ms_{number}", waits[len(waits) // 2], f"until a move is acknowledged: {about}"),
        Figure(f"server_p99_ms_{number}", waits[len(waits) * 99 // 100], f"99 of 100 moves: {about}", most=most),
        Figure(
            f"server_kilobytes_per_table_{number}",
            memory,
            f"{number} open tables with two sockets each",
            most=MOST_KILOBYTES if number == TABLES[-1] else None,
        ),
    ]


async def _comparison(ours: Process, bare: Process) -> list[Figure]:
    """Both are measured in turns, and the ratio is the median of the rounds: a busy machine slows both alike."""
    moves, messages = [], []
    for number in range(ROUNDS):
        tables = await visitors.visit(ours.address, mixed_games(CONNECTIONS // 2), seed=-number)
        moves.append(len(await visitors.play(tables, SLICE_SECONDS)) / SLICE_SECONDS)
        await visitors.leave(tables)
        messages.append(len(await visitors.send_messages(bare.address, CONNECTIONS, SLICE_SECONDS)) / SLICE_SECONDS)
    ratio = median(mine / its for mine, its in zip(moves, messages, strict=True))
    each = f"{CONNECTIONS} connections"
    return [
        Figure("server_vs_bare_commit", ratio, f"our moves a second over its messages a second, {each} each", LEAST),
        Figure("bare_commits_per_second", median(messages), f"the yardstick, {each}"),
    ]


async def _cost(ours: Process, theirs: Process) -> list[Figure]:
    """The processor time of a move, ours durable, theirs in memory. They take turns at the same tables and moves."""
    tables = await visitors.visit(ours.address, mixed_games(COMPARED_TABLES))
    matches = await boardgame_io.visit(theirs.address, COMPARED_TABLES)
    await _spent(ours, tables)
    await _spent(theirs, matches)
    rounds = [(await _spent(ours, tables), await _spent(theirs, matches)) for _ in range(ROUNDS)]
    await visitors.leave(tables)
    await boardgame_io.leave(matches)
    each = f"{COMPARED_TABLES} tables with two sockets each"
    ratio = median(its / mine for mine, its in rounds)
    about = "processor time of a move at boardgame.io's server, in memory, over ours, durable"
    return [
        Figure("server_cpu_vs_boardgame_io", ratio, f"{about}; {each}", LEAST_VS_BOARDGAME_IO),
        Figure("server_cpu_ms_per_move", median(mine for mine, _ in rounds), f"processor time of a move, {each}"),
        Figure("boardgame_io_cpu_ms_per_move", median(its for _, its in rounds), f"the yardstick, {each}"),
    ]


async def _spent(server: Process, tables: Sequence[Mover]) -> float:
    """Milliseconds of the processor for each move."""
    before = processes.cpu_seconds(server.pid)
    moves = await visitors.play_moves(tables, MOVES)
    return 1000 * (processes.cpu_seconds(server.pid) - before) / moves


async def _growth(ours: Process) -> Figure:
    """A table late in its game and one early in its game take turns, so that a busy machine slows both alike."""
    [long, short] = await visitors.visit(ours.address, [longest_game()] * 2)
    await _moves(short, EARLY)
    await _moves(long, LATE)
    late, early = [], []
    for _ in range(COMPARED):
        late += await _moves(long, 1)
        early += await _moves(short, 1)
    await visitors.leave([long, short])
    about = f"the time of a move after {LATE} of them over its time after {EARLY}"
    return Figure("server_late_over_early_move", median(late) / median(early), about, most=GROWTH)


async def _moves(table: Visited, number: int) -> list[float]:
    taken = [await table.move() for _ in range(number)]
    return [seconds for seconds in taken if seconds is not None]
