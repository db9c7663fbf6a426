"""Servers and workers as real processes that can be killed, all forked by one cradle that has imported everything.

The cradle reads `start NUMBER KIND` from standard input; the part says `up NUMBER PORT PID`, and when it is dead the
cradle says `down NUMBER`.
"""

import asyncio
import os
import select
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

PATIENCE = 120.0
"""Seconds: several other programs may be busy while the cradle imports what it needs."""


@dataclass
class Part:
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
        async with asyncio.timeout(PATIENCE):
            while True:
                self.tell.write(f"start {self.number} {self.kind}\n".encode())
                word, *rest = await self.words.get()
                if word == "up":
                    self.port, self.pid = map(int, rest)
                    return

    async def stop(self, sign: int = signal.SIGKILL) -> None:
        pid, self.pid = self.pid, 0
        os.kill(pid, sign)
        async with asyncio.timeout(PATIENCE):
            assert await self.words.get() == ["down"]


@asynccontextmanager
async def parts(*kinds: str, database: str, redis: str, log: Path, **settings: str) -> AsyncIterator[list[Part]]:
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
        cradle = await asyncio.create_subprocess_exec(
            sys.executable, __file__, stdin=pipe, stdout=pipe, stderr=errors, env=environment
        )
    assert cradle.stdin is not None
    assert cradle.stdout is not None
    found = [Part(number, kind, cradle.stdin) for number, kind in enumerate(kinds)]
    listening = asyncio.create_task(_listen(cradle.stdout, found))
    try:
        await asyncio.gather(*(part.start() for part in found))
        yield found
    finally:
        for part in found:
            with suppress(ProcessLookupError):
                if part.pid:
                    os.kill(part.pid, signal.SIGKILL)
        cradle.stdin.close()
        await cradle.wait()
        listening.cancel()


async def _listen(answers: asyncio.StreamReader, found: list[Part]) -> None:
    while line := (await answers.readline()).decode().split():
        word, number, *rest = line
        found[int(number)].words.put_nowait([word, *rest])


# What follows runs in the cradle.


def main() -> None:
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto  # noqa: F401  (uvicorn imports both when it starts)

    from gaslamp.server import running, worker  # noqa: F401
    from gaslamp.server.telling import words_in

    # What parts write into their logs must not come between.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    words_in("en")
    children: dict[int, str] = {}
    rest = b""
    while True:
        if select.select([0], [], [], 0.01)[0]:
            read = os.read(0, 4096)
            if not read:
                return
            *lines, rest = (rest + read).split(b"\n")
            for line in lines:
                _, number, kind = line.decode().split()
                children[_forked(number, kind, answers)] = number
        while children and (ended := os.waitpid(-1, os.WNOHANG)[0]):
            print(f"down {children.pop(ended)}", file=answers)


def _forked(number: str, kind: str, answers: Any) -> int:
    child = os.fork()
    if not child:
        # Whatever happens, never go on with the parent's loop.
        try:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            (_serve if kind == "server" else _work)(number, answers)
        finally:
            os._exit(0)
    return child


def _serve(number: str, answers: Any) -> None:
    from gaslamp.server import logs, running, settings

    wanted = settings.from_environment(os.environ, Path("unused"))
    with running.listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        logs.set_up(as_json=False)
        running.run(
            replace(wanted, port=port), listening, lambda: print(f"up {number} {port} {os.getpid()}", file=answers)
        )


def _work(number: str, answers: Any) -> None:
    from gaslamp.server import logs, settings, worker

    logs.set_up(as_json=False)
    wanted = settings.from_environment(os.environ, Path("unused"))
    worker.run(wanted, lambda: print(f"up {number} 0 {os.getpid()}", file=answers))


if __name__ == "__main__":
    main()
