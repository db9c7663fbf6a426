"""A lock so that one SQLite file is opened by one server. It is released when the process ends, however it ends."""

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path

from gaslamp.core.errors import NotWellFormed

if sys.platform != "win32":
    import fcntl


class FileLock:
    """A SQLite lock on a file beside the database, so that it works wherever SQLite does.

    Somebody may delete that file while a server runs. So the database is locked too, where the system can do it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._number: int | None = None
        lock = lock_file(path)
        make_private(lock)
        self._connection = sqlite3.connect(lock, isolation_level=None, timeout=0, check_same_thread=False)
        try:
            self._begin()
            self.lock_database()
        except NotWellFormed:
            self.release()
            raise

    def lock_database(self) -> None:
        """Called again when the database has been created."""
        if sys.platform == "win32" or self._number is not None or not self._path.is_file():
            return
        # Not the kind of lock that SQLite uses: those two do not see each other.
        self._number = os.open(self._path, os.O_RDONLY)
        try:
            fcntl.flock(self._number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise NotWellFormed("database-in-use", path=str(self._path)) from None
        except OSError:
            pass  # a file system without such locks

    def mark(self) -> None:
        """Write into the lock's file that there is a database. If it disappears, its absence is noticed."""
        if lock_file(self._path).stat().st_size:
            return
        with suppress(sqlite3.OperationalError):  # the mark can wait until the disk has room
            self._connection.execute("PRAGMA user_version = 1")
            self._connection.execute("COMMIT")
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        self._begin()

    def release(self) -> None:
        """After the database was closed: closing a file of a process ends all locks that SQLite has on it."""
        self._connection.close()
        if self._number is not None:
            os.close(self._number)
            self._number = None

    def _begin(self) -> None:
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise NotWellFormed("database-in-use", path=str(self._path)) from None


def lock_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def make_private(path: Path) -> None:
    """Create a file, and its folder, that only this user may read: it will hold secrets."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise NotWellFormed("cannot-write", path=str(path), why=error.strerror or str(error)) from None
