"""One server for one SQLite file. Whoever has it open holds a lock that ends with the process, however that ends."""

import sqlite3
from pathlib import Path

from gaslamp.core.errors import NotWellFormed


class FileLock:
    """A lock beside the file. It is SQLite's own, so that it works wherever SQLite does."""

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
    """A file, and its folder if need be, that nobody else on the machine may read: it is to hold secrets."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise NotWellFormed("cannot-write", path=str(path), why=error.strerror or str(error)) from None
