"""The whole server: its store, its machine players, its tables and accounts, behind its guards."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import NamedTuple

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from gaslamp.server import app as tables
from gaslamp.server.cancellation import ended
from gaslamp.server.cluster.cluster import Alone, Town
from gaslamp.server.cluster.redis_bus import Crier
from gaslamp.server.cluster.shared_limits import SharedBuckets
from gaslamp.server.environment import World
from gaslamp.server.gate.accounts import Accounts
from gaslamp.server.gate.admission import guarded
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Buckets, Limits, MemoryBuckets
from gaslamp.server.gate.sessions import SignedIn
from gaslamp.server.machines.pool import Machines
from gaslamp.server.machines.remote import Remote
from gaslamp.server.machines.turns import Thinks
from gaslamp.server.notices.delivery import Notices
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.rest import accounts as account_routes
from gaslamp.server.rest import notices as notice_routes
from gaslamp.server.rest import openapi_page
from gaslamp.server.rest.client_files import Pages
from gaslamp.server.settings import SECRET_BYTES, Settings
from gaslamp.server.tables.hub import Hub
from gaslamp.server.timing import SHARED, Pace
from gaslamp.store.opening import open_store
from gaslamp.store.store import Store


class House(NamedTuple):
    app: ASGIApp
    """The server behind its guards."""
    notices: Notices
    """Somebody must run them."""
    hub: Hub


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """Everything a server needs, from its settings; closed again at the end."""
    store = await open_store(settings.store)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        if not settings.secret:
            settings = replace(settings, secret=await store.keepsake("secret", secrets.token_bytes(SECRET_BYTES)))
        own = Machines(settings.secret, settings.workers)
        stack.push_async_callback(own.close)
        machines: Thinks = own
        if settings.redis:
            machines = remote = Remote(settings.redis, own, settings.secret)
            await remote.start()
            stack.push_async_callback(remote.close)
        town: Town = Alone(is_shared=settings.is_shared)
        buckets: Buckets = MemoryBuckets()
        if settings.redis and settings.is_shared:
            town = crier = Crier(settings.redis)
            await crier.start()
            stack.push_async_callback(crier.stop)
            buckets = shared = SharedBuckets(settings.redis, buckets)
            stack.push_async_callback(shared.close)
        pace = SHARED if settings.is_shared else None
        house = build(settings, store, machines, pace=pace, town=town, buckets=buckets)
        sending = asyncio.create_task(house.notices.run())
        stack.push_async_callback(ended, sending)
        yield house


def build(
    settings: Settings,
    store: Store,
    machines: Thinks,
    world: World | None = None,
    pace: Pace | None = None,
    town: Town | None = None,
    buckets: Buckets | None = None,
) -> House:
    world = world or World()
    limits = Limits(buckets or MemoryBuckets(), settings.limits)
    accounts = Accounts(store, limits, Passwords(), world)
    notices = Notices(settings, store, limits, world, Outbox(store, world, is_shared=settings.is_shared))
    app = routes(settings, store, machines, accounts, notices, pace, town)
    hub: Hub = app.state.hub
    return House(guarded(SignedIn(app, accounts), settings, limits), replace(notices, is_here=hub.is_here), hub)


def routes(
    settings: Settings,
    store: Store,
    machines: Thinks,
    accounts: Accounts,
    notices: Notices | None = None,
    pace: Pace | None = None,
    town: Town | None = None,
) -> FastAPI:
    """What can be asked for; OpenAPI describes all of it."""
    world = accounts.world
    notices = notices or Notices(settings, store, accounts.limits, world, Outbox(store, world))
    origins = (settings.base, *settings.origins)
    app = tables.create(store, machines, world=world, pace=pace, origins=origins, town=town, outbox=notices.outbox)
    app.include_router(account_routes.router(accounts, settings))
    app.include_router(notice_routes.router(notices))
    openapi_page.add(app)
    # What is the same for everybody is compressed, and nothing else: a compressed length can tell what is in an answer.
    app.mount("/", GZipMiddleware(Pages()))
    return app
