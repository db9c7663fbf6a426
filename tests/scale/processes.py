"""Servers and workers as real processes that can be killed. One fork server has imported all they need."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from waiting import soon

FORK_SERVER = Path(__file__).with_name("fork_server.py")
START_SECONDS = 120.0
"""Seconds: several other programs may be busy while the fork_server imports what it needs."""


@dataclass
class ManagedProcess:
    """A server or a worker; it can be killed and started again."""

    number: int
    kind: str
    tell: asyncio.StreamWriter
    words: "asyncio.Queue[list[str]]" = field(default_factory=asyncio.Queue)
    port: int = 0
    pid: int = 0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Again and again, as whatever runs it would: it gives up where the database is away."""
        await soon(self._start(), f"a {self.kind} to start", START_SECONDS)

    async def _start(self) -> None:
        while True:
            self.tell.write(f"start {self.number} {self.kind}\n".encode())
            word, *rest = await self.words.get()
            if word == "up":
                self.port, self.pid = map(int, rest)
                return

    async def stop(self, sign: int = signal.SIGKILL) -> None:
        pid, self.pid = self.pid, 0
        os.kill(pid, sign)
        assert await soon(self.words.get(), f"a {self.kind} to end") == ["down"]


@asynccontextmanager
async def processes(
    *kinds: str, database: str, redis: str, log: Path, **settings: str
) -> AsyncIterator[list[ManagedProcess]]:
    """As many as are named, all up."""
    environment = {
        **os.environ,
        "GASLAMP_DATABASE": database,
        "GASLAMP_REDIS": redis,
        "GASLAMP_LIMITS": "off",
        "GASLAMP_WORKERS": "1",
        # No library may have threads when a process is forked.
        "OPENBLAS_NUM_THREADS": "1",
        **settings,
    }
    pipe = asyncio.subprocess.PIPE
    with log.open("ab") as errors:
        fork_server = await asyncio.create_subprocess_exec(
            sys.executable, FORK_SERVER, stdin=pipe, stdout=pipe, stderr=errors, env=environment, start_new_session=True
        )
    assert fork_server.stdin is not None
    assert fork_server.stdout is not None
    found = [ManagedProcess(number, kind, fork_server.stdin) for number, kind in enumerate(kinds)]
    listening = asyncio.create_task(_listen(fork_server.stdout, found))
    try:
        await asyncio.gather(*(part.start() for part in found))
        yield found
    finally:
        # With all that it has started, and what those have started.
        with suppress(ProcessLookupError):
            os.killpg(fork_server.pid, signal.SIGKILL)
        await soon(fork_server.wait(), "the fork_server to end")
        listening.cancel()


async def _listen(answers: asyncio.StreamReader, found: list[ManagedProcess]) -> None:
    while line := (await answers.readline()).decode().split():
        word, number, *rest = line
        found[int(number)].words.put_nowait([word, *rest])
