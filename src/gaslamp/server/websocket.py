"""The socket of one reader: hello, then commands in and messages out."""

import asyncio
import time
from contextlib import suppress
from typing import assert_never

import structlog
from pydantic import ValidationError
from pydantic_core import from_json, to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from gaslamp.core.errors import GaslampError, NotAllowed, NotWellFormed
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.server.errors import error_json
from gaslamp.server.gate.seat_keys import seat_of
from gaslamp.server.tables.chat import said, say
from gaslamp.server.tables.creation import checked_level, rematch
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.marks import mark, marks
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import Live
from gaslamp.server.tables.subscriber import NO_HELLO, NO_KEY, NO_TABLE, TOO_SLOW, Listener
from gaslamp.server.wire import commands as wire
from gaslamp.table import commands as table

log = structlog.get_logger("socket")

HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 1.0
SEND_SECONDS = 30.0
"""A reader who takes nothing for so long is let go."""


async def serve(socket: WebSocket, hub: Hub, name: str) -> None:
    """From hello to goodbye."""
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = wire.HELLO.validate_json(await socket.receive_text(), strict=True)
        live = await hub.table(name)
        await live.catch_up()
        seat = await seat_of(hub.store, name, hello.token)
        await _sit_down(live, seat)
    except (TimeoutError, ValidationError, KeyError):
        await _turn_away(socket, NotWellFormed("no-hello"), NO_HELLO)
    except GaslampError as error:
        await _turn_away(socket, error, NO_KEY if isinstance(error, NotAllowed) else NO_TABLE)
    except WebSocketDisconnect:
        return
    else:
        await _attend(socket, hub, live, Listener(seat, hello.lang), hello.version)


async def _attend(socket: WebSocket, hub: Hub, live: Live, listener: Listener, version: int | None) -> None:
    """Until the reader goes, or is let go."""
    name, seat = live.table.header.id, listener.seat
    note = "" if seat == SPECTATOR else await hub.store.note(name, seat)
    async with live.talking:
        extra = {"said": await said(live, seat), "note": note, "marks": await marks(live, seat)}
        live.join(listener, version, extra)
    sending = asyncio.create_task(_send(socket, listener))
    listening = asyncio.create_task(_listen(socket, hub, live, listener))
    try:
        await listener.gone.wait()
    finally:
        live.leave(listener)
        sending.cancel()
        if not listener.is_busy:
            listening.cancel()
        await asyncio.wait({sending, listening})
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.close(listener.why)


async def _sit_down(live: Live, seat: Seat) -> None:
    """Whoever comes to a rematch takes the seat that was kept."""
    chair = live.table.chairs.get(seat)
    if chair is not None and chair.kind == "open" and live.table.status == "waiting":
        name = (live.table.settings.names or {}).get(seat, "")
        with suppress(GaslampError):
            await live.run(table.Sit(seat, "human", name))


async def _send(socket: WebSocket, listener: Listener) -> None:
    try:
        while (message := await listener.get()) is not None:
            async with asyncio.timeout(SEND_SECONDS):
                await socket.send_text(message)
    except TimeoutError:
        listener.close(TOO_SLOW)
    except (WebSocketDisconnect, RuntimeError, OSError):
        listener.close(listener.why)


async def _listen(socket: WebSocket, hub: Hub, live: Live, listener: Listener) -> None:
    try:
        while not listener.is_gone:
            text = await socket.receive_text()
            if listener.is_leaving:
                break
            # What has been begun is finished: only between commands may this be cancelled.
            listener.is_busy, began = True, time.perf_counter()
            listener.put(to_json(await _answer(hub, live, listener, text)).decode())
            listener.is_busy = False
            hub.metrics.acknowledge.observe(time.perf_counter() - began)
    except (WebSocketDisconnect, KeyError):
        pass
    finally:
        listener.close(listener.why)


async def _answer(hub: Hub, live: Live, listener: Listener, text: str) -> Json:
    command: wire.AnyCommand | None = None
    try:
        command = wire.COMMAND.validate_json(text, strict=True)
        return await _obey(hub, live, listener.seat, command)
    except ValidationError:
        return _refused(_id(text), NotWellFormed("bad-message"), listener.language)
    except GaslampError as error:
        return _refused(command.id if command else None, error, listener.language)
    except Exception as error:
        log.error("command-failed", table=live.table.header.id, error=type(error).__name__)
        return _refused(command.id if command else None, NotWellFormed("server-error"), listener.language)


async def _obey(hub: Hub, live: Live, seat: Seat, command: wire.AnyCommand) -> Json:
    done: Json = {"type": "done", "id": command.id, "table": None}
    match command:
        case wire.Ping(id=name):
            return {"type": "pong", "id": name, "at": hub.world.now()}
        case wire.Say(channel=channel, text=text):
            await say(live, seat, channel, text)
        case wire.Note(text=text):
            _check_seated(seat)
            await live.store.write_note(live.table.header.id, seat, text, hub.world.now())
        case wire.Mark(place=place, mark=sign):
            await mark(live, seat, place, sign)
        case wire.Rematch():
            _check_seated(seat)
            done["table"] = await rematch(hub, live, seat)
        case wire.Stand():
            _check_seated(seat)
            await live.run(table.Stand(seat))
            await live.store.revoke(live.table.header.id, seat)
        case _:
            _check_seated(seat)
            await live.run(_asked(live, seat, command))
    return {**done, "version": live.table.version}


Game = wire.Act | wire.Undo | wire.Offer | wire.Answer | wire.Resign | wire.Replace


def _asked(live: Live, seat: Seat, command: Game) -> table.Command:
    match command:
        case wire.Act(version=version, actions=actions):
            return table.Act(seat, version, tuple(actions))
        case wire.Undo(version=version):
            return table.Undo(seat, version)
        case wire.Offer(version=version, what=what):
            return table.Ask(seat, version, what)
        case wire.Answer(offer=offer, yes=yes):
            return table.Answer(seat, offer, yes)
        case wire.Resign():
            return table.Resign(seat)
        case wire.Replace(seat=other, level=level):
            known = None if level is None else checked_level(live.table.header.game, level)
            return table.Replace(seat, other, known, live.is_absent(other))
        case _:
            assert_never(command)


def _check_seated(seat: Seat) -> None:
    if seat == SPECTATOR:
        raise NotAllowed("spectators-watch")


def _id(text: str) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one was refused."""
    with suppress(ValueError):
        found = from_json(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:32]
    return None


def _refused(name: str | None, error: GaslampError, language: str) -> Json:
    return {"type": "refused", "id": name, **error_json(error, language)}


async def _turn_away(socket: WebSocket, error: GaslampError, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(to_json(_refused(None, error, "en")).decode())
        await socket.close(code)
