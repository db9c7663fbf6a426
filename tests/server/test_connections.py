"""Silent, slow and endless clients are disconnected, and the others play on."""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from gaslamp.core.game import SPECTATOR
from gaslamp.server import running, websocket
from gaslamp.server.gate import connections
from gaslamp.server.gate.connections import (
    MAX_CONNECTIONS,
    MAX_FRAGMENTS,
    MAX_HEAD_BYTES,
    MAX_UNREAD_BYTES,
    ConnectionCounts,
    short_text,
    text_frame,
)
from gaslamp.server.gate.security_headers import HEADERS
from gaslamp.server.tables.subscriber import QUEUE_SIZE, TOO_SLOW
from server.hosted_server import HOSTED, HostedServer, frame, hosted_server, raw_connection
from server.running_server import RunningServer, http_client, new_table, play, sit, socket_client
from waiting import TIMEOUT_SECONDS, soon, until

HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
FRAMES = 200
SHORT_TIMEOUT_SECONDS = 0.3
"""Seconds: a short timeout for the tests."""
SHORT_PING_SECONDS = 1.5
"""Seconds: long enough for a client on a busy machine."""


@pytest.fixture(name="server")
async def _server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[HostedServer]:
    monkeypatch.setattr(connections, "LINGER_SECONDS", SHORT_TIMEOUT_SECONDS)
    with hosted_server() as one:
        yield one


