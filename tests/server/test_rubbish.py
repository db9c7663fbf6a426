"""A hundred thousand wrong messages: no error, no move, no leak and no growing memory."""

import asyncio
import gc
import itertools
import os
import random
import re
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from gaslamp.core import honesty, journal, record, shares
from gaslamp.core.commitment import SEED_BYTES
from gaslamp.core.game import CHANCE, SPECTATOR
from gaslamp.games.registry import named
from gaslamp.games.whitechapel.rules.actions import Hide
from gaslamp.server.environment import Environment
from gaslamp.server.tables import spectators
from gaslamp.server.tables.subscriber import QUEUE_SIZE
from gaslamp.server.wire.messages import MESSAGE
from server.hosted_server import built
from server.memory_socket import MemorySocket, lifespan
from server.rubbish import Rubbish
from server.running_server import new_table, sit

MESSAGES = int(os.environ.get("GASLAMP_SOAK_MESSAGES", "26000"))
"""To each of the two servers of a game, and there are two games."""
BATCH = 60
"""At once to one socket: what a reader may be behind is more."""
MOMENTS = 4
"""Of a game, that is stopped there."""
THINGS, BLOCKS, BYTES = 10_000, 25_000, 40_000_000
"""How much more may be held after the last moment than after the first: a few moves have been made. To keep the texts
alone would be 39,000 blocks of memory. Of the bytes of the whole process only very many say anything: how full they are
depends on what it did before."""
NOW = 1_800_000_000_000
CODE = re.compile(r'"code":"([a-z-]+)"')
PROMISE = re.compile(r'"(promise|head)":"[0-9a-f]{64}"')
assert BATCH < QUEUE_SIZE


class Twin:
    """One of two servers whose tables differ only in a secret of Jack."""

    def __init__(self, seed: bytes) -> None:
        rng = random.Random(5)
        # Of all random bytes only the seed may differ: ids, keys and nonces are the same.
        made = Environment(now=lambda: NOW, random=lambda count: seed if count == SEED_BYTES else rng.randbytes(count))
        self.app, self.inner = built(environment=made)
        self.wires: dict[str, MemorySocket] = {}
        self.tokens: dict[str, str | None] = {}
        self.table = ""

    @property
    def open_table(self) -> Any:
        return self.inner.state.hub.open_tables()[self.table]

    async def open(self, game: str, options: dict[str, str]) -> None:
        async with self.client() as client:
            self.table, _ = await new_table(client, game, options=options, settings={"assist": "marks"})
            seats = [seat["seat"] for seat in (await client.get(f"/api/tables/{self.table}")).json()["seats"]]
            self.tokens = {seat: await sit(client, self.table, seat) for seat in seats} | {SPECTATOR: None}
        for seat in self.tokens:
            await self.connect(seat)

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://127.0.0.1")

    async def connect(self, seat: str) -> None:
        self.wires[seat] = MemorySocket(self.app, self.table)
        await self.wires[seat].hello(self.tokens[seat])

    async def act(self, action: str) -> str:
        """The message that did it."""
        table = self.open_table.table
        said = f'{{"type":"act","id":"1","version":{table.version},"actions":["{action}"]}}'
        await self.wires[table.turn].say(said)
        assert self.open_table.table.version > table.version, self.wires[table.turn].received[-1]
        return said

    @property
    def choices(self) -> list[str]:
        return [
            self.open_table.table.game.write(one)
            for one in self.open_table.table.game.legal(self.open_table.table.journal.state)
        ]


def other_seed(first: bytes) -> bytes:
    """Another Jack, and all that is open up to the first action the same."""
    game = named("mrjack")

    def dealt(seed: bytes) -> tuple[Any, Any]:
        state, draws = game.start({}), shares.seed_of_draws("mrjack", seed, ())
        for number in itertools.count(1):
            if game.actor(state) != CHANCE:
                break
            state = game.apply(state, journal.drawn(game, state, draws, number, 2))
        return state.jack, game.view(state, SPECTATOR)

    jack, view = dealt(first)
    seeds = (number.to_bytes(SEED_BYTES) for number in itertools.count())
    return next(seed for seed in seeds for found in [dealt(seed)] if found[1] == view and found[0] != jack)


def step(twins: list[Twin], rng: random.Random) -> list[str]:
    """An action for each world after which the worlds still look alike; nothing if there is none."""
    game = twins[0].open_table.table.game
    same = sorted(set(twins[0].choices) & set(twins[1].choices))
    if same and isinstance(game.parse_action(same[0]), Hide):
        return rng.sample(same, 2)
    rng.shuffle(same)
    for action in same:
        after = [settled(twin, action) for twin in twins]
        others = [seat for seat in (*game.seats(after[0]), SPECTATOR) if seat != "jack"]
        views = [[game.view(state, seat) for seat in others] for state in after]
        if views[0] == views[1] and game.actor(after[0]) is not None:
            return [action] * 2
    return []


def settled(twin: Twin, action: str) -> Any:
    """What comes of an action and the steps of chance after it."""
    table = twin.open_table.table
    game, whole = table.game, table.journal.record
    state = game.apply(table.journal.state, game.parse_action(action))
    for number in itertools.count(whole.length + 2):
        if game.actor(state) != CHANCE:
            break
        state = game.apply(state, journal.drawn(game, state, journal.seed_of_draws(whole), number, whole.format))
    return state


