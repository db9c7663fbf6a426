"""What it costs to open a table that is not in memory: its events are read from SQLite and played again."""

import random
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from gaslamp.bench.games import benches, longest_game
from gaslamp.bench.random_game import everything
from gaslamp.games.registry import named
from gaslamp.parts.bench import Figure
from gaslamp.server.environment import Environment
from gaslamp.server.tables.creation import new_header
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.summary import summary
from gaslamp.server.wire.views import action_json
from gaslamp.store.memory import MemoryStore
from gaslamp.store.opening import open_store
from gaslamp.store.store import Event
from gaslamp.table.commands import Act, Sit
from gaslamp.table.settings import Settings

STEPS = 400
"""Of the game, or fewer where it ends before."""
TRIES = 20
"""Games of which the longest is taken."""
TIMES = 15
MOST_MS = 15.0


async def run() -> Figure:
    tables = [await _played(seed) for seed in range(TRIES)]
    longest = max(tables, key=lambda one: one.table.length)
    found = await longest.store.load(longest.table.header.id)
    assert found is not None, "it was just played"
    header, events = found
    with TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{Path(folder) / 'cold.db'}")
        await store.create(header, events, summary(longest.table, 0))
        spent = []
        for _ in range(TIMES):
            before = time.process_time()
            kept = await store.load(header.id)
            assert kept is not None, "it was just stored"
            OpenTable(longest.environment, store, *kept)
            spent.append(1000 * (time.process_time() - before))
        await store.close()
    about = f"processor time to open a table that is not in memory, after {longest.table.length} steps of its game"
    return Figure("growth_cpu_ms_to_open_cold", median(spent), about, most=MOST_MS)


async def _played(seed: int) -> OpenTable:
    """A table at which random actions were made that do not end the game, as far as there are others."""
    rng, name = random.Random(seed), longest_game()
    game, ending = named(name), benches()[name].ENDING
    environment = Environment(random=rng.randbytes)
    header, store = new_header(environment, name, everything(game), Settings()), MemoryStore()
    opened = [Event(1, "opened", {}, header.created)]
    table = OpenTable(environment, store, header, opened)
    await store.create(header, opened, summary(table.table, header.created))
    for seat in table.table.seats:
        await table.run(Sit(seat, "human", seat))
    while table.table.turn is not None and table.table.length < STEPS:
        legal = game.legal(table.table.journal.state)
        quiet = [action for action in legal if action_json(name, action)["type"] not in ending] or legal
        await table.run(Act(table.table.turn, table.table.version, (game.write(rng.choice(quiet)),)))
    return table
