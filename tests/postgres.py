"""A PostgreSQL of the tests' own, started for them and stopped after them. Nobody else's is touched."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ports import free_port, missing

OWNER = "gaslamp"
SETTINGS = ("-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=60")


@contextmanager
def server() -> Iterator[str]:
    """The address of a running server, without the name of a database."""
    with started() as found:
        yield found.address


@contextmanager
def started(*settings: str) -> Iterator["Postgres"]:
    """One that can be stopped and started again in between."""
    found = Postgres(settings or SETTINGS)
    try:
        found.make()
        found.start()
        yield found
    finally:
        found.stop()
        shutil.rmtree(found.folder, ignore_errors=True)


class Postgres:
    def __init__(self, settings: tuple[str, ...]) -> None:
        self._programs = _programs()
        self._settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="gaslamp-pg-"))
        self.port = free_port()
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def make(self) -> None:
        if _who():
            shutil.chown(self.folder, "postgres", "postgres")
        begin = ["-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        self._run("initdb", "-D", self.folder / "data", *begin)

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._running = subprocess.Popen(
                [
                    *(self._programs / "postgres", "-D", self.folder / "data", "-p", str(self.port)),
                    *("-k", self.folder, *self._settings),
                ],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **_who(),
            )
        deadline = time.monotonic() + 30
        ask = [self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ask, check=False).returncode:
            assert self._running.poll() is None, "PostgreSQL did not start"
            assert time.monotonic() < deadline, "PostgreSQL takes too long to start"
            time.sleep(0.05)

    def stop(self) -> None:
        """At once: every connection breaks where it is. What was committed is there after the next start."""
        if self._running is not None:
            self._running.send_signal(signal.SIGQUIT)
            self._running.wait(15)
            self._running = None

    def _run(self, program: str, *arguments: str | Path) -> None:
        subprocess.run(
            [self._programs / program, *arguments], check=True, cwd=self.folder, capture_output=True, **_who()
        )


def _who() -> dict[str, Any]:
    """initdb refuses root, and user postgres cannot enter pytest's own temporary folder."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


def _programs() -> Path:
    """Where its programs are; a plain Debian keeps them off the PATH."""
    on_path = shutil.which("initdb")
    folders = [*([Path(on_path).resolve().parent] if on_path else []), *Path("/usr/lib/postgresql").glob("*/bin")]
    for folder in folders:
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            return folder
    return missing("PostgreSQL")
