"""The commands that run a server and its workers."""

import asyncio
import gc
import os
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, NamedTuple

from gaslamp.cli import inputs
from gaslamp.core.errors import NotWellFormed
from gaslamp.i18n import Words

EXTRA = frozenset(
    {
        *(
            "alembic",
            "argon2",
            "cryptography",
            "dramatiq",
            "fastapi",
            "httpx",
            "orjson",
            "precis_i18n",
            "prometheus_client",
            "pydantic",
            "redis",
        ),
        *("sqlalchemy", "starlette", "structlog", "uvicorn", "zxcvbn"),
    }
)
"""The packages that gaslamp[server] installs."""


class Flags(NamedTuple):
    """The options of the command line; None where one is missing."""

    host: str | None = None
    port: str | None = None
    data: str | None = None
    database: str | None = None
    redis: str | None = None
    is_opened: bool = False
    no_bots: bool = False


def serve(words: Words, flags: Flags) -> None:
    with _extra():
        from gaslamp.server import logs, running, settings
    wanted = settings.from_environment(_environment(flags), inputs.data_folder(os.environ))
    listening = running.listen(wanted.host, wanted.port)
    with listening:
        # With port 0 the system chooses a free one.
        wanted = settings.with_secret(replace(wanted, port=listening.getsockname()[1]))
        logs.set_up(as_json=wanted.json_logs)

        def is_up() -> None:
            print(words("serve-up", address=wanted.base), flush=True)
            if flags.is_opened:
                webbrowser.open(wanted.base)

        running.run(wanted, listening, is_up)


def work(words: Words, flags: Flags) -> None:
    """Think for servers, and play games of the arena."""
    with _extra():
        from gaslamp.server import logs, settings
        from gaslamp.server.machines import worker
    wanted = settings.from_environment(_environment(flags), inputs.data_folder(os.environ))
    if not wanted.redis:
        raise NotWellFormed("which-redis")
    logs.set_up(as_json=wanted.json_logs)
    worker.run(wanted, lambda: print(words("worker-up"), flush=True))


def migrate(words: Words, flags: Flags) -> None:
    """Bring a database to the schema of this version."""
    with _extra():
        from gaslamp.server import settings
        from gaslamp.store import opening
    wanted = settings.from_environment(_environment(flags), inputs.data_folder(os.environ))
    before, after = asyncio.run(opening.migrate(wanted.store))
    print(words("migrate-done" if before != after else "migrate-same", version=after))


def rotate_key(words: Words, flags: Flags) -> None:
    """A new key to sign records with. Public keys that were used before are still published."""
    with _extra():
        from gaslamp.server import settings
        from gaslamp.store import opening, signing_keys
    wanted = settings.from_environment(_environment(flags), inputs.data_folder(os.environ))

    async def rotate() -> str:
        store = await opening.open_store(wanted.store)
        try:
            return (await signing_keys.rotate(store)).public_keys[-1]
        finally:
            await store.close()

    print(words("rotate-key-done", public=asyncio.run(rotate())))


@contextmanager
def _extra() -> Iterator[None]:
    """Imports that need gaslamp[server].

    They make many objects and drop few, so the garbage collector only costs time: 5 % of it.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in EXTRA:
            raise
        raise NotWellFormed("no-server-extra") from None
    finally:
        if was_enabled:
            gc.enable()


def _environment(flags: Flags) -> dict[str, Any]:
    """The settings of the environment. Options of the command line replace them."""
    given = {
        "GASLAMP_HOST": flags.host,
        "GASLAMP_PORT": flags.port,
        "GASLAMP_DATA": flags.data,
        "GASLAMP_DATABASE": flags.database,
        "GASLAMP_REDIS": flags.redis,
        "GASLAMP_BOTS": "off" if flags.no_bots else None,
    }
    return {**os.environ, **{name: value for name, value in given.items() if value is not None}}
