"""The commands that copy a server's tables, and put a copy back."""

import os
from pathlib import Path

from gaslamp.cli import inputs
from gaslamp.cli.environment import Environment
from gaslamp.core.errors import NotWellFormed
from gaslamp.i18n import Words
from gaslamp.server.settings import from_environment

try:
    from gaslamp.store.backup import backup as make
    from gaslamp.store.backup import restore as put_back
    from gaslamp.store.engine import address
except ModuleNotFoundError:
    raise NotWellFormed("no-server-extra") from None


def backup(words: Words, copy: str, folder: str | None) -> None:
    contents = make(_file(folder), Path(copy))
    print(words("backup-made", path=copy, tables=contents.tables, events=contents.events))


def restore(words: Words, environment: Environment, copy: str, folder: str | None) -> None:
    database = _file(folder)
    contents, old = put_back(Path(copy), database, f"{environment.now():%Y%m%d-%H%M%S}")
    print(words("restore-done", path=str(database), tables=contents.tables, events=contents.events))
    if old is not None:
        print(words("restore-kept", path=str(old)))


def _file(folder: str | None) -> Path:
    """The file a server would keep its tables in."""
    environment = {**os.environ, **({"GASLAMP_DATA": folder} if folder else {})}
    url = address(from_environment(environment, inputs.data_folder(environment)).store)
    if url.get_backend_name() != "sqlite":
        raise NotWellFormed("only-files")
    return Path(url.database or "")
