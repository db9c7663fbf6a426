"""A PostgreSQL of the tests' own, started for them and stopped after them. Nobody else's is touched."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

OWNER = "gaslamp"


@contextmanager
def server() -> Iterator[str]:
    """The address of a running server, without the name of a database."""
    programs = _programs()
    # initdb refuses root, and user postgres cannot enter pytest's own temporary folder.
    who = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
    folder = Path(tempfile.mkdtemp(prefix="gaslamp-pg-"))
    if who:
        shutil.chown(folder, "postgres", "postgres")
    port = _free_port()
    try:
        begin = ["-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        subprocess.run(
            [programs / "initdb", "-D", folder / "data", *begin], check=True, cwd=folder, capture_output=True, **who
        )
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=60"]
        with (folder / "log").open("wb") as log:
            running = subprocess.Popen(
                [programs / "postgres", "-D", folder / "data", "-p", str(port), "-k", folder, *settings],
                cwd=folder,
                stdout=log,
                stderr=log,
                **who,
            )
        try:
            _wait(programs, port, running)
            yield f"postgresql://{OWNER}@127.0.0.1:{port}"
        finally:
            running.send_signal(signal.SIGQUIT)  # at once: what is in it is thrown away
            running.wait(15)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """Where its programs are; a plain Debian keeps them off the PATH."""
    on_path = shutil.which("initdb")
    folders = [*([Path(on_path).resolve().parent] if on_path else []), *Path("/usr/lib/postgresql").glob("*/bin")]
    for folder in folders:
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            return folder
    missing = "PostgreSQL is not installed: the store is tried in memory and on SQLite only"
    if os.environ.get("CI"):
        pytest.fail(missing)
    pytest.skip(missing)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait(programs: Path, port: int, running: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 30
    while subprocess.run([programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)], check=False).returncode:
        assert running.poll() is None, "PostgreSQL did not start"
        assert time.monotonic() < deadline, "PostgreSQL takes too long to start"
        time.sleep(0.05)
