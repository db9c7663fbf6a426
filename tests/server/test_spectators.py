"""Spectators never delay players: they have rate limits of their own, are sent to last, and are not too many."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from gaslamp.core.game import SPECTATOR
from gaslamp.server.assembly import build
from gaslamp.server.gate import rate_limits
from gaslamp.server.gate.rate_limits import MemoryBuckets, Rate
from gaslamp.server.tables import spectators, table_log
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.subscriber import TABLE_FULL, Subscriber
from gaslamp.server.tables.throttle import Throttle
from gaslamp.store.memory import MemoryStore
from gaslamp.table.commands import Act
from server.fake_machine import FakeMachine
from server.hosted_server import HOSTED
from server.memory_socket import MemorySocket, lifespan
from server.running_server import AT_ONCE, seeded_environment
from server.test_one_pass import new_open_table
from waiting import until

PING = '{"type":"ping","id":"1"}'
PLAYER, FLOOD = "192.0.2.1", "192.0.2.2"


class Recorded(MemoryBuckets):
    """Never empty. Remembers what was taken from which bucket."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[str] = []

    async def take(self, key: str, _rate: Rate) -> float:
        self.taken.append(key)
        return 0.0


@asynccontextmanager
async def table(buckets: Any = None) -> AsyncIterator[tuple[Any, str, str]]:
    """A server, a table and the key of its player."""
    limited = HOSTED.__class__(data=HOSTED.data, secret=HOSTED.secret)
    app = build(
        limited, MemoryStore(), FakeMachine(), environment=seeded_environment(), timing=AT_ONCE, buckets=buckets
    ).app
    async with lifespan(app):
        transport = httpx.ASGITransport(app, client=(PLAYER, 1))
        async with httpx.AsyncClient(transport=transport, base_url=limited.base) as client:
            body = {"game": "mrjack", "me": {"seat": "jack", "name": "Ada"}}
            made = (await client.post("/api/tables", json=body)).json()
        yield app, made["table"]["id"], made["key"]["token"]


async def test_spectators_and_players_use_different_buckets() -> None:
    buckets = Recorded()
    async with table(buckets) as (app, name, token):
        player, spectator = MemorySocket(app, name, PLAYER), MemorySocket(app, name, FLOOD)
        used = []
        for socket, key in ((player, token), (spectator, None)):
            await socket.hello(key)
            buckets.taken.clear()
            await socket.say(PING)
            used.append(set(buckets.taken))
            await socket.close()
        assert used[0]
        assert used[1]
        assert used[0].isdisjoint(used[1])


async def test_a_player_is_answered_while_spectators_have_used_up_their_bucket(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The bucket of the spectators never refills, so a command that needs it is never answered."""
    monkeypatch.setitem(rate_limits.RATES, "watch-table", Rate(3, 1e9))
    async with table() as (app, name, token):
        watching = [MemorySocket(app, name, FLOOD) for _ in range(5)]
        for one in watching:
            await one.hello(None)
        flood = [asyncio.create_task(one.say(PING)) for one in watching]
        await until(lambda: sum(task.done() for task in flood) == 3, "the bucket to be empty")
        player = MemorySocket(app, name, PLAYER)
        await player.hello(token)
        await player.say(PING)
        await player.close()
        for task in flood:
            task.cancel()
        for one in watching:
            await one.abandon()


async def test_other_work_goes_on_between_two_spectators_who_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowd that enters at once would stop the server for as long as all its welcomes take."""
    turns, entered = 0, list[int]()
    welcome = OpenTable.welcome

    def counting(self: OpenTable, *args: Any) -> str:
        entered.append(turns)
        return welcome(self, *args)

    async def other_work() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(OpenTable, "welcome", counting)
    async with table() as (app, name, _):
        working = asyncio.create_task(other_work())
        spectators = [MemorySocket(app, name, FLOOD) for _ in range(20)]
        await asyncio.gather(*(one.hello(None) for one in spectators))
        assert len(set(entered)) == len(spectators)
        for one in spectators:
            await one.close()
        working.cancel()


async def test_an_address_has_a_limited_number_of_spectators_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "MAX_OF_VISITOR", 2)
    async with table() as (app, name, token):
        sockets = [MemorySocket(app, name, FLOOD) for _ in range(3)]
        for one in sockets:
            await one.hello(None)
        await sockets[2].ended()
        assert [one.closed for one in sockets] == [None, None, TABLE_FULL]
        assert '"too-many-spectators"' in sockets[2].received[0]
        for address, key in ((PLAYER, None), (FLOOD, token)):
            other = MemorySocket(app, name, address)
            await other.hello(key)
            assert other.closed is None
            await other.close()
        for one in sockets[:2]:
            await one.close()