def is_legal(twins: list[Twin], actions: Sequence[str]) -> bool:
    """In one of the worlds at least, without a step of chance between."""
    game = twins[0].open_table.table.game
    for state in (twin.open_table.table.journal.state for twin in twins):
        for action in actions:
            legal = {game.write(one): one for one in game.legal(state)}
            if action not in legal or game.actor(state) == CHANCE:
                break
            state = game.apply(state, legal[action])
        else:
            return True
    return False


async def throw(twins: list[Twin], rubbish: Rubbish, count: int, codes: Counter[str]) -> None:
    """So many messages to both worlds: nothing moves, all are answered, nobody but Jack receives a difference."""
    rng, tables = rubbish.rng, [twin.open_table.table for twin in twins]
    for number in range(0, count, BATCH):
        seat = rng.choice(list(twins[0].wires))
        texts = [rubbish.message(seat) for _ in range(BATCH)]
        for twin, table in zip(twins, tables, strict=True):
            wire = twin.wires[seat]
            await wire.say(*texts)
            assert wire.closed is None
            assert twin.open_table.table is table, texts
            answers = wire.received[-BATCH:]
            codes.update(CODE.findall("".join(answers)))
            assert not any("server-error" in one for one in answers), texts
            MESSAGE.validate_json(rng.choice(answers))
        if number % (20 * BATCH) == 0:
            await asyncio.gather(*(reconnect_after_bytes(twin, seat) for twin in twins))
        check_alike(twins)


async def reconnect_after_bytes(twin: Twin, seat: str) -> None:
    """Bytes where there should be text end a socket, and nothing else."""
    await twin.wires[seat].say(b"\x00\xff")
    assert twin.wires[seat].closed is not None
    await twin.wires[seat].close()
    await twin.connect(seat)
    # Everybody is sent who is connected. The answer to a ping comes after that.
    for wire in twin.wires.values():
        await wire.say('{"type":"ping","id":"1"}')


def check_alike(twins: list[Twin]) -> None:
    for seat in twins[0].wires:
        one, other = (twin.wires[seat].received for twin in twins)
        if seat != "jack":
            assert [PROMISE.sub("", text) for text in one] == [PROMISE.sub("", text) for text in other]
        # Otherwise the test itself would use more and more memory.
        for received in (one, other):
            received.clear()


async def finish(twin: Twin, rng: random.Random) -> None:
    while twin.open_table.table.status == "running":
        await twin.act(rng.choice(twin.choices))
    async with twin.client() as client:
        whole = (await client.get(f"/api/tables/{twin.table}/record?eyes=referee")).text
    honesty.verify(twin.open_table.table.game, record.parse(whole))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
async def test_a_hundred_thousand_wrong_messages_have_no_effect(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And when they are over, the game goes on to its end."""
    # Otherwise the number of spectators is sent at most once a second, in each world at another moment.
    monkeypatch.setattr(spectators, "PRESENCE_SECONDS", 0.0)
    rng, first = random.Random(1888), b"t" * SEED_BYTES
    twins = [Twin(first), Twin(other_seed(first) if game == "mrjack" else first)]
    received: list[str] = []
    codes: Counter[str] = Counter()
    turns, sizes = set(), []
    async with AsyncExitStack() as stack:
        for twin in twins:
            await stack.enter_async_context(lifespan(twin.app))
            await twin.open(game, {"hideout": "chosen"} if game == "whitechapel" else {})
        for _ in range(MOMENTS):
            before_turn = twins[0].open_table.table.turn
            # On to somebody else's turn, if there is a way on which the worlds stay alike.
            while actions := step(twins, rng):
                received += [await twin.act(action) for twin, action in zip(twins, actions, strict=True)]
                if twins[0].open_table.table.turn != before_turn:
                    break
            table = twins[0].open_table.table
            assert table.journal.state != twins[1].open_table.table.journal.state, "the worlds are the same"
            turns.add(table.turn)
            choices = frozenset(twins[0].choices) | frozenset(twins[1].choices)
            actions = (*sorted(choices), "L", "E4", "!NW", "xB", "h:1", "-44", "=44=45", "?44", "end")
            legal = partial(is_legal, twins)
            rubbish = Rubbish(rng, table.seats, table.turn, table.version, choices, legal, received, actions)
            await throw(twins, rubbish, MESSAGES // MOMENTS, codes)
            sizes.append(held())
        assert len(turns) > 1, "always the same one to act"
        # The first thousands fill what is kept for good, such as the words of every refusal.
        more = [last - first for first, last in zip(sizes[0], sizes[-1], strict=True)]
        assert more[0] < THINGS, "things pile up"
        assert more[1] < BLOCKS, "blocks of memory pile up"
        assert more[2] < BYTES, "bytes pile up"
        assert len(codes) > 12, f"too tame: {codes}"
        assert codes.total() > 2 * MESSAGES * 0.9, "all but a few notes and pings are refused"
        await finish(twins[0], rng)
        for twin in twins:
            for wire in twin.wires.values():
                await wire.close()


def held() -> tuple[int, int, int]:
    """How many things the garbage collector knows of, blocks of memory that Python uses, and bytes of the process."""
    gc.collect()
    size = 0
    with suppress(OSError):
        size = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return len(gc.get_objects()), sys.getallocatedblocks(), size
