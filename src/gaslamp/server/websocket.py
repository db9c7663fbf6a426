"""The socket of one subscriber: hello, then commands in and messages out."""

import asyncio
import time
from contextlib import suppress
from typing import NamedTuple

import structlog
from pydantic import ValidationError
from pydantic_core import from_json, to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from gaslamp.core.errors import GaslampError, NotAllowed, NotWellFormed
from gaslamp.core.game import SPECTATOR
from gaslamp.server.errors import error_json, not_valid
from gaslamp.server.execution import execute, take_reserved_seat
from gaslamp.server.gate.connections import WRITE_NOW
from gaslamp.server.gate.rate_limits import IS_PLAYER, VISITOR
from gaslamp.server.gate.seat_keys import key_of
from gaslamp.server.tables.entering import enter
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.subscriber import NO_HELLO, NO_KEY, NO_TABLE, TABLE_FULL, TOO_SLOW, Subscriber
from gaslamp.server.wire import commands as wire

log = structlog.get_logger("socket")

GOODBYE_SECONDS = 1.0
SEND_SECONDS = 30.0
"""A subscriber that receives nothing for so long is disconnected."""


class Greeted(NamedTuple):
    """Who said hello. The message itself is not kept as long as the socket is open."""

    open_table: OpenTable
    subscriber: Subscriber
    version: int | None
    """The last one that the client has seen."""
    token: str | None


async def serve(socket: WebSocket, hub: Hub, name: str) -> None:
    """From `hello` until the socket is closed."""
    await socket.accept()
    try:
        greeted = await _greeted(socket, hub, name)
    except GaslampError as error:
        await _refuse(socket, error, NO_KEY if isinstance(error, NotAllowed) else NO_TABLE)
    except WebSocketDisconnect:
        return
    else:
        if greeted is None:
            await _refuse(socket, NotWellFormed("no-hello"), NO_HELLO)
        else:
            await _run(socket, hub, greeted)


async def _greeted(socket: WebSocket, hub: Hub, name: str) -> Greeted | None:
    """Who is there, as the first message says; None without such a message."""
    hello = await _hello(socket, hub.timing.hello_seconds)
    if hello is None:
        return None
    open_table = await hub.table(name)
    await open_table.catch_up()
    key = await key_of(hub.store, name, hello.token)
    seat, person = (SPECTATOR, "") if key is None else (key.seat, key.person)
    if key is not None:
        await take_reserved_seat(open_table, key, hello.share)
    setattr(socket.state, IS_PLAYER, seat != SPECTATOR)
    subscriber = Subscriber(seat, hello.lang, person, getattr(socket.state, VISITOR, ""))
    subscriber.write_now = (socket.scope.get("extensions") or {}).get(WRITE_NOW)
    return Greeted(open_table, subscriber, hello.version, hello.token)


async def _hello(socket: WebSocket, seconds: float) -> wire.Hello | None:
    """The first message; None if it is another one, or does not come in time."""
    try:
        async with asyncio.timeout(seconds):
            return wire.HELLO.validate_json(await socket.receive_text(), strict=True)
    except (TimeoutError, ValidationError, KeyError):
        return None


async def _run(socket: WebSocket, hub: Hub, greeted: Greeted) -> None:
    """Until either side closes the socket."""
    open_table, subscriber, version, token = greeted
    try:
        await enter(hub, open_table, subscriber, version)
    except GaslampError as error:
        await _refuse(socket, error, TABLE_FULL, subscriber.language)
        return
    sender = Sender(socket, subscriber)
    receiving = asyncio.create_task(_receive(socket, hub, open_table, subscriber))
    try:
        await _check_key(hub, open_table.table.header.id, subscriber, token)
        await subscriber.closed.wait()
    finally:
        open_table.unsubscribe(subscriber)
        if not subscriber.is_busy:
            receiving.cancel()
        await asyncio.wait({receiving, *sender.stop()})
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.close(subscriber.close_code)


async def _check_key(hub: Hub, table: str, subscriber: Subscriber, token: str | None) -> None:
    """A key that became void just before the socket was subscribed closed nothing."""
    try:
        await key_of(hub.store, table, token)
    except NotAllowed:
        subscriber.close(NO_KEY)


class Sender:
    """Sends what is queued. Nearly every message is written at once, so most sockets need no task for this."""

    def __init__(self, socket: WebSocket, subscriber: Subscriber) -> None:
        self._socket = socket
        self._subscriber = subscriber
        self._task: asyncio.Task[None] | None = None
        subscriber.on_queued = self.start
        if subscriber.has_queued():
            self.start()

    def start(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(_send(self._socket, self._subscriber))

    def stop(self) -> list[asyncio.Task[None]]:
        """What is still in the queue is not sent. Returns the task to wait for, if there is one."""
        self._subscriber.on_queued = lambda: None
        if self._task is None:
            return []
        self._task.cancel()
        return [self._task]


async def _send(socket: WebSocket, subscriber: Subscriber) -> None:
    try:
        while subscriber.has_queued():
            message = await subscriber.get()
            if message is None:
                return
            async with asyncio.timeout(SEND_SECONDS):
                await socket.send_text(message.decode())
    except TimeoutError:
        subscriber.close(TOO_SLOW)
    except (WebSocketDisconnect, RuntimeError, OSError):
        subscriber.close(subscriber.close_code)


async def _receive(socket: WebSocket, hub: Hub, open_table: OpenTable, subscriber: Subscriber) -> None:
    try:
        while not subscriber.is_closed:
            text = await socket.receive_text()
            if subscriber.is_draining:
                break
            # A command that was begun is finished: this task may be cancelled only between commands.
            subscriber.is_busy, began = True, time.perf_counter()
            subscriber.put(to_json(await _answer(hub, open_table, subscriber, text)))
            subscriber.release()
            subscriber.is_busy = False
            hub.metrics.acknowledge.observe(time.perf_counter() - began)
    except (WebSocketDisconnect, KeyError):
        pass
    finally:
        subscriber.close(subscriber.close_code)


async def _answer(hub: Hub, open_table: OpenTable, subscriber: Subscriber, text: str) -> Json:
    command: wire.AnyCommand | None = None
    try:
        command = wire.COMMAND.validate_json(text, strict=True)
        return await execute(hub, open_table, subscriber, command)
    except ValidationError as error:
        return _refused(_id(text), not_valid(error.errors(include_url=False, include_input=False)), subscriber.language)
    except GaslampError as error:
        return _refused(command.id if command else None, error, subscriber.language)
    except Exception as error:
        log.error("command-failed", game=open_table.table.header.game, error=type(error).__name__)
        return _refused(command.id if command else None, NotWellFormed("server-error"), subscriber.language)


def _id(text: str) -> str | None:
    """The id of a message that is not valid otherwise, so that its sender knows which one was refused."""
    with suppress(ValueError):
        found = from_json(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:32]
    return None


def _refused(name: str | None, error: GaslampError, language: str) -> Json:
    return {"type": "refused", "id": name, **error_json(error, language)}


async def _refuse(socket: WebSocket, error: GaslampError, code: int, language: str = "en") -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(to_json(_refused(None, error, language)).decode())
        await socket.close(code)
