"""The whole server: its store, its machine players, its tables and accounts, behind its guards."""

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
from .pace import Pace
from .pages import Pages
from .passwords import Passwords
from .problems import handle
from .rest import accounts as account_routes
from .settings import Settings
from .signed_in import SignedIn
from .world import World


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[ASGIApp]:
    """Everything a server needs, from its settings; closed again at the end."""
    store = await open_store(settings.store)
    machines = Machines(settings.secret, settings.workers)
    try:
        yield build(settings, store, machines)
    finally:
        await machines.close()
        await store.close()


def build(
    settings: Settings, store: Store, machines: Thinks, world: World | None = None, pace: Pace | None = None
) -> ASGIApp:
    world = world or World()
    limits = Limits(MemoryBuckets(), settings.limits)
    accounts = Accounts(store, limits, Passwords(), world)
    app = routes(settings, store, machines, accounts, world, pace)
    return guarded(SignedIn(app, accounts), settings, limits)


def routes(
    settings: Settings, store: Store, machines: Thinks, accounts: Accounts, world: World, pace: Pace | None
) -> FastAPI:
    """What can be asked for; OpenAPI describes all of it."""
    origins = (settings.base, *settings.origins)
    app = tables.create(store, machines, world=world, pace=pace, origins=origins)
    app.include_router(account_routes.router(accounts, settings))
    app.add_exception_handler(GaslampError, handle)
    app.mount("/", Pages())
    return app
