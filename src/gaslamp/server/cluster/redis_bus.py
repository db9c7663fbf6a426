"""The message bus between processes: Redis publish/subscribe, and who is connected where.

A process subscribes to the channels of the tables it has open. When Redis confirms a subscription, it publishes who is
connected to it and asks the others. Their replies carry the table's version, so nothing that happened in between is
missed. A move is published only if another process has the table open. While Redis cannot be reached, messages are
dropped and the database is polled instead. After reconnecting the process asks again.
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
from gaslamp.server.cancellation import cancel_and_wait
from gaslamp.server.cluster.cluster import POLL_SECONDS, SAFETY_POLL_SECONDS, ClusterMessage
from gaslamp.server.cluster.redis_connection import CONNECTION_ERRORS, redis_client

HEARTBEAT_CHANNEL = "gaslamp:processes"
TABLE_CHANNEL = "gaslamp:table:"
PRESENCE_KEY = "gaslamp:here:"
HEARTBEAT_SECONDS = 5.0
TIMEOUT_SECONDS = 3 * HEARTBEAT_SECONDS
"""Without a heartbeat for so long, a process or our own connection counts as lost."""
PRESENCE_SECONDS = round(2 * TIMEOUT_SECONDS)
"""How long a presence key lives."""
RECONNECT_SECONDS = 0.5
CHANNELS_PER_COMMAND = 500

log = structlog.get_logger("redis_bus")


class RedisBus:
    is_shared = True

    def __init__(self, address: str) -> None:
        self.on_message: Callable[[str, ClusterMessage], object] = lambda *_: None
        self.on_subscribed: Callable[[str], object] = lambda *_: None
        self.on_connected: Callable[[], object] = lambda: None
        self._name = secrets.token_hex(8)
        self._redis: Redis = redis_client(address)
        self._pubsub: PubSub | None = None
        self._is_connected = False
        self._open: dict[str, ClusterMessage] = {}
        """By open table, the last "present" message of this process."""
        self._elsewhere: dict[str, dict[str, ClusterMessage]] = {}
        """By table and process, the last "present" message."""
        self._heartbeats: dict[str, float] = {}
        """By process, when its last message arrived."""
        self._received = 0.0
        self._outgoing: list[tuple[str, ClusterMessage]] = []
        self._subscriptions: list[tuple[str, bool]] = []
        """Tables to subscribe to (True) or to unsubscribe from."""
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(work) for work in (self._receive(), self._send_queued(), self._heartbeat())]

    async def stop(self) -> None:
        """Tell the others at once that nobody is connected here any more."""
        await cancel_and_wait(*self._tasks)
        with suppress(*CONNECTION_ERRORS):
            await self._send([(table, ClusterMessage("left")) for table in self._open if self._elsewhere.get(table)])
        if self._pubsub is not None:
            with suppress(*CONNECTION_ERRORS):
                await self._pubsub.aclose()  # type: ignore[no-untyped-call]
        await self._redis.aclose()

    @property
    def is_disconnected(self) -> bool:
        return not self._is_connected

    @property
    def poll_seconds(self) -> float:
        return SAFETY_POLL_SECONDS if self._is_connected else POLL_SECONDS

    def subscribe(self, table: str) -> None:
        self._open[table] = ClusterMessage("present")
        self._subscriptions.append((table, True))
        self._wake.set()

    def unsubscribe(self, table: str) -> None:
        if self._elsewhere.pop(table, None):
            self._outgoing.append((table, ClusterMessage("left")))
        self._open.pop(table, None)
        self._subscriptions.append((table, False))
        self._wake.set()

    def publish(self, table: str, message: ClusterMessage) -> None:
        if message.kind == "present":
            self._open[table] = message
        if self._is_connected and (self._elsewhere.get(table) or message.kind == "present"):
            self._outgoing.append((table, message))
            self._wake.set()

    def announce(self, name: str, message: ClusterMessage) -> None:
        if self._is_connected:
            self._outgoing.append((name, message))
            self._wake.set()

    def presence_elsewhere(self, table: str) -> Sequence[ClusterMessage]:
        return tuple(self._elsewhere.get(table, {}).values())

    async def is_present(self, table: str, seat: Seat) -> bool:
        try:
            return bool(await self._redis.exists(_presence_key(table, seat)))
        except CONNECTION_ERRORS:
            return False

    # Sending

    async def _send_queued(self) -> None:
        """Everything queued goes in one pipeline: under load the round trips are most of the cost."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            outgoing, self._outgoing = self._outgoing, []
            subscriptions, self._subscriptions = self._subscriptions, []
            if self.is_disconnected or self._pubsub is None:
                continue
            try:
                await self._change_subscriptions(self._pubsub, subscriptions)
                await self._send(outgoing)
            except CONNECTION_ERRORS as error:
                await self._disconnect(error)

    async def _change_subscriptions(self, pubsub: PubSub, subscriptions: Sequence[tuple[str, bool]]) -> None:
        last = dict(subscriptions)
        for is_wanted, change in ((True, pubsub.subscribe), (False, pubsub.unsubscribe)):
            channels = [TABLE_CHANNEL + table for table, wanted in last.items() if wanted is is_wanted]
            for first in range(0, len(channels), CHANNELS_PER_COMMAND):
                await change(*channels[first : first + CHANNELS_PER_COMMAND])

    async def _send(self, messages: Sequence[tuple[str, ClusterMessage]]) -> None:
        if not messages:
            return
        pipe = self._redis.pipeline(transaction=False)
        for table, message in messages:
            pipe.publish(TABLE_CHANNEL + table, _write(self._name, message))
            if message.kind == "present":
                for seat in message.seats:
                    pipe.set(_presence_key(table, seat), 1, ex=PRESENCE_SECONDS)
        await pipe.execute()

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            if self._is_connected and time.monotonic() - self._received > TIMEOUT_SECONDS:
                await self._disconnect(TimeoutError())
            if self._is_connected:
                with suppress(*CONNECTION_ERRORS):
                    await self._redis.publish(HEARTBEAT_CHANNEL, self._name)
                    await self._renew_presence()
                self._drop_lost_processes()

    async def _renew_presence(self) -> None:
        pipe = self._redis.pipeline(transaction=False)
        for table, message in self._open.items():
            for seat in message.seats:
                pipe.set(_presence_key(table, seat), 1, ex=PRESENCE_SECONDS)
        await pipe.execute()

    def _drop_lost_processes(self) -> None:
        """Players connected to a process without a heartbeat are no longer present."""
        now = time.monotonic()
        lost = {name for name, at in self._heartbeats.items() if now - at > TIMEOUT_SECONDS}
        for table, messages in list(self._elsewhere.items()):
            for name in lost & messages.keys():
                del messages[name]
                self.on_message(table, ClusterMessage("present"))
        for name in lost:
            del self._heartbeats[name]

    # Receiving

    async def _receive(self) -> None:
        while True:
            try:
                await self._connect_and_receive()
            except CONNECTION_ERRORS as error:
                await self._disconnect(error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _connect_and_receive(self) -> None:
        self._pubsub = pubsub = self._redis.pubsub()
        try:
            await pubsub.subscribe(HEARTBEAT_CHANNEL)
            for first in range(0, len(self._open), CHANNELS_PER_COMMAND):
                tables = list(self._open)[first : first + CHANNELS_PER_COMMAND]
                await pubsub.subscribe(*(TABLE_CHANNEL + table for table in tables))
            self._received, self._is_connected = time.monotonic(), True
            self._wake.set()
            async for message in pubsub.listen():
                self._received = time.monotonic()
                self._dispatch(message)
        finally:
            with suppress(*CONNECTION_ERRORS):
                await pubsub.aclose()  # type: ignore[no-untyped-call]

    def _dispatch(self, message: dict[str, Any]) -> None:
        kind, channel, data = message["type"], message["channel"], message["data"]
        if channel == HEARTBEAT_CHANNEL:
            if kind == "subscribe":
                self.on_connected()
            else:
                self._heartbeats[data] = self._received
            return
        table = channel.removeprefix(TABLE_CHANNEL)
        if table not in self._open:
            return
        if kind == "subscribe":
            self.on_subscribed(table)
        elif kind == "message":
            sender, content = _read(data)
            if sender != self._name:
                self._take(table, sender, content)

    def _take(self, table: str, sender: str, message: ClusterMessage) -> None:
        self._heartbeats[sender] = self._received
        others = self._elsewhere.setdefault(table, {})
        if message.kind == "present":
            others[sender] = message
        elif message.kind == "left":
            others.pop(sender, None)
        self.on_message(table, message)

    async def _disconnect(self, error: Exception) -> None:
        if self._is_connected:
            log.warning("redis-disconnected", error=type(error).__name__)
        self._is_connected = False
        pubsub, self._pubsub = self._pubsub, None
        if pubsub is not None:
            with suppress(*CONNECTION_ERRORS):
                # This ends the loop in _connect_and_receive, which then reconnects.
                await pubsub.aclose()  # type: ignore[no-untyped-call]


def _presence_key(table: str, seat: Seat) -> str:
    return f"{PRESENCE_KEY}{table}:{seat}"


def _write(sender: str, message: ClusterMessage) -> str:
    if message.kind == "present":
        return json.dumps({"sender": sender, **asdict(message)})
    return json.dumps({"sender": sender, "kind": message.kind, "version": message.version})


def _read(text: str) -> tuple[str, ClusterMessage]:
    found = json.loads(text)
    sender = found.pop("sender")
    return sender, ClusterMessage(**found | {"seats": tuple(found.get("seats", ()))})
