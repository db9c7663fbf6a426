"""The ASGI application of the tables: REST and sockets over one hub."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, WebSocket
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.types import Receive, Scope, Send

from gaslamp import __doc__ as about
from gaslamp.parts.wire import TABLE_ID
from gaslamp.server import errors, websocket
from gaslamp.server.bots.incoming import Incoming
from gaslamp.server.cluster.cluster import Cluster
from gaslamp.server.environment import Environment
from gaslamp.server.gate.bots import Bots
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets
from gaslamp.server.machines.game_analyst import GameAnalyst
from gaslamp.server.machines.player_pool import PlayerPool
from gaslamp.server.machines.query_process import QueryRunner
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.rest import analysis, challenges, games, health, history, keys, notebooks, puzzles, tables
from gaslamp.server.rest import bots as bot_routes
from gaslamp.server.rest.openapi_links import add_links
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.subscriber import BAD_ORIGIN
from gaslamp.server.timing import Timing
from gaslamp.server.wire.bots import LINE
from gaslamp.server.wire.commands import COMMAND, HELLO
from gaslamp.server.wire.messages import MESSAGE
from gaslamp.server.wire.tables import Problem
from gaslamp.store.store import Store

SOCKET = re.compile(rf"/api/tables/(?P<table>{TABLE_ID})/socket")
"""The path of a table's socket, with the id of the table."""


def create(
    store: Store,
    machines: PlayerPool,
    *,
    environment: Environment | None = None,
    timing: Timing | None = None,
    origins: Sequence[str] = (),
    cluster: Cluster | None = None,
    outbox: Outbox | None = None,
    query_runner: QueryRunner | None = None,
    game_analyst: GameAnalyst | None = None,
    metrics_token: str = "",
    bots: Bots | None = None,
) -> FastAPI:
    """`origins`: those of other pages that may open sockets here. Without an outbox nobody is sent a notice, and
    without a token nobody gets the metrics.
    """
    environment = environment or Environment()
    hub = Hub(environment, store, machines, timing or Timing(), cluster, outbox, query_runner, game_analyst)
    incoming = Incoming(hub)
    hub.on_drain = incoming.wake_all

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        yield
        await hub.stop()

    app = App(
        title="Gaslamp",
        description=about or "",
        version="1",
        lifespan=lifespan,
        redoc_url=None,
        responses={"4XX": {"model": Problem}},
    )
    app.state.hub, app.state.origins = hub, tuple(origins)
    app.state.bots = bots or Bots(store, Limits(MemoryBuckets(), is_on=False), environment)
    app.state.incoming = incoming
    app.state.metrics_token = metrics_token
    for part in (games, tables, history, analysis, puzzles, notebooks, keys, health, bot_routes, challenges):
        app.include_router(part.router)
    errors.add_handlers(app)

    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


class App(FastAPI):
    """Serves the sockets of the tables itself: a route would keep twenty stack frames in memory for each."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await super().__call__(scope, receive, send)
            return
        client = WebSocket(scope, receive, send)
        if is_allowed_origin(client.headers.get("origin"), client.headers.get("host"), self.state.origins):
            await websocket.serve(client, self.state.hub, found["table"])
        else:
            await client.close(BAD_ORIGIN)


def is_allowed_origin(origin: str | None, host: str | None, origins: Sequence[str]) -> bool:
    """A browser sends the origin of the page that opens a socket. Other programs send none, and are allowed."""
    return origin is None or origin in origins or urlsplit(origin).netloc == host


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI schema of REST, with the schemas of the socket's messages added."""
    if app.openapi_schema is None:
        whole = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        for one in (one for path in whole["paths"].values() for one in path.values()):
            # FastAPI gives an error the media type of the answer. Errors are always JSON.
            refused = one["responses"].get("4XX", {})
            if "content" in refused:
                refused["content"] = {"application/json": next(iter(refused["content"].values()))}
        schemas = whole["components"]["schemas"]
        adapters: dict[str, TypeAdapter[Any]] = {
            "Hello": HELLO,
            "AnyCommand": COMMAND,
            "AnyMessage": MESSAGE,
            "AnyLine": LINE,
        }
        for name, adapter in adapters.items():
            schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
            schemas.update(schema.pop("$defs", {}))
            schemas[name] = schema
        add_links(whole)
        app.openapi_schema = whole
    return app.openapi_schema
