"""A Redis of the tests' own, started for them and stopped after them. Nobody else's is touched."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redis

from ports import free_port, missing


@contextmanager
def started() -> Iterator["OwnRedis"]:
    found = OwnRedis()
    try:
        found.start()
        yield found
    finally:
        found.stop()
        shutil.rmtree(found.folder, ignore_errors=True)


class OwnRedis:
    """Keeps nothing on the disk: when it is stopped, all that was in it is gone."""

    def __init__(self) -> None:
        self._program = shutil.which("redis-server") or missing("Redis")
        self.folder = Path(tempfile.mkdtemp(prefix="gaslamp-redis-"))
        self.port = free_port()
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def start(self) -> None:
        quiet = ["--save", "", "--appendonly", "no", "--dir", self.folder, "--logfile", self.folder / "log"]
        self._running = subprocess.Popen(
            [self._program, "--port", str(self.port), "--bind", "127.0.0.1", *quiet], cwd=self.folder
        )
        until = time.monotonic() + 30
        while True:
            try:
                with redis.Redis(port=self.port, socket_timeout=5) as line:
                    line.ping()
                return
            except redis.RedisError:
                assert self._running.poll() is None, "Redis did not start"
                assert time.monotonic() < until, "Redis takes too long to start"
                time.sleep(0.02)

    def flush(self) -> None:
        with redis.Redis(port=self.port, socket_timeout=5) as line:
            line.flushall()

    def stop(self) -> None:
        if self._running is not None:
            self._running.kill()
            self._running.wait(15)
            self._running = None
