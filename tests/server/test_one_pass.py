"""A move is parsed once, and `seen` runs once for each seat and the spectator, however many subscribers there are."""

import itertools
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gaslamp.core.game import CHANCE, SPECTATOR
from gaslamp.games.registry import named
from gaslamp.server.environment import Environment
from gaslamp.server.notices.jobs import DELAY_MS, TURN
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.tables.creation import new_header
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.subscriber import Subscriber
from gaslamp.server.tables.summary import summary
from gaslamp.store.memory import MemoryStore
from gaslamp.store.store import Event
from gaslamp.table import replay
from gaslamp.table.commands import Act, Sit
from gaslamp.table.settings import Settings

CASES = {"mrjack": 40, "whitechapel": 60}
"""Moves of each game."""


async def new_open_table(game: str) -> OpenTable:
    """A table that has begun, with a subscriber for each seat and spectators in three languages."""
    # Every look at the clock is a millisecond later: what is stored in turn is also due in turn.
    environment = Environment(itertools.count(1_000_000).__next__, random.Random(1888).randbytes)
    header = new_header(environment, game, {}, Settings())
    opened = [Event(1, "opened", {}, header.created)]
    store = MemoryStore()
    await store.create(header, opened, summary(replay.replay(header, opened), header.created))
    table = OpenTable(environment, store, header, opened)
    for seat in table.table.seats:
        await table.run(Sit(seat, "human", seat))
    for seat in (*table.table.seats, SPECTATOR):
        for language in ("en", "fr", "it"):
            table.subscribe(Subscriber(seat, language), None, {})
    return table


def counted(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, calls: Counter[Any]) -> None:
    real: Callable[..., Any] = getattr(module, name)

    def counting(*args: Any) -> Any:
        calls[name] += 1
        return real(*args)

    monkeypatch.setattr(module, name, counting)


@pytest.mark.parametrize("game", CASES)
async def test_a_move_is_parsed_once_and_seen_once_by_each(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    open_table, module, rng = await new_open_table(game), named(game), random.Random(3)
    calls: Counter[str] = Counter()
    counted(monkeypatch, module, "parse_action", calls)
    counted(monkeypatch, module, "seen", calls)
    watchers = len(open_table.table.seats) + 1
    for _ in range(CASES[game]):
        turn = open_table.table.turn
        if turn is None:
            break
        assert turn != CHANCE, "chance acts at once"
        view = module.view(open_table.table.journal.state, turn)
        text = module.write(rng.choice(module.choices(view)))
        length = open_table.table.length
        calls.clear()
        await open_table.run(Act(turn, open_table.table.version, (text,)))
        assert calls["parse_action"] == 1
        assert calls["seen"] == watchers * (open_table.table.length - length)


async def test_the_notice_to_the_next_player_is_stored_with_the_move() -> None:
    open_table = await new_open_table("mrjack")
    open_table.outbox = Outbox(open_table.store, open_table.environment)
    module, name, stored = open_table.table.game, open_table.table.header.id, []
    for seat in open_table.table.seats:
        await open_table.store.add_address(
            name, seat, "webhook", "https://a.example", "en", seat.encode(), confirmed=True
        )
    for _ in range(6):
        turn = open_table.table.turn
        assert turn is not None
        action = module.choices(module.view(open_table.table.journal.state, turn))[0]
        await open_table.run(Act(turn, open_table.table.version, (module.write(action),)))
        stored.append({"table": name, "seat": open_table.table.turn, "version": open_table.table.version})
    later = open_table.environment.now() + 10 * DELAY_MS
    assert [job.body for job in await open_table.store.lease_jobs([TURN], later, later, limit=20)] == stored
