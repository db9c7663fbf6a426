"""The socket of one subscriber: hello, then commands in and messages out."""

import asyncio
import time
from contextlib import nullcontext, suppress
from typing import assert_never

import structlog
from pydantic import ValidationError
from pydantic_core import from_json, to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from gaslamp.core.errors import GaslampError, NotAllowed, NotWellFormed
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.server.errors import error_json
from gaslamp.server.gate.rate_limits import IS_PLAYER, VISITOR
from gaslamp.server.gate.seat_keys import key_of
from gaslamp.server.tables.chat import add_line, last_lines
from gaslamp.server.tables.creation import checked_level, rematch
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.key_change import leave_seat
from gaslamp.server.tables.marks import set_mark, visible_marks
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.subscriber import NO_HELLO, NO_KEY, NO_TABLE, TABLE_FULL, TOO_SLOW, Subscriber
from gaslamp.server.wire import commands as wire
from gaslamp.table import commands as table

log = structlog.get_logger("socket")

HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 1.0
SEND_SECONDS = 30.0
"""A subscriber that receives nothing for so long is disconnected."""


async def serve(socket: WebSocket, hub: Hub, name: str) -> None:
    """From `hello` until the socket is closed."""
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = wire.HELLO.validate_json(await socket.receive_text(), strict=True)
        open_table = await hub.table(name)
        await open_table.catch_up()
        key = await key_of(hub.store, name, hello.token)
        seat, person = (SPECTATOR, "") if key is None else (key.seat, key.person)
        await _take_reserved_seat(open_table, seat, hello.share)
    except (TimeoutError, ValidationError, KeyError):
        await _refuse(socket, NotWellFormed("no-hello"), NO_HELLO)
    except GaslampError as error:
        await _refuse(socket, error, NO_KEY if isinstance(error, NotAllowed) else NO_TABLE)
    except WebSocketDisconnect:
        return
    else:
        setattr(socket.state, IS_PLAYER, seat != SPECTATOR)
        subscriber = Subscriber(seat, hello.lang, person, getattr(socket.state, VISITOR, ""))
        await _run(socket, hub, open_table, subscriber, hello)


async def _run(socket: WebSocket, hub: Hub, open_table: OpenTable, subscriber: Subscriber, hello: wire.Hello) -> None:
    """Until either side closes the socket."""
    name, seat = open_table.table.header.id, subscriber.seat
    note = await hub.store.note(name, subscriber.person) if subscriber.person else ""
    async with hub.spectators_lock if seat == SPECTATOR else nullcontext(), open_table.chat_lock:
        lines, marks = await last_lines(open_table, seat), await visible_marks(open_table, seat)
        try:
            open_table.subscribe(subscriber, hello.version, {"said": lines, "note": note, "marks": marks})
        except GaslampError as error:
            await _refuse(socket, error, TABLE_FULL, subscriber.language)
            return
        # Other tasks that are ready run before the next spectator.
        await asyncio.sleep(0)
    sending = asyncio.create_task(_send(socket, subscriber))
    receiving = asyncio.create_task(_receive(socket, hub, open_table, subscriber))
    try:
        await _check_key(hub, name, subscriber, hello.token)
        await subscriber.closed.wait()
    finally:
        open_table.unsubscribe(subscriber)
        sending.cancel()
        if not subscriber.is_busy:
            receiving.cancel()
        await asyncio.wait({sending, receiving})
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.close(subscriber.close_code)


async def _check_key(hub: Hub, table: str, subscriber: Subscriber, token: str | None) -> None:
    """A key that became void just before the socket was subscribed closed nothing."""
    try:
        await key_of(hub.store, table, token)
    except NotAllowed:
        subscriber.close(NO_KEY)


