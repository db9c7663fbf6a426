"""Tables, moves and people for the tests."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

from gaslamp.store.store import Event, Header, Key, Store, Summary

RUNNING = Summary("running", ("jack",), {"jack": "Irene"}, listed=True, due=None, machine=False, updated=1000)


def header(id: str = "fogfogfogfogfogf", **changes: Any) -> Header:
    plain = Header(id, "mrjack", "mj1", {"edition": "revised"}, b"seed" * 8, b"once" * 8, {"clock": None}, 1000)
    return replace(plain, **changes)


def move(version: int, text: str = "E4") -> Event:
    return Event(version, "act", {"text": text}, 1000 + version)


def moves(first: int, last: int) -> list[Event]:
    return [move(version) for version in range(first, last + 1)]


def token(text: str) -> bytes:
    return sha256(text.encode()).digest()


def key(table: str, seat: str, text: str, account: int | None = None, given: int = 1000) -> Key:
    return Key(table, seat, token(text), account, given)


async def sit_down(store: Store, *ids: str, summary: Summary = RUNNING, keys: Sequence[Key] = ()) -> None:
    """Tables with one event each."""
    for id in ids:
        own = [each for each in keys if each.table == id]
        assert await store.create(header(id), [move(1, "made")], summary, own)
