"""A lock so that one SQLite file is opened by one server. It is released when the process ends, however it ends."""

import sqlite3
from pathlib import Path

from gaslamp.core.errors import NotWellFormed


class FileLock:
    """A SQLite lock on a file beside the database, so that it works wherever SQLite does."""

    def __init__(self, path: Path) -> None:
        lock = path.with_name(f"{path.name}.lock")
        make_private(lock)
        self._connection = sqlite3.connect(lock, isolation_level=None, timeout=0, check_same_thread=False)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self._connection.close()
            raise NotWellFormed("database-in-use", path=str(path)) from None

    def release(self) -> None:
        self._connection.close()


def make_private(path: Path) -> None:
    """Create a file, and its folder, that only this user may read: it will hold secrets."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise NotWellFormed("cannot-write", path=str(path), why=error.strerror or str(error)) from None
