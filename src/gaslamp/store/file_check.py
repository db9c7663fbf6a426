"""Looks at a SQLite file before a server uses it: an empty or damaged one must not look like a new server."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from threading import Timer

import structlog

from gaslamp.core.errors import NotWellFormed
from gaslamp.store.file_lock import lock_file

CHECK_SECONDS = 3.0
"""For reading the file: about a gigabyte. What is left of a larger one is not checked."""
CHECK_STEPS = 10_000
"""Of SQLite, between two looks at the time."""
DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})

log = structlog.get_logger("store")


def is_new(path: Path) -> bool:
    """Whether the file is to be created. Raises an error if it is empty, or missing although it was there before."""
    try:
        size = path.stat().st_size
    except (FileNotFoundError, NotADirectoryError):
        size = None
    if size:
        return False
    lock = lock_file(path)
    # We create a database whole or not at all, so an empty one is what is left of another: of a copy, for example.
    was_there = lock.exists() and (size is not None or lock.stat().st_size > 0)
    wal = path.with_name(f"{path.name}-wal")
    has_log = wal.exists() and wal.stat().st_size > 0
    has_old = any(path.parent.glob(f"{path.name}.[0-9]*"))  # put aside by `gaslamp restore`
    if was_there or has_log or (has_old and size is not None):
        raise NotWellFormed("missing-database", path=str(path), lock=str(lock))
    if size is not None:
        raise NotWellFormed("empty-database", path=str(path))
    return True


def check_pages(path: Path) -> None:
    """Raises an error if the structure of the file is damaged, as far as it can be read in time."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            # SQLite asks the handler while it looks at rows, but older ones not while they look at pages.
            until = time.monotonic() + CHECK_SECONDS
            connection.set_progress_handler(lambda: time.monotonic() > until, CHECK_STEPS)
            timer = Timer(CHECK_SECONDS, connection.interrupt)
            timer.start()
            try:
                [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
            finally:
                timer.cancel()
                timer.join()
    except sqlite3.DatabaseError as error:
        code = error.sqlite_errorcode & 0xFF
        if code == sqlite3.SQLITE_INTERRUPT:
            log.warning("database-partly-checked")
            return
        if code not in DAMAGED:
            raise
        found = str(error)
    except UnicodeDecodeError:
        found = "malformed schema"  # SQLite quotes it, and it is no text any more
    if found != "ok":
        raise NotWellFormed("damaged-database", path=str(path), why=" ".join(str(found).split()))
