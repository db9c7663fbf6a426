"""Timeouts and size limits for connections: slow, silent and endless clients are disconnected.

uvicorn alone has no timeout and no size limit for the head of a request, answers pings that nobody reads, and keeps a
closing connection open until the client has read everything.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the one in C, where there is one
from websockets.http11 import Request
from websockets.protocol import State

from gaslamp.server.flag import Flag
from gaslamp.server.gate.rate_limits import visitor
from gaslamp.server.gate.security_headers import HEADERS
from gaslamp.server.mailbox import Mailbox

HEAD_SECONDS = 10.0
"""For the head of a request, from the start of the connection or the first byte."""
REQUEST_SECONDS = 120.0
"""For the body and the answer: a long record over a very slow connection. A stream may go on if it is read."""
MAX_HEAD_BYTES = 32 * 1024
LINGER_SECONDS = 5.0
"""How long the client may still read after we close the connection."""
MAX_UNREAD_BYTES = 256 * 1024
"""What the client may leave unread, pongs included."""
MAX_FRAGMENTS = 64
"""Fragments of one message. Empty ones do not add to its size, so they are counted."""
WRITE_NOW = "gaslamp.write_now"
"""The extension of a socket's scope that writes a message at once: see `WebSocketConnection.write_now`."""
FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""
MASKED = 0x80
"""The bit of a frame's second byte that every client sets. The other seven are the length of a short text."""
SHORT_HEAD_BYTES, MAX_SHORT_BYTES = 6, 125
"""Of a client's frame with a short text: two bytes, then four of the mask, then the text."""
MAX_WAITING = 4
"""Short messages of one socket that wait to be handled. Then it is not read until all are."""
MAX_CONNECTIONS = 300
"""Per address: enough for a school behind one router, not for a flood."""


class ConnectionCounts:
    """How many connections each address has. Proxies carry many clients and have no limit."""

    def __init__(self, proxies: Sequence[str] = (), most: int = MAX_CONNECTIONS) -> None:
        self._proxies = [ip_network(one) for one in proxies]
        self._most = most
        self._open: Counter[str] = Counter()

    def add(self, host: str) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        client = visitor(host)
        if self._open[client] >= self._most and not self._is_proxy(host):
            return False
        self._open[client] += 1
        return True

    def remove(self, host: str) -> None:
        client = visitor(host)
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]

    def _is_proxy(self, host: str) -> bool:
        try:
            return any(ip_address(host) in proxies for proxies in self._proxies)
        except ValueError:
            return False


