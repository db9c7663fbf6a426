"""The town's crier: words between processes over Redis, and who is where.

A process listens to the channels of the tables it has open. When Redis confirms that it hears one, it says who is there
with it and asks the others; they answer with theirs and with the table's version, so nothing that happened in between
is missed. A move is cried only if another process has the table open. When Redis is away words are dropped, and the
process is deaf until the line is back: then it asks again, and the watchman looks into the database meanwhile.
"""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from gaslamp.core.game import Seat
from gaslamp.server.cancellation import ended
from gaslamp.server.cluster.cluster import LOOKING, SURE, Word
from gaslamp.server.cluster.redis_connection import LOST, line

ALL = "gaslamp:processes"
TABLE = "gaslamp:table:"
HERE = "gaslamp:here:"
BEAT = 5.0
"""Seconds between two signs of life."""
SILENCE = 3 * BEAT
"""Seconds after which a process, or our own line, is taken for dead."""
PAUSE = 0.5
"""Seconds before the line is tried again."""
AT_ONCE = 500

log = structlog.get_logger("crier")


class Crier:
    is_shared = True

    def __init__(self, address: str) -> None:
        self.on_word: Callable[[str, Word], object] = lambda *_: None
        self.on_listening: Callable[[str], object] = lambda *_: None
        self.on_hearing: Callable[[], object] = lambda: None
        self._name = secrets.token_hex(8)
        self._redis: Redis = line(address)
        self._ears: PubSub | None = None
        self._is_hearing = False
        self._open: dict[str, Word] = {}
        """What was last said of who is here, by table."""
        self._elsewhere: dict[str, dict[str, Word]] = {}
        self._alive: dict[str, float] = {}
        self._heard = 0.0
        self._waiting: list[tuple[str, Word]] = []
        self._wanted: list[tuple[str, bool]] = []
        """Channels to listen to, or to leave."""
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(work) for work in (self._listen(), self._speak(), self._beat())]

    async def stop(self) -> None:
        """The others are told at once that nobody is here any more."""
        await ended(*self._tasks)
        with suppress(*LOST):
            await self._send([(table, Word("bye")) for table in self._open if self._elsewhere.get(table)])
        if self._ears is not None:
            with suppress(*LOST):
                await self._ears.aclose()  # type: ignore[no-untyped-call]
        await self._redis.aclose()

    @property
    def is_deaf(self) -> bool:
        return not self._is_hearing

    @property
    def rest(self) -> float:
        return SURE if self._is_hearing else LOOKING

    def open(self, table: str) -> None:
        self._open[table] = Word("here")
        self._wanted.append((table, True))
        self._wake.set()

    def close(self, table: str) -> None:
        if self._elsewhere.pop(table, None):
            self._waiting.append((table, Word("bye")))
        self._open.pop(table, None)
        self._wanted.append((table, False))
        self._wake.set()

    def tell(self, table: str, word: Word) -> None:
        if word.what == "here":
            self._open[table] = word
        if self._is_hearing and (self._elsewhere.get(table) or word.what == "here"):
            self._waiting.append((table, word))
            self._wake.set()

    def elsewhere(self, table: str) -> Sequence[Word]:
        return tuple(self._elsewhere.get(table, {}).values())

    async def is_here(self, table: str, seat: Seat) -> bool:
        try:
            return bool(await self._redis.exists(f"{HERE}{table}:{seat}"))
        except LOST:
            return False

    # Speaking

    async def _speak(self) -> None:
        """All that waits goes in one message to Redis: under load that is most of the cost."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            wanted, self._wanted = self._wanted, []
            if self.is_deaf or self._ears is None:
                continue
            try:
                await self._tune(self._ears, wanted)
                await self._send(waiting)
            except LOST as error:
                await self._lose(error)

    async def _tune(self, ears: PubSub, wanted: Sequence[tuple[str, bool]]) -> None:
        last = dict(wanted)
        for is_wanted, change in ((True, ears.subscribe), (False, ears.unsubscribe)):
            channels = [TABLE + table for table, wish in last.items() if wish is is_wanted]
            for first in range(0, len(channels), AT_ONCE):
                await change(*channels[first : first + AT_ONCE])

    async def _send(self, words: Sequence[tuple[str, Word]]) -> None:
        if not words:
            return
        pipe = self._redis.pipeline(transaction=False)
        for table, word in words:
            pipe.publish(TABLE + table, _write(self._name, word))
            if word.what == "here":
                for seat in word.seats:
                    pipe.set(f"{HERE}{table}:{seat}", 1, ex=round(2 * SILENCE))
        await pipe.execute()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            if self._is_hearing and time.monotonic() - self._heard > SILENCE:
                await self._lose(TimeoutError())
            if self._is_hearing:
                with suppress(*LOST):
                    await self._redis.publish(ALL, self._name)
                    await self._stay()
                self._bury()

    async def _stay(self) -> None:
        """Whoever looks at a table is still there."""
        pipe = self._redis.pipeline(transaction=False)
        for table, word in self._open.items():
            for seat in word.seats:
                pipe.set(f"{HERE}{table}:{seat}", 1, ex=round(2 * SILENCE))
        await pipe.execute()

    def _bury(self) -> None:
        """Processes that gave no sign of life take their visitors with them."""
        now = time.monotonic()
        dead = {name for name, at in self._alive.items() if now - at > SILENCE}
        for table, words in list(self._elsewhere.items()):
            for name in dead & words.keys():
                del words[name]
                self.on_word(table, Word("here"))
        for name in dead:
            del self._alive[name]

    # Listening

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except LOST as error:
                await self._lose(error)
            await asyncio.sleep(PAUSE)

    async def _hear(self) -> None:
        self._ears = ears = self._redis.pubsub()
        try:
            await ears.subscribe(ALL)
            for first in range(0, len(self._open), AT_ONCE):
                await ears.subscribe(*(TABLE + table for table in list(self._open)[first : first + AT_ONCE]))
            self._heard, self._is_hearing = time.monotonic(), True
            self._wake.set()
            async for message in ears.listen():
                self._heard = time.monotonic()
                self._understand(message)
        finally:
            with suppress(*LOST):
                await ears.aclose()  # type: ignore[no-untyped-call]

    def _understand(self, message: dict[str, Any]) -> None:
        kind, channel, data = message["type"], message["channel"], message["data"]
        if channel == ALL:
            if kind == "subscribe":
                self.on_hearing()
            else:
                self._alive[data] = self._heard
            return
        table = channel.removeprefix(TABLE)
        if table not in self._open:
            return
        if kind == "subscribe":
            self.on_listening(table)
        elif kind == "message":
            name, word = _read(data)
            if name != self._name:
                self._take(table, name, word)

    def _take(self, table: str, name: str, word: Word) -> None:
        self._alive[name] = self._heard
        others = self._elsewhere.setdefault(table, {})
        if word.what == "here":
            others[name] = word
        elif word.what == "bye":
            others.pop(name, None)
        self.on_word(table, word)

    async def _lose(self, error: Exception) -> None:
        if self._is_hearing:
            log.warning("redis-away", error=type(error).__name__)
        self._is_hearing = False
        ears, self._ears = self._ears, None
        if ears is not None:
            with suppress(*LOST):
                # Whoever listens there wakes up, and tries again.
                await ears.aclose()  # type: ignore[no-untyped-call]


def _write(name: str, word: Word) -> str:
    if word.what == "here":
        return json.dumps({"by": name, **asdict(word)})
    return json.dumps({"by": name, "what": word.what, "version": word.version})


def _read(text: str) -> tuple[str, Word]:
    found = json.loads(text)
    name = found.pop("by")
    return name, Word(**found | {"seats": tuple(found.get("seats", ()))})
