"""Bytes of a SQLite file change while no server runs: it is refused at the start, or every answer is a clear one."""

import random
from pathlib import Path

from attack.amounts import amount
from gaslamp.core.errors import GaslampError
from gaslamp.store.opening import open_store
from store.examples import RUNNING, key, move, sit_down

DAMAGES = amount("DAMAGES", 30)
"""Damaged copies of the file."""
TABLES = [f"table{number}" for number in range(30)]


async def test_damage_anywhere_in_the_file_is_a_clear_error(tmp_path: Path) -> None:
    whole = await _database(tmp_path / "whole.db")
    rng, refused, wrong = random.Random(1888), 0, 0
    for number in range(DAMAGES):
        path = tmp_path / f"damaged{number}.db"
        path.write_bytes(_damaged(whole, rng))
        try:
            store = await open_store(f"sqlite:///{path}")
        except GaslampError:
            refused += 1
            continue
        for table in rng.sample(TABLES, 5):
            try:
                await store.since(table, 0)
                await store.append(table, [move(4)], RUNNING)
            except GaslampError:
                wrong += 1
        await store.close()
    assert refused > DAMAGES / 4, f"of {DAMAGES} damaged files {refused} were refused, and {wrong} requests"


async def _database(path: Path) -> bytes:
    store = await open_store(f"sqlite:///{path}")
    await sit_down(store, *TABLES, keys=[key(table, "jack", table) for table in TABLES])
    for table in TABLES:
        await store.append(table, [move(2, "E4" * 40), move(3)], RUNNING)
    await store.close()
    return path.read_bytes()


def _damaged(whole: bytes, rng: random.Random) -> bytes:
    """Some bytes are replaced by zeros, or by noise; or the end is missing."""
    begin, length = rng.randrange(100, len(whole)), rng.choice((16, 512, 4096, 16384))
    if rng.random() < 0.1:
        return whole[:begin]
    length = min(length, len(whole) - begin)
    other = bytes(length) if rng.random() < 0.5 else rng.randbytes(length)
    return whole[:begin] + other + whole[begin + length :]