@contextmanager
def in_haste() -> Iterator[None]:
    """New connections get the short timeouts, but only in tests of those timeouts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "HEAD_SECONDS", SHORT_TIMEOUT_SECONDS)
        patch.setattr(connections, "REQUEST_SECONDS", 3 * SHORT_TIMEOUT_SECONDS)
        yield


async def check_alive(server: RunningServer) -> None:
    async with http_client(server) as client:
        assert (await client.get("/api/games")).status_code == 200


async def until_gone(server: RunningServer, table: str, seat: str) -> None:
    open_table = server.open_table(table)
    await until(lambda: all(one.seat != seat for one in list(open_table.subscribers)), f"{seat} to be disconnected")


@pytest.mark.parametrize("said", [b"", b"G", HEAD, HEAD + b"X-Slow: "], ids=["nothing", "letter", "lines", "half"])
async def test_a_connection_without_a_request_times_out(server: RunningServer, said: bytes) -> None:
    with in_haste():
        async with raw_connection(server) as one:
            await one.send(said)
            assert await one.rest() == b""
    await check_alive(server)


async def test_a_slow_request_head_times_out(server: RunningServer) -> None:
    with in_haste():
        async with raw_connection(server) as one:
            await one.send(HEAD)
            for _ in range(100):
                one.writer.write(b"X-Slow: 1\r\n")
                await asyncio.sleep(SHORT_TIMEOUT_SECONDS / 10)
                if one.writer.transport.is_closing():
                    break
            assert one.writer.transport.is_closing()


async def test_an_empty_line_after_an_answer_does_not_stop_the_timeout(server: RunningServer) -> None:
    async with raw_connection(server) as one:
        await one.send(HEAD + b"\r\n")
        assert (await one.first()).startswith(b"HTTP/1.1 200")
        with in_haste():
            await one.send(b"\r\n")
            assert (await one.rest()).endswith(b"]"), "the answer, and then the end"


async def test_a_missing_body_times_out(server: RunningServer) -> None:
    with in_haste():
        async with raw_connection(server) as one:
            await one.send(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
            assert await one.rest() == b""
    await check_alive(server)


async def test_an_endless_request_head_is_cut_off(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its size, before the timeout."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", TIMEOUT_SECONDS)
    part = b"X-Long: " + b"x" * 1000 + b"\r\n"
    for first, rest in ((HEAD, part), (HEAD + b"X-Long: ", b"x" * 1000), (b"GET /", b"x" * 1000)):
        async with raw_connection(server) as one:
            await one.send(first)
            sent = await one.send_until_cut(rest, 100_000)
            assert sent * len(rest) < 20 * MAX_HEAD_BYTES + on_the_way()


def on_the_way() -> int:
    """Bytes that the kernel buffers before a busy server reads them."""
    limits = [Path(f"/proc/sys/net/ipv4/tcp_{way}mem") for way in "rw"]
    return sum(int(one.read_text().split()[2]) for one in limits if one.exists())


async def test_a_request_head_that_is_too_long_is_a_bad_request(server: RunningServer) -> None:
    async with raw_connection(server) as one:
        await one.send(HEAD + b"X-Long: " + b"x" * MAX_HEAD_BYTES + b"\r\n\r\n")
        head = (await one.rest()).split(b"\r\n\r\n")[0].decode().split("\r\n")
    assert head[0].startswith("HTTP/1.1 400")
    found = dict(item.split(": ", 1) for item in head[1:])
    assert found.items() >= HEADERS.items()


@pytest.mark.parametrize("rubbish", [b"\x00" * 100, b"\x16\x03\x01\x02\x00\x01", b"SSH-2.0-x\r\n\r\n", b"GET\r\n\r\n"])
async def test_bytes_that_are_no_request_are_answered_once(server: RunningServer, rubbish: bytes) -> None:
    with in_haste():
        async with raw_connection(server) as one:
            await one.send(rubbish)
            assert (await one.rest())[:12] in (b"HTTP/1.1 400", b"")
    await check_alive(server)


async def test_a_socket_without_pongs_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PING_SECONDS", SHORT_PING_SECONDS)
    with hosted_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
        async with raw_connection(server) as one, socket_client(server, table) as watcher:
            await one.upgrade(table, {"type": "hello", "token": jack})
            await watcher.receive_until(lambda message: message.get("seats") == ["jack"])
            gone = await watcher.receive_until(lambda message: message["type"] == "presence" and not message["seats"])
            assert gone["spectators"] == 1, "a reader who answers stays connected"
            await asyncio.sleep(2 * SHORT_PING_SECONDS)
            assert (await watcher.ask("ping"))["type"] == "pong"


@pytest.mark.parametrize("why", ["told too much", "takes too long"])
async def test_a_client_that_never_reads_is_disconnected(
    server: HostedServer, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    """Before the ping timeout."""
    if why == "takes too long":
        monkeypatch.setattr(websocket, "SEND_SECONDS", SHORT_TIMEOUT_SECONDS)
    async with http_client(server) as client, AsyncExitStack() as stack:
        table, jack = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
        tokens = {"jack": jack, "detective": await sit(client, table, "detective")}
        slow_reader = await stack.enter_async_context(raw_connection(server, buffer=2048))
        await slow_reader.upgrade(table, {"type": "hello"})
        guests = {
            seat: await stack.enter_async_context(socket_client(server, table, key)) for seat, key in tokens.items()
        }
        open_table = server.open_table(table)
        assert SPECTATOR in {one.seat for one in open_table.subscribers}
        # Fill the kernel buffers, then our own.
        long = b'{"type":"pong","id":"' + b"x" * 100_000 + b'","at":1}'
        count = 2 * QUEUE_SIZE if why == "told too much" else QUEUE_SIZE // 2
        [subscriber] = [one for one in open_table.subscribers if one.seat == SPECTATOR]
        assert server.loop is not None
        for _ in range(count):
            server.loop.call_soon_threadsafe(subscriber.put, long)
        await until_gone(server, table, SPECTATOR)
        assert subscriber.close_code == TOO_SLOW
        await play(guests, random.Random(3), 3)
        await until(lambda: len(server.sockets) <= len(guests), "his socket to go")


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_by_the_library(length: int) -> None:
    text = ("é" * (length // 2) + "x" * (length % 2)).encode()
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 124, 125])
def test_a_short_command_is_read_as_by_the_library(length: int) -> None:
    text = "é" * (length // 2) + "x" * (length % 2)
    assert short_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=True)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frame(b"ping")[:5],
        frame(b"ping")[:-1],
        frame(b"ping") + b"x",
        frame(b"ping") * 2,
        frame(b"x" * 126),
        frame(b"ping", fin=False),
        frame(b"ping", 2),
        frame(b"ping", 9),
        frame(b"ping", masked=False),
        frame(b"\xff"),
        bytes([frame(b"ping")[0] | 0x40]) + frame(b"ping")[1:],
    ],
)
def test_all_other_data_is_left_to_the_library(data: bytes) -> None:
    assert short_text(data) is None


async def test_commands_that_are_cut_and_joined_by_the_network_are_answered_in_order(server: RunningServer) -> None:
    """A whole frame, two in one piece, one in two pieces, fragments, and more at once than may wait."""
    pings = [frame(json.dumps({"type": "ping", "id": str(number)}).encode()) for number in range(40)]
    first, rest = b'{"type":"ping",', b'"id":"40"}'
    pieces = [pings[0], pings[1] + pings[2], pings[3][:7], pings[3][7:], *pings[4:]]
    pieces += [frame(first, fin=False), frame(rest, 0)]
    async with http_client(server) as client:
        table, _ = await new_table(client, "mrjack")
    async with raw_connection(server) as one:
        await one.upgrade(table, {"type": "hello"})
        for piece in pieces:
            await one.send(piece)
            await asyncio.sleep(0.001)
        answers = await soon(one.reader.readuntil(b'"pong","id":"40"'), "the last answer")
    assert [int(found) for found in re.findall(rb'"pong","id":"(\d+)"', answers)] == list(range(41))


async def test_a_command_between_the_fragments_of_another_closes_the_socket(server: RunningServer) -> None:
    ping = frame(b'{"type":"ping","id":"1"}')
    async with http_client(server) as client:
        table, _ = await new_table(client, "mrjack")
    async with raw_connection(server) as one:
        await one.upgrade(table, {"type": "hello"})
        await one.send(frame(b'{"type":', fin=False))
        await one.send(ping)
        assert b"pong" not in await one.rest()
    await check_alive(server)


async def test_unread_pongs_are_limited(server: RunningServer) -> None:
    async with http_client(server) as client:
        table, _ = await new_table(client, "mrjack")
    async with raw_connection(server, buffer=2048) as one:
        await one.upgrade(table, {"type": "hello"})
        flood = frame(b"x" * 125, 9) * 100
        assert await one.send_until_cut(flood, 10_000) * len(flood) < 100 * MAX_UNREAD_BYTES
    await check_alive(server)


async def test_a_message_with_too_many_fragments_is_cut_off(server: RunningServer) -> None:
    async with http_client(server) as client:
        table, _ = await new_table(client, "mrjack")
    async with raw_connection(server) as one:
        await one.upgrade(table, {"type": "hello"})
        await one.send(frame(b"", fin=False))
        await one.send(frame(b"", 0, fin=False) * MAX_FRAGMENTS)
        await one.rest()
    await check_alive(server)


async def test_invalid_frames_close_only_their_own_socket(
    server: HostedServer, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(1888)
    async with http_client(server) as client:
        table, jack = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
    version = server.open_table(table).table.version
    async with socket_client(server, table, jack) as other:
        for number in range(FRAMES):
            async with raw_connection(server) as one:
                await one.upgrade(table, {"type": "hello"} if number % 2 else None)
                await one.send(*(_bad_frame(rng) for _ in range(rng.randrange(1, 5))))
                # An incomplete frame is no error while pings are answered.
                one.writer.write_eof()
                await one.rest()
        assert (await other.ask("ping"))["type"] == "pong"
        assert other.now["version"] == version
    assert "Exception in ASGI application" not in caplog.text


def _bad_frame(rng: random.Random) -> bytes:
    noise = rng.randbytes(rng.randrange(200))
    return rng.choice(
        [
            noise,
            frame(noise, rng.randrange(16), fin=rng.random() < 0.5),  # opcodes that mean nothing, text that is none
            frame(noise, 1, masked=False),
            frame(noise, 8),  # a goodbye with a code that is none
            frame(noise[:120], 9, fin=False),  # a ping in pieces
            frame(noise, 0),  # the rest of nothing
            bytes([0x80 | rng.randrange(128) | 0x40]) + noise,  # bits that are reserved
            b"\x81\xff" + b"\xff" * 8,  # longer than anything
            frame(b"x" * (running.MAX_FRAME_BYTES + 1)),
        ]
    )


async def test_connections_of_one_address_are_limited() -> None:
    with hosted_server(replace(HOSTED, limits=True)) as server:
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(raw_connection(server)) for _ in range(MAX_CONNECTIONS + 20)]
            assert await lines[-1].rest() == b""
            await lines[0].send(HEAD + b"\r\n")
            assert (await lines[0].first()).startswith(b"HTTP/1.1 200"), "who was there before is served"

        async def is_served() -> bool:
            async with raw_connection(server) as again:
                await again.send(HEAD + b"Connection: close\r\n\r\n")
                return (await again.rest()).startswith(b"HTTP/1.1 200")

        async def served() -> None:
            while not await is_served():
                await asyncio.sleep(0.01)

        await soon(served(), "room for one more")


def test_connections_of_proxies_are_not_limited() -> None:
    counts = ConnectionCounts(("10.0.0.0/8",), most=2)
    assert [counts.add("203.0.113.5") for _ in range(3)] == [True, True, False]
    assert counts.add("203.0.113.6")
    assert all(counts.add("10.1.2.3") for _ in range(5))
    counts.remove("203.0.113.5")
    assert counts.add("203.0.113.5")
    assert [counts.add(f"2001:db8::{number}") for number in range(3)] == [True, True, False], "a household is one"
    assert counts.add("no address")
    assert not ConnectionCounts(most=0).add("no address")
