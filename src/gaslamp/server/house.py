"""The whole server: its store, its machine players, its tables and accounts, behind its guards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.types import ASGIApp

from gaslamp.core.errors import GaslampError
from gaslamp.store.opening import open_store
from gaslamp.store.store import Store

from . import app as tables
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
    sending = asyncio.create_task(Notices(settings, store, _limits(settings), World()).run())
    try:
        yield build(settings, store, machines)
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        await machines.close()
        await store.close()


def build(
    settings: Settings, store: Store, machines: Thinks, world: World | None = None, pace: Pace | None = None
) -> ASGIApp:
    world = world or World()
    store = with_notices(store, world)
    limits = _limits(settings)
    accounts = Accounts(store, limits, Passwords(), world)
    app = routes(settings, store, machines, accounts, pace)
    return guarded(SignedIn(app, accounts), settings, limits)


def _limits(settings: Settings) -> Limits:
    return Limits(MemoryBuckets(), settings.limits)


def routes(settings: Settings, store: Store, machines: Thinks, accounts: Accounts, pace: Pace | None = None) -> FastAPI:
    """What can be asked for; OpenAPI describes all of it."""
    world = accounts.world
    origins = (settings.base, *settings.origins)
    app = tables.create(store, machines, world=world, pace=pace, origins=origins)
    app.include_router(account_routes.router(accounts, settings))
    app.include_router(notice_routes.router(Notices(settings, store, accounts.limits, world)))
    app.add_exception_handler(GaslampError, handle)
    app.mount("/", Pages())
    return app