def protocols(counts: ConnectionCounts | None) -> dict[str, Any]:
    """For uvicorn's configuration. With None, connections are not counted."""
    return {"http": partial(HttpConnection, counts), "ws": partial(WebSocketConnection, counts)}


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection."""

    def __init__(self, counts: ConnectionCounts | None, *rest: Any, **named: Any) -> None:
        super().__init__(*rest, **named)
        self._counts = counts
        self._deadline: asyncio.TimerHandle | None = None
        self._is_websocket = False
        self._is_in_head = True
        self._received = 0
        """Bytes since the start of the head."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._counts is not None and self.client is not None and not self._counts.add(self.client[0]):
            self._counts = None
            transport.abort()
            return
        self._set_deadline(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._set_deadline(None)
        if self._counts is not None and self.client is not None:
            self._counts.remove(self.client[0])

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)
        if self._is_websocket or self.transport.is_closing():
            return
        if self._is_in_head and self._received > MAX_HEAD_BYTES:
            self.send_400_response("The head of the request is too long.")
        elif self._deadline is None:
            # An empty line between two requests stopped uvicorn's keep-alive timeout without starting a request.
            self._set_deadline(HEAD_SECONDS)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_in_head, self._received = True, 0
        self._set_deadline(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MAX_HEAD_BYTES:
            raise ValueError("too long: the parser answers 400")
        self._is_in_head = False
        self._set_deadline(REQUEST_SECONDS)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        # A closing connection keeps its deadline for what is left to read.
        if not self.transport.is_closing():
            self._set_deadline(REQUEST_SECONDS if self.pipeline else None)
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._set_deadline(REQUEST_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        """From here on a WebSocketConnection handles the connection."""
        self._is_websocket = True
        self._set_deadline(None)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        body = msg.encode()
        headers = {**HEADERS, "Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(body))}
        lines = "".join(f"{name}: {value}\r\n" for name, value in (headers | {"Connection": "close"}).items())
        self.transport.write(STATUS_LINE[400] + lines.encode() + b"\r\n" + body)
        self.transport.close()

    def _set_deadline(self, seconds: float | None) -> None:
        """Abort the connection after so many seconds; None: never."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._expire)

    def _expire(self) -> None:
        """An answer that is still being written may go on as long as the client has read all of it: a stream."""
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        is_written = cycle is not None and cycle.response_started and not cycle.response_complete
        if is_written and not self.transport.get_write_buffer_size():
            self._set_deadline(REQUEST_SECONDS)
        else:
            self.transport.abort()


def short_text(data: bytes) -> str | None:
    """The message of a client, if the data is exactly one frame with a whole, short text. Nearly every command is."""
    length = len(data) - SHORT_HEAD_BYTES
    if not 0 <= length <= MAX_SHORT_BYTES or data[0] != FINAL_TEXT or data[1] != MASKED + length:
        return None
    try:
        return apply_mask(data[SHORT_HEAD_BYTES:], data[2:SHORT_HEAD_BYTES]).decode()
    except UnicodeDecodeError:
        return None  # the library closes the connection


def text_frame(body: bytes) -> bytes:
    """A message of a server: one frame, without a mask and without extensions (RFC 6455, section 5.2)."""
    length = len(body)
    if length < 126:
        return bytes((FINAL_TEXT, length)) + body
    if length < 1 << 16:
        return bytes((FINAL_TEXT, 126)) + length.to_bytes(2, "big") + body
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8, "big") + body


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection that was upgraded to a WebSocket."""

    def __init__(self, counts: ConnectionCounts | None, *rest: Any, **named: Any) -> None:
        super().__init__(*rest, **named)
        self._counts = counts
        self.close_timeout = LINGER_SECONDS
        self.queue = Mailbox()  # type: ignore[assignment]  # uvicorn expects an asyncio.Queue
        self.writable = Flag()  # type: ignore[assignment]  # and an asyncio.Event
        self.writable.set()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._counts is not None and self.client is not None:
            self._counts.remove(self.client[0])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE_NOW] = self.write_now

    def data_received(self, data: bytes) -> None:
        # The library takes several times as long for such a frame. It gets all other data.
        text = short_text(data) if self._is_between_messages() else None
        if text is None:
            super().data_received(data)
        else:
            self._receive_text(text)

    def _is_between_messages(self) -> bool:
        """Whether the next byte is the first of a message: the library waits for no rest of a frame or of fragments."""
        conn = self.conn
        is_open = conn.state is State.OPEN and not self.close_sent
        return is_open and conn.current_size is None and not conn.reader.buffer

    def _receive_text(self, text: str) -> None:
        """uvicorn stops to read after each message, which costs two system calls. Here a few may wait."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MAX_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write_now(self, *texts: bytes) -> bool:
        """Write text messages. False, and nothing is written, while the client reads too slowly or is gone."""
        if self.conn.state is not State.OPEN or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(b"".join(map(text_frame, texts)))
        return True

    async def send(self, message: Any) -> None:
        # What nearly every message is. The library's way takes ten times as long for the same bytes.
        if message["type"] == "websocket.send" and self.write_now(message["text"].encode()):
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            # Nobody needs the headers any more. uvicorn and websockets would keep them as long as the socket is open.
            self.request.headers.clear()
            self.response.headers.clear()
            self.scope["headers"].clear()  # type: ignore[attr-defined]  # a list
            del self.request, self.response
        if self.initial_response is not None and self.close_sent:
            # Refused with an HTTP response: otherwise uvicorn logs an error for each.
            self.handshake_complete = True

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_FRAGMENTS:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(self.close_timeout + LINGER_SECONDS, self.transport.abort)