async def _take_reserved_seat(open_table: OpenTable, seat: Seat, share: str | None) -> None:
    """A player of the last game who comes to the rematch takes the seat that is reserved."""
    chair = open_table.table.chairs.get(seat)
    if chair is not None and chair.kind == "open" and open_table.table.status == "waiting":
        name = (open_table.table.settings.names or {}).get(seat, "")
        with suppress(GaslampError):
            await open_table.run(table.Sit(seat, "human", name, share=share))


async def _send(socket: WebSocket, subscriber: Subscriber) -> None:
    try:
        while (message := await subscriber.get()) is not None:
            async with asyncio.timeout(SEND_SECONDS):
                await socket.send_text(message)
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
            subscriber.put(to_json(await _answer(hub, open_table, subscriber, text)).decode())
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
        return await _execute(hub, open_table, subscriber, command)
    except ValidationError:
        return _refused(_id(text), NotWellFormed("bad-message"), subscriber.language)
    except GaslampError as error:
        return _refused(command.id if command else None, error, subscriber.language)
    except Exception as error:
        log.error("command-failed", game=open_table.table.header.game, error=type(error).__name__)
        return _refused(command.id if command else None, NotWellFormed("server-error"), subscriber.language)


async def _execute(hub: Hub, open_table: OpenTable, subscriber: Subscriber, command: wire.AnyCommand) -> Json:
    seat = subscriber.seat
    done: Json = {"type": "done", "id": command.id, "table": None}
    match command:
        case wire.Ping(id=name):
            return {"type": "pong", "id": name, "at": open_table.now()}
        case wire.Say(channel=channel, text=text):
            await add_line(open_table, seat, channel, text)
        case wire.Note(text=text):
            _check_seated(seat)
            await open_table.store.write_note(
                open_table.table.header.id, subscriber.person, text, hub.environment.now()
            )
        case wire.Mark(place=place, mark=sign):
            await set_mark(open_table, seat, place, sign)
        case wire.Rematch(share=share):
            _check_seated(seat)
            done["table"] = await rematch(hub, open_table, seat, share)
        case wire.Stand():
            _check_seated(seat)
            await leave_seat(open_table, seat, subscriber)
        case _:
            _check_seated(seat)
            await open_table.run(_table_command(open_table, seat, command), by=subscriber)
    return {**done, "version": open_table.table.version}


GameCommand = (
    wire.Act
    | wire.Undo
    | wire.Offer
    | wire.Answer
    | wire.Resign
    | wire.Replace
    | wire.Claim
    | wire.Reveal
    | wire.Cancel
    | wire.AddTime
    | wire.Pace
    | wire.Hurry
)


def _table_command(open_table: OpenTable, seat: Seat, command: GameCommand) -> table.Command:
    match command:
        case wire.Act(version=version, actions=actions):
            return table.Act(seat, version, tuple(actions))
        case wire.Undo(version=version):
            return table.Undo(seat, version)
        case wire.Offer(version=version, what=what):
            return table.Ask(seat, version, what)
        case wire.Answer(offer=offer, yes=yes):
            return table.Answer(seat, offer, yes)
        case wire.Reveal(share=share, nonce=nonce):
            return table.Reveal(seat, bytes.fromhex(share), bytes.fromhex(nonce))
        case wire.Resign():
            return table.Resign(seat)
        case wire.Cancel():
            return table.Cancel(seat)
        case wire.AddTime():
            return table.AddTime(seat)
        case wire.Replace(seat=other, level=level):
            known = None if level is None else checked_level(open_table.table.header.game, level)
            return table.Replace(seat, other, known, other in open_table.absent())
        case wire.Pace(speed=speed):
            return table.Pace(seat, speed)
        case wire.Hurry():
            return table.Hurry(seat)
        case wire.Claim():
            # A player who left during another's turn gets the whole time once it is their own turn.
            return table.Claim(seat, open_table.absent(open_table.table.moved_at))
        case _:
            assert_never(command)


def _check_seated(seat: Seat) -> None:
    if seat == SPECTATOR:
        raise NotAllowed("spectators-watch")


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
