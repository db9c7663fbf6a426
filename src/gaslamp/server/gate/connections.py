"""Connections as they come in: whoever says nothing, reads nothing or never comes to an end is hung up on.

uvicorn by itself waits for the head of a request for ever and keeps all of it, answers pings that nobody reads, and
leaves a connection that it closes open until the other side has taken what waits.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from gaslamp.server.gate.rate_limits import visitor
from gaslamp.server.gate.security_headers import HEADERS

HEAD_SECONDS = 10.0
"""For the head of a request, from the first moment of the connection or the first byte."""
REQUEST_SECONDS = 120.0
"""For its body and the answer: a long record over a very slow line."""
MAX_HEAD_BYTES = 32 * 1024
LINGER_SECONDS = 5.0
"""Seconds in which the other side may take what was written before the connection was closed."""
MAX_UNREAD_BYTES = 256 * 1024
"""Bytes of answers to pings, and whatever else waits to be read."""
MAX_FRAGMENTS = 64
"""Of one message. Empty ones would count for nothing in its length."""
MAX_CONNECTIONS = 300
"""Connections of one address: a school behind one router plays, a flood from one machine does not get in."""


class ConnectionCounts:
    """How many connections each address has. Proxies bring everybody's, and may have any number."""

    def __init__(self, proxies: Sequence[str] = (), most: int = MAX_CONNECTIONS) -> None:
        self._proxies = [ip_network(one) for one in proxies]
        self._most = most
        self._here: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Whether there is room for one more."""
        whose = visitor(host)
        if self._here[whose] >= self._most and not self._is_proxy(host):
            return False
        self._here[whose] += 1
        return True

    def leave(self, host: str) -> None:
        whose = visitor(host)
        self._here[whose] -= 1
        if not self._here[whose]:
            del self._here[whose]

    def _is_proxy(self, host: str) -> bool:
        try:
            return any(ip_address(host) in proxies for proxies in self._proxies)
        except ValueError:
            return False


def protocols(counts: ConnectionCounts | None) -> dict[str, Any]:
    """For uvicorn's configuration. Without a counts connections are not counted."""
    return {"http": partial(HttpConnection, counts), "ws": partial(WebSocketConnection, counts)}


class HttpConnection(HttpToolsProtocol):
    """A connection that asks."""

    def __init__(self, counts: ConnectionCounts | None, *rest: Any, **named: Any) -> None:
        super().__init__(*rest, **named)
        self._counts = counts
        self._deadline: asyncio.TimerHandle | None = None
        self._is_a_socket = False
        self._is_in_head = True
        self._taken = 0
        """Bytes since the head began."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._counts is not None and self.client is not None and not self._counts.enter(self.client[0]):
            self._counts = None
            transport.abort()
            return
        self._give(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._give(None)
        if self._counts is not None and self.client is not None:
            self._counts.leave(self.client[0])

    def data_received(self, data: bytes) -> None:
        self._taken += len(data)
        super().data_received(data)
        if self._is_a_socket or self.transport.is_closing():
            return
        if self._is_in_head and self._taken > MAX_HEAD_BYTES:
            self.send_400_response("The head of the request is too long.")
        elif self._deadline is None:
            # An empty line between two requests has stopped uvicorn's own clock, and begins none.
            self._give(HEAD_SECONDS)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_in_head, self._taken = True, 0
        self._give(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MAX_HEAD_BYTES:
            raise ValueError("the parser makes a bad request of this")
        self._is_in_head = False
        self._give(REQUEST_SECONDS)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        # A connection that is closing has the rest of its time to take what waits.
        if not self.transport.is_closing():
            self._give(REQUEST_SECONDS if self.pipeline else None)
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._give(REQUEST_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        """From here on a WebSocketConnection looks after the connection."""
        self._is_a_socket = True
        self._give(None)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        body = msg.encode()
        headers = {**HEADERS, "Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(body))}
        lines = "".join(f"{name}: {value}\r\n" for name, value in (headers | {"Connection": "close"}).items())
        self.transport.write(STATUS_LINE[400] + lines.encode() + b"\r\n" + body)
        self.transport.close()

    def _give(self, seconds: float | None) -> None:
        """So long from now, then the connection is cut; None: as long as it likes."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, counts: ConnectionCounts | None, *rest: Any, **named: Any) -> None:
        super().__init__(*rest, **named)
        self._counts = counts
        self.close_timeout = LINGER_SECONDS

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._counts is not None and self.client is not None:
            self._counts.leave(self.client[0])

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # Refused with an answer: uvicorn would write down an error for each.
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
