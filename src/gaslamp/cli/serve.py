"""The serve command: a server on this machine, with nothing else to set up."""

import os
import webbrowser
from dataclasses import replace
from typing import Any, NamedTuple

from gaslamp.core.errors import NotWellFormed
from gaslamp.i18n import Words

from . import places

EXTRA = frozenset(
    {"alembic", "argon2", "fastapi", "httpx", "pydantic", "sqlalchemy", "starlette", "structlog", "uvicorn"}
)
"""What gaslamp[server] brings: the base can do without."""


class Flags(NamedTuple):
    """What the command line says; None: nothing."""

    host: str | None = None
    port: str | None = None
    data: str | None = None
    database: str | None = None
    redis: str | None = None
    is_opened: bool = False


def serve(words: Words, flags: Flags) -> None:
    try:
        from gaslamp.server import logs, running, settings
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in EXTRA:
            raise
        raise NotWellFormed("no-server-extra") from None
    wanted = settings.from_environment(_environment(flags), places.data_folder(os.environ))
    listening = running.listen(wanted.host, wanted.port)
    with listening:
        # Port 0 is any that is free.
        wanted = settings.with_secret(replace(wanted, port=listening.getsockname()[1]))
        logs.set_up(as_json=wanted.json_logs)

        def is_up() -> None:
            print(words("serve-up", address=wanted.base), flush=True)
            if flags.is_opened:
                webbrowser.open(wanted.base)

        running.run(wanted, listening, is_up)


def _environment(flags: Flags) -> dict[str, Any]:
    """The command line wins over the environment; both are read in the same way."""
    given = {
        "GASLAMP_HOST": flags.host,
        "GASLAMP_PORT": flags.port,
        "GASLAMP_DATA": flags.data,
        "GASLAMP_DATABASE": flags.database,
        "GASLAMP_REDIS": flags.redis,
    }
    return {**os.environ, **{name: value for name, value in given.items() if value is not None}}