async def test_a_table_has_a_limited_number_of_spectators_but_room_for_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(spectators, "MAX_SPECTATORS", 2)
    async with table() as (app, name, token):
        sockets = [MemorySocket(app, name, f"192.0.2.{number}") for number in range(10, 13)]
        for one in sockets:
            await one.hello(None)
        await sockets[2].ended()
        assert [one.closed for one in sockets] == [None, None, TABLE_FULL]
        player = MemorySocket(app, name, PLAYER)
        await player.hello(token)
        assert player.closed is None
        for one in (player, *sockets[:2]):
            await one.close()


class Listed(Subscriber):
    """Notes in a shared list who was sent something."""

    def __init__(self, seat: str, order: list[str]) -> None:
        super().__init__(seat, "en")
        self._order = order

    def put(self, message: str) -> None:
        self._order.append(self.seat)
        super().put(message)


async def with_spectators(order: list[str]) -> OpenTable:
    found = await new_open_table("mrjack")
    found.subscribers.clear()
    for number in range(50):
        found.subscribe(Listed(SPECTATOR, order), None, {})
        if number % 25 == 0:
            found.subscribe(Listed(found.table.seats[number // 25], order), None, {})
    order.clear()
    return found


async def test_a_move_is_sent_to_players_first() -> None:
    order: list[str] = []
    found = await with_spectators(order)
    turn = found.table.turn
    assert turn is not None
    game = found.table.game
    action = game.write(game.choices(game.view(found.table.journal.state, turn))[0])
    await found.run(Act(turn, found.table.version, (action,)))
    assert SPECTATOR not in order[:2]
    assert order[2:] == [SPECTATOR] * 50


async def test_a_chat_line_is_sent_to_players_first() -> None:
    order: list[str] = []
    found = await with_spectators(order)
    found.send({"type": "thinking", "seat": "jack", "share": 0.5})
    assert SPECTATOR not in order[:2]
    assert order[2:] == [SPECTATOR] * 50


async def test_spectators_who_come_and_go_cost_players_few_messages() -> None:
    order: list[str] = []
    found = await with_spectators(order)
    for _ in range(100):
        one = Listed(SPECTATOR, [])
        found.subscribe(one, None, {})
        found.unsubscribe(one)
    assert order.count(found.table.seats[0]) <= 1


async def test_the_last_number_of_spectators_is_sent_at_last() -> None:
    calls: list[float] = []
    throttle = Throttle(lambda: calls.append(asyncio.get_running_loop().time()), 0.05)
    for _ in range(10):
        throttle.request()
    assert len(calls) == 1
    await until(lambda: len(calls) == 2, "the second call")
    throttle.request()
    await until(lambda: len(calls) == 3, "the third call")
    assert calls[1] - calls[0] >= 0.04


async def test_the_story_is_made_once_for_all_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    found = await new_open_table("mrjack")
    made: list[Any] = []
    whole_log = table_log.whole_log

    def counting(*args: Any) -> Any:
        made.append(args)
        return whole_log(*args)

    monkeypatch.setattr(table_log, "whole_log", counting)
    for _ in range(20):
        found.welcome(Subscriber(SPECTATOR, "fr"), None)
    assert len(made) <= 1
