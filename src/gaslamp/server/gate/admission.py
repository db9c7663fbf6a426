"""What is checked before a request is handled: its origin, the rate limits and its size."""

import asyncio
from collections import Counter
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers as RequestHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gaslamp.core.errors import GaslampError, NotWellFormed
from gaslamp.server.errors import answer
from gaslamp.server.gate.rate_limits import IS_PLAYER, VISITOR, Limits, visitor, visitor_name
from gaslamp.server.gate.security_headers import SecurityHeaders, may_answer
from gaslamp.server.gate.wrong_keys import WrongKeys
from gaslamp.server.logs import RequestLog
from gaslamp.server.settings import LOOPBACK, Settings

MAX_BODY_BYTES = 1 << 20
"""The record of a long game has some hundred kilobytes."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
NEW_TABLES = frozenset({"/api/tables", "/api/tables/import", "/api/notebooks"})
"""These paths create tables, which are never deleted by themselves, and notebooks, which are kept for months."""
PLAY_ON = "/play-on"
"""The last part of a path that creates a table."""
ANALYSIS = "/analysis"
"""The last part of a path. A process works for up to a minute on each such request."""
ADVICE = "/counsel"
"""The last part of a path. A machine thinks for seconds about each such request."""
SUGGESTION = "/suggestion"
"""The last part of a path. A learner asks before each decision, and a machine thinks for a third of a second."""
POLICY_VIOLATION = 1008
MAX_SOCKETS = 200
"""Per address: enough for a club behind one router."""
SOCKET_RETRY_SECONDS = 60
"""The `Retry-After` of a refused client."""


def protect(app: ASGIApp, settings: Settings, limits: Limits) -> ASGIApp:
    """The app behind all checks. Forwarded headers count only if they come from a proxy in the settings."""
    app = Admission(app, settings, limits)
    app = SecurityHeaders(app, is_https=settings.is_https)
    app = RequestLog(app)
    if settings.proxies:
        app = ProxyHeadersMiddleware(app, trusted_hosts=list(settings.proxies))  # type: ignore[assignment, arg-type]
    return app


class Admission:
    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self._settings = settings
        self._limits = limits
        self._wrong_keys = WrongKeys(limits)
        self._sockets: Counter[str] = Counter()
        self._entering = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            _check_address(scope)
            self._check_origin(scope)
            await self._check_rate(scope)
            scope.setdefault("state", {})[VISITOR] = visitor_name(self._settings.secret, address(scope))
            send = self._wrong_keys.counting(scope, address(scope), send)
            async with self._entering:
                # Other tasks run before the next request, so that many requests do not delay the players' moves.
                await asyncio.sleep(0)
            if scope["type"] == "http":
                await _bounded(self.app, scope, receive, send)
            else:
                await self._serve_socket(scope, receive, send)
        except GaslampError as error:
            await _refuse(error, scope, receive, send)

    async def _check_rate(self, scope: Scope) -> None:
        client = address(scope)
        self._wrong_keys.check(scope, client)
        await self._limits.check("request" if scope["type"] == "http" else "connect", client)
        if scope["type"] == "http" and scope["method"] == "POST" and scope["path"] in NEW_TABLES:
            await self._limits.check("create", client)
        if scope["type"] == "http" and scope["method"] == "POST" and scope["path"].endswith(PLAY_ON):
            await self._limits.check("create", client)
        if scope["type"] == "http" and scope["method"] == "POST" and scope["path"].endswith(ANALYSIS):
            await self._limits.check("analysis", client)
        if scope["path"].endswith(ADVICE):
            await self._limits.check("advice", client)
        if scope["path"].endswith(SUGGESTION):
            await self._limits.check("suggestion", client)

    def _check_origin(self, scope: Scope) -> None:
        """Sockets and writes must come from our own pages, or from a program that is no browser and sends no cookie."""
        headers = RequestHeaders(scope=scope)
        host = headers.get("host", "")
        if self._settings.is_local and _parts(f"//{host}").hostname not in LOOPBACK:
            # DNS rebinding: some other name resolves to our address.
            raise GaslampError("wrong-origin")
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        origin = headers.get("origin")
        if origin is None:
            if has_cookies(headers.get("cookie", "")) or headers.get("sec-fetch-site") in ("cross-site", "same-site"):
                raise GaslampError("wrong-origin")
            return
        own = _parts(origin).netloc.lower() == host.lower() and bool(host)
        if not own and origin.lower() not in (self._settings.base, *self._settings.origins):
            raise GaslampError("wrong-origin")

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Unless its address has too many sockets open."""
        client = address(scope)
        if self._limits.is_on and self._sockets[client] >= MAX_SOCKETS:
            raise GaslampError("too-many", seconds=SOCKET_RETRY_SECONDS)
        self._sockets[client] += 1
        try:
            await self.app(scope, self._slowed(scope, receive), send)
        finally:
            self._sockets[client] -= 1
            if not self._sockets[client]:
                del self._sockets[client]

    def _slowed(self, scope: Scope, receive: Receive) -> Receive:
        """Above the rate limit, messages are read more slowly. None is lost.

        The first message says who it is. It counts only for its address, so no other client can delay it.
        """
        client, table = address(scope), scope["path"]

        async def slowed() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive":
                is_player = scope["state"].get(IS_PLAYER)
                await self._limits.wait("watch" if is_player is False else "message", client)
                if is_player is not None:
                    await self._limits.wait("table" if is_player else "watch-table", table)
            return message

        return slowed


def address(scope: Scope) -> str:
    """The client's address, as the rate limits count it."""
    client = scope.get("client")
    return visitor(client[0]) if client else "unknown"


def has_cookies(text: str) -> bool:
    try:
        return bool(SimpleCookie(text))
    except CookieError:
        return True


def _check_address(scope: Scope) -> None:
    """Refuse a query that is not ASCII: no browser sends one, and Starlette would raise an error."""
    if not scope.get("query_string", b"").isascii():
        raise NotWellFormed("bad-message")


def _parts(url: str) -> SplitResult:
    try:
        return urlsplit(url)
    except ValueError:
        raise GaslampError("wrong-origin") from None


async def _bounded(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    length = RequestHeaders(scope=scope).get("content-length", "0")
    if not length.isdecimal() or int(length) > MAX_BODY_BYTES:
        raise GaslampError("too-long", most=MAX_BODY_BYTES)
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        # A body without Content-Length is cut off here. The app sees a disconnect, and its answer is not sent.
        return message if taken <= MAX_BODY_BYTES else {"type": "http.disconnect"}

    async def send_if_whole(message: Message) -> None:
        if taken <= MAX_BODY_BYTES:
            await send(message)

    with suppress(ClientDisconnect):
        await app(scope, counted, send_if_whole)
    if taken > MAX_BODY_BYTES:
        raise GaslampError("too-long", most=MAX_BODY_BYTES)


async def _refuse(error: GaslampError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http" or may_answer(scope):
        await answer(HTTPConnection(scope), error)(scope, receive, send)
    else:
        # Before the socket is accepted this becomes an HTTP 403.
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": error.key})
