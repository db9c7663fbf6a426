"""The whole server: its store, its machine players, its tables and accounts, behind its guards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from gaslamp.core.errors import GaslampError
from gaslamp.store.opening import open_store
from gaslamp.store.store import Store

from . import app as tables
from . import docs
from .accounts import Accounts
from .guards import guarded
from .limits import Limits, MemoryBuckets
from .machines import Machines
from .mover import Thinks
from .notices import Notices
from .outbox import with_notices
from .pace import Pace
from .pages import Pages
from .passwords import Passwords
from .problems import handle
from .rest import accounts as account_routes
from .rest import notices as notice_routes
from .settings import Settings
from .signed_in import SignedIn
from .world import World


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[ASGIApp]:
    """Everything a server needs, from its settings; closed again at the end."""
    store = await open_store(settings.store)
    machines = Machines(settings.secret, settings.workers)
    app, notices = build(settings, store, machines)
    sending = asyncio.create_task(notices.run())
    try:
        yield app
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        await machines.close()
        await store.close()


def build(
    settings: Settings, store: Store, machines: Thinks, world: World | None = None, pace: Pace | None = None
) -> tuple[ASGIApp, Notices]:
    """The server behind its guards, and the notices that somebody must run."""
    world = world or World()
    store = with_notices(store, world)
    limits = Limits(MemoryBuckets(), settings.limits)
    accounts = Accounts(store, limits, Passwords(), world)
    app = routes(settings, store, machines, accounts, pace)
    notices = Notices(settings, store, limits, world, app.state.hub.is_here)
    return guarded(SignedIn(app, accounts), settings, limits), notices


def routes(settings: Settings, store: Store, machines: Thinks, accounts: Accounts, pace: Pace | None = None) -> FastAPI:
    """What can be asked for; OpenAPI describes all of it."""
    world = accounts.world
    origins = (settings.base, *settings.origins)
    app = tables.create(store, machines, world=world, pace=pace, origins=origins)
    app.include_router(account_routes.router(accounts, settings))
    app.include_router(notice_routes.router(Notices(settings, store, accounts.limits, world)))
    app.add_exception_handler(GaslampError, handle)
    docs.add(app)
    # What is the same for everybody is compressed, and nothing else: a compressed length can tell what is in an answer.
    app.mount("/", GZipMiddleware(Pages()))
    return app
