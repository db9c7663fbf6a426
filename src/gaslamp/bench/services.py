"""A temporary PostgreSQL and a temporary Redis, each with its own port and folder, removed at the end."""

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import redis

OWNER = "gaslamp"
START_SECONDS, STOP_SECONDS = 600.0, 60.0
"""Seconds."""
TRIES = 3
"""Ports to try: another program may take one first."""
PORTS = range(15_000, 30_000)
"""Below the system's ephemeral ports, so that a service that was stopped can use its port again."""


class ServiceMissing(Exception):
    """The service is not installed on this machine."""


class DidNotStart(Exception):
    """The service ended at once, or does not answer."""


@contextmanager
def postgres(*settings: str) -> Iterator["Postgres"]:
    found = Postgres(settings)
    try:
        found.make()
        start_somewhere(found)
        yield found
    finally:
        found.stop()
        shutil.rmtree(found.folder, ignore_errors=True)


@contextmanager
def own_redis() -> Iterator["OwnRedis"]:
    found = OwnRedis()
    try:
        start_somewhere(found)
        yield found
    finally:
        found.stop()
        shutil.rmtree(found.folder, ignore_errors=True)


class Postgres:
    """`settings` are PostgreSQL's own, such as `fsync=off`."""

    def __init__(self, settings: tuple[str, ...] = ()) -> None:
        self._programs = _programs()
        self._settings = [part for one in settings for part in ("-c", one)]
        self.folder = Path(tempfile.mkdtemp(prefix="gaslamp-pg-"))
        self.port = free_port()
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Without the name of a database."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._running is not None, "it runs"
        return self._running.pid

    def make(self) -> None:
        if _who():
            shutil.chown(self.folder, "postgres", "postgres")
        begin = ["-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        command = [str(self._programs / "initdb"), "-D", str(self.folder / "data"), *begin]
        subprocess.run(  # noqa: S603
            command, check=True, cwd=self.folder, capture_output=True, timeout=START_SECONDS, **_who()
        )

    def start(self) -> None:
        where = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        command = [str(self._programs / "postgres"), *where, "-c", "listen_addresses=127.0.0.1", *self._settings]
        with (self.folder / "log").open("ab") as log:
            self._running = subprocess.Popen(  # noqa: S603
                command, cwd=self.folder, stdout=log, stderr=log, **_who()
            )
        ask = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        _wait(self._running, lambda: subprocess.run(ask, check=False).returncode == 0)  # noqa: S603

    def stop(self) -> None:
        """Stop at once. Every connection breaks; what was committed is there after the next start."""
        if self._running is not None:
            self._running.send_signal(signal.SIGQUIT)
            _stop_process(self._running)
            self._running = None


class OwnRedis:
    """It writes nothing to the disk: when it stops, its data is gone."""

    def __init__(self) -> None:
        self._program = _redis_program()
        self.folder = Path(tempfile.mkdtemp(prefix="gaslamp-redis-"))
        self.port = free_port()
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def pid(self) -> int:
        assert self._running is not None, "it runs"
        return self._running.pid

    def start(self) -> None:
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        quiet = ["--save", "", "--appendonly", "no", "--logfile", str(self.folder / "log")]
        self._running = subprocess.Popen([self._program, *where, *quiet], cwd=self.folder)  # noqa: S603
        _wait(self._running, self._answers)

    def flush(self) -> None:
        with redis.Redis(port=self.port, socket_timeout=5) as line:
            line.flushall()

    def stop(self) -> None:
        """Stop at once, as if it were killed."""
        if self._running is not None:
            self._running.kill()
            _stop_process(self._running)
            self._running = None

    def _answers(self) -> bool:
        try:
            with redis.Redis(port=self.port, socket_timeout=5) as line:
                return bool(line.ping())
        except redis.RedisError:
            return False


def check() -> None:
    """Raises ServiceMissing where one of them is not installed."""
    _programs()
    _redis_program()


def free_port() -> int:
    """A port on which no program listens now."""
    for port in random.sample(PORTS, len(PORTS)):
        with socket.socket() as probe, suppress(OSError):
            # Without this, a port is not free for a minute after its last connection.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("every port is taken")


def start_somewhere(part: "Postgres | OwnRedis") -> None:
    """At its port, or at another if that is taken."""
    for _ in range(TRIES - 1):
        with suppress(DidNotStart):
            return part.start()
        part.stop()
        part.port = free_port()
    return part.start()


def _wait(process: subprocess.Popen[bytes], is_up: Callable[[], bool]) -> None:
    end = time.monotonic() + START_SECONDS
    # Another program may answer at the same port. Then ours ends by itself.
    while not is_up() or process.poll() is not None:
        if process.poll() is not None or time.monotonic() > end:
            raise DidNotStart
        time.sleep(0.02)


def _stop_process(process: subprocess.Popen[bytes]) -> None:
    """Wait until it ends; after STOP_SECONDS it is killed."""
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(STOP_SECONDS)


def _who() -> dict[str, Any]:
    """initdb refuses root."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


def _redis_program() -> str:
    program = shutil.which("redis-server")
    if program is None:
        raise ServiceMissing("Redis")
    return program


def _programs() -> Path:
    """Where PostgreSQL's programs are. Debian does not put them on the PATH."""
    on_path = shutil.which("initdb")
    folders = [*([Path(on_path).resolve().parent] if on_path else []), *Path("/usr/lib/postgresql").glob("*/bin")]
    for folder in folders:
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            return folder
    raise ServiceMissing("PostgreSQL")
