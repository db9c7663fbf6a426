"""Backups of a SQLite database: made while a server runs, restored while none does.

A backup holds the secrets of running games, as the database does. Only the owner may read either.
"""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from gaslamp.core.errors import NotWellFormed
from gaslamp.store.file_lock import FileLock
from gaslamp.store.fsync import sync
from gaslamp.store.migration import steps

SUFFIXES = ("", "-wal", "-shm")
"""The suffixes of the files of a SQLite database."""


@dataclass(frozen=True, slots=True)
class Contents:
    """How much a backup holds."""

    tables: int
    events: int


def backup(database: Path, copy: Path) -> Contents:
    """Copy the database as it is now into a new file, and check the copy. The server is not interrupted."""
    _readable(database)
    if copy.exists():
        raise NotWellFormed("file-exists", path=str(copy))
    with _new_file(copy) as made:
        contents = _copy(database, made)
        made.replace(copy)
    sync(copy.parent)
    return contents


def restore(copy: Path, database: Path, aside: str) -> tuple[Contents, Path | None]:
    """Replace the database by a copy. The old one is renamed, with `aside` added to its name."""
    _readable(copy)
    lock = FileLock(database)
    try:
        with _new_file(database) as made:
            contents = _copy(copy, made)
            old = _put_aside(database, database.with_name(f"{database.name}.{aside}"))
            made.replace(database)
        sync(database.parent)
        return contents, old
    finally:
        lock.release()


def _readable(path: Path) -> None:
    if not path.is_file():
        raise NotWellFormed("no-file", path=str(path))


@contextmanager
def _new_file(beside: Path) -> Iterator[Path]:
    """An empty temporary file in the same folder. It is deleted unless it was renamed."""
    try:
        number, name = tempfile.mkstemp(dir=beside.parent, prefix=f".{beside.name[:100]}.")
    except OSError as error:
        raise NotWellFormed("cannot-write", path=str(beside), why=error.strerror or str(error)) from None
    os.close(number)
    try:
        yield Path(name)
    except OSError as error:
        raise NotWellFormed("cannot-write", path=str(beside), why=error.strerror or str(error)) from None
    finally:
        Path(name).unlink(missing_ok=True)


def _copy(source: Path, to: Path) -> Contents:
    """VACUUM INTO reads in one transaction, takes no locks, and leaves out deleted rows."""
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", [str(to)])
        contents = _check(to, source)
    except sqlite3.Error as error:
        raise NotWellFormed("bad-copy", path=str(source), why=str(error)) from None
    sync(to)
    return contents


def _check(path: Path, named: Path) -> Contents:
    with closing(sqlite3.connect(path)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise NotWellFormed("not-a-database", path=str(named))
        [revision] = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if revision not in steps():
            raise NotWellFormed("newer-database")
        [found] = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone():
            raise NotWellFormed("bad-copy", path=str(named), why=found)
        [tables] = connection.execute("SELECT count(*) FROM tables").fetchone()
        [events] = connection.execute("SELECT count(*) FROM events").fetchone()
        return Contents(tables, events)


def _put_aside(database: Path, aside: Path) -> Path | None:
    if not database.exists():
        return None
    if aside.exists():
        raise NotWellFormed("file-exists", path=str(aside))
    # Write the WAL into the file if possible. If not, all files are renamed as they are.
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for part in reversed(SUFFIXES):
        file = database.with_name(database.name + part)
        if file.exists():
            file.rename(aside.with_name(aside.name + part))
    return aside
