"""A disk that is full, read-only or broken: which errors of a database mean it, and whether it still does."""

import errno
import math
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog
from sqlalchemy.exc import DBAPIError

from gaslamp.core.errors import GaslampError

LOG_SECONDS = 60.0
"""Between two log lines about the same fault."""

log = structlog.get_logger("store")


class StorageFault(GaslampError):
    """The database cannot write, and nothing was changed. No retry: only the host can remove the cause."""


def full() -> StorageFault:
    return StorageFault("storage-full")


def read_only() -> StorageFault:
    return StorageFault("storage-read-only")


def failed() -> StorageFault:
    return StorageFault("storage-failed")


_SQLITE = {
    sqlite3.SQLITE_FULL: full,
    sqlite3.SQLITE_IOERR_SHMSIZE: full,  # no room for the file of shared memory
    sqlite3.SQLITE_READONLY: read_only,
    sqlite3.SQLITE_IOERR: failed,
    sqlite3.SQLITE_CORRUPT: failed,
    sqlite3.SQLITE_NOTADB: failed,
    sqlite3.SQLITE_CANTOPEN: failed,
}
_POSTGRESQL = {"53100": full, "25006": read_only, "58030": failed, "XX001": failed, "XX002": failed}
_SYSTEM = {errno.ENOSPC: full, errno.EDQUOT: full, errno.EROFS: read_only, errno.EIO: failed}


def storage_fault(error: BaseException) -> StorageFault | None:
    """What the error says about the disk, if anything."""
    if isinstance(error, StorageFault):
        return error
    cause: Any = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    if isinstance(code, int):
        made = _SQLITE.get(code) or _SQLITE.get(code & 0xFF)  # the other bits only add details
    elif isinstance(cause, sqlite3.OperationalError):
        made = failed if "Could not decode" in str(cause) else None  # Python's own error, without a code
    elif isinstance(cause, OSError):
        made = _SYSTEM.get(cause.errno or 0)
    else:
        made = _POSTGRESQL.get(getattr(cause, "sqlstate", None) or "")
    return made() if made else None


@contextmanager
def clear_faults() -> Iterator[None]:
    """Errors about the disk become StorageFaults. All others stay as they are."""
    try:
        yield
    except DBAPIError as error:
        fault = storage_fault(error)
        if fault is None:
            raise
        raise fault from error


class StorageState:
    """Whether the last write failed because of the disk."""

    def __init__(self) -> None:
        self.fault: StorageFault | None = None
        self._logged = -math.inf

    def failed(self, fault: StorageFault) -> None:
        is_new = self.fault is None or self.fault.key != fault.key
        self.fault = fault
        if is_new or time.monotonic() - self._logged >= LOG_SECONDS:
            self._logged = time.monotonic()
            log.error("storage-fault", error=fault.key)

    def works(self) -> None:
        if self.fault is not None:
            log.info("storage-works", error=self.fault.key)
            self.fault = None
