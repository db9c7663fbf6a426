"""Runs a server in this process until it is stopped."""

import asyncio
import errno
import gc
import os
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

from gaslamp.core.errors import NotWellFormed
from gaslamp.server.assembly import assemble
from gaslamp.server.gate.connections import ConnectionCounts, protocols
from gaslamp.server.settings import Settings

MAX_FRAME_BYTES = 16 * 1024
PING_SECONDS = 20.0
SHUTDOWN_SECONDS = 5
"""For open connections to be closed properly."""


def listen(host: str, port: int) -> socket.socket:
    """Called before anything else is opened, so that a port in use gives one clear error."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise NotWellFormed("cannot-listen", host=host, why=_reason(error)) from None
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise NotWellFormed("port-taken", port=str(port), host=host) from None
        raise NotWellFormed("cannot-listen", host=host, why=_reason(error)) from None
    return listening


def run(settings: Settings, listening: socket.socket, is_up: Callable[[], object]) -> None:
    """Until SIGINT or SIGTERM. Then everything is closed: no move is lost and no child process is left."""
    # Tables are many small objects that stay: garbage collection at the usual rate costs a tenth of every move.
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(_run(settings, listening, is_up))


async def _run(settings: Settings, listening: socket.socket, is_up: Callable[[], object]) -> None:
    async with assemble(settings) as assembly:
        await Server(configured(assembly.app, settings), is_up, assembly.hub.drain).serve(sockets=[listening])


def configured(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        **protocols(ConnectionCounts(settings.proxies) if settings.limits else None),
        log_config=None,
        access_log=False,
        # gate.admission trusts the proxies in the settings.
        proxy_headers=False,
        server_header=False,
        # The length of a compressed message would reveal its content.
        ws_per_message_deflate=False,
        ws_max_size=MAX_FRAME_BYTES,
        # A socket that does not answer a ping for so long is closed.
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


class Server(uvicorn.Server):
    """Reports when it is up. Does not raise the signal again after a shutdown: there is more to close."""

    def __init__(
        self, config: uvicorn.Config, is_up: Callable[[], object], drain: Callable[[float], Awaitable[object]]
    ) -> None:
        super().__init__(config)
        self._is_up = is_up
        self._drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._is_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._drain(SHUTDOWN_SECONDS)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed. It does not support Windows."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
