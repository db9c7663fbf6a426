"""Puts a server together: store, machine players, tables, accounts and notices, protected by the gate."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import NamedTuple

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from gaslamp.i18n import LANGUAGES
from gaslamp.server import app as tables
from gaslamp.server.cancellation import cancel_and_wait
from gaslamp.server.cluster.cluster import Cluster, NoBus
from gaslamp.server.environment import Environment
from gaslamp.server.gate.accounts import Accounts
from gaslamp.server.gate.admission import protect
from gaslamp.server.gate.bots import Bots
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Buckets, Limits, MemoryBuckets
from gaslamp.server.gate.sessions import Sessions
from gaslamp.server.machines.game_analyst import GameAnalyst, ProcessGameAnalyst
from gaslamp.server.machines.local_pool import LocalPool
from gaslamp.server.machines.player_pool import PlayerPool
from gaslamp.server.machines.query_process import ProcessQueryRunner, QueryRunner
from gaslamp.server.notices.delivery import Notices
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.rest import accounts as account_routes
from gaslamp.server.rest import bot_account, link_previews, manual, openapi_page
from gaslamp.server.rest import notices as notice_routes
from gaslamp.server.rest.client_files import Pages
from gaslamp.server.settings import SECRET_BYTES, Settings
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.messages import words_in
from gaslamp.server.timing import SHARED, Timing
from gaslamp.store.opening import open_store
from gaslamp.store.store import Store


class Assembly(NamedTuple):
    app: ASGIApp
    """The server, protected by `gate.admission`."""
    notices: Notices
    """`assemble` runs them; a caller of `build` runs them if needed."""
    hub: Hub


@asynccontextmanager
async def assemble(settings: Settings) -> AsyncIterator[Assembly]:
    """A whole server from its settings. Everything is closed at the end."""
    import fluent.runtime  # noqa: F401  (now, for the same reason as the words)

    for language in LANGUAGES:
        # Now, because it takes a tenth of a second each, in which no move could be answered.
        words_in(language)
    store = await open_store(settings.store)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        if not settings.secret:
            settings = replace(settings, secret=await store.shared_value("secret", secrets.token_bytes(SECRET_BYTES)))
        own = LocalPool(settings.secret, settings.workers)
        stack.push_async_callback(own.close)
        machines: PlayerPool = own
        if settings.redis:
            from gaslamp.server.machines.remote_pool import RemotePool

            machines = remote = RemotePool(settings.redis, own, settings.secret)
            await remote.start()
            stack.push_async_callback(remote.close)
        cluster: Cluster = NoBus(is_shared=settings.is_shared)
        buckets: Buckets = MemoryBuckets()
        if settings.redis and settings.is_shared:
            from gaslamp.server.cluster.redis_bus import RedisBus
            from gaslamp.server.cluster.shared_limits import SharedBuckets

            cluster = bus = RedisBus(settings.redis)
            await bus.start()
            stack.push_async_callback(bus.stop)
            buckets = shared = SharedBuckets(settings.redis, buckets)
            stack.push_async_callback(shared.close)
        timing = SHARED if settings.is_shared else None
        query_runner = ProcessQueryRunner()
        stack.push_async_callback(query_runner.close)
        game_analyst: GameAnalyst = ProcessGameAnalyst()
        if settings.redis:
            from gaslamp.server.machines.remote_game_analyst import RemoteGameAnalyst

            game_analyst = RemoteGameAnalyst(settings.redis, game_analyst)
        stack.push_async_callback(game_analyst.close)
        assembly = build(
            settings,
            store,
            machines,
            timing=timing,
            cluster=cluster,
            buckets=buckets,
            query_runner=query_runner,
            game_analyst=game_analyst,
        )
        sending = asyncio.create_task(assembly.notices.run())
        stack.push_async_callback(cancel_and_wait, sending)
        yield assembly


def build(
    settings: Settings,
    store: Store,
    machines: PlayerPool,
    environment: Environment | None = None,
    timing: Timing | None = None,
    cluster: Cluster | None = None,
    buckets: Buckets | None = None,
    query_runner: QueryRunner | None = None,
    game_analyst: GameAnalyst | None = None,
) -> Assembly:
    environment = environment or Environment()
    limits = Limits(buckets or MemoryBuckets(), settings.limits)
    accounts = Accounts(store, limits, Passwords(), environment)
    notices = Notices(settings, store, limits, environment, Outbox(store, environment, is_shared=settings.is_shared))
    app = routes(settings, store, machines, accounts, notices, timing, cluster, query_runner, game_analyst)
    hub: Hub = app.state.hub
    return Assembly(
        protect(Sessions(app, accounts), settings, limits), replace(notices, is_present=hub.is_present), hub
    )


def routes(
    settings: Settings,
    store: Store,
    machines: PlayerPool,
    accounts: Accounts,
    notices: Notices | None = None,
    timing: Timing | None = None,
    cluster: Cluster | None = None,
    query_runner: QueryRunner | None = None,
    game_analyst: GameAnalyst | None = None,
) -> FastAPI:
    """Every route, without the protection of `gate.admission`. OpenAPI describes all of them."""
    environment = accounts.environment
    notices = notices or Notices(settings, store, accounts.limits, environment, Outbox(store, environment))
    origins = (settings.base, *settings.origins)
    bots = Bots(store, accounts.limits, environment, settings.bots)
    app = tables.create(
        store,
        machines,
        environment=environment,
        timing=timing,
        origins=origins,
        cluster=cluster,
        outbox=notices.outbox,
        query_runner=query_runner,
        game_analyst=game_analyst,
        metrics_token=settings.metrics_token,
        bots=bots,
    )
    app.include_router(account_routes.router(accounts, settings))
    app.include_router(bot_account.router(accounts, bots))
    app.include_router(notice_routes.router(notices))
    app.include_router(link_previews.router(settings.base))
    openapi_page.add(app)
    manual.add(app)
    # Only public files are compressed: the length of a compressed answer can reveal what is in it.
    app.mount("/", GZipMiddleware(Pages()))
    return app
