"""Servers and workers as real processes that can be killed, each forked by a cradle that has imported everything.

Like server/cradle.py, for whichever part its first argument names: `server` or `worker`.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

PATIENCE = 60.0


@dataclass
class Part:
    """A server or a worker; it can be killed and started again."""

    cradle: asyncio.subprocess.Process
    port: int = 0
    pid: int = 0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        assert self.cradle.stdin is not None
        self.cradle.stdin.write(b"start\n")
        up, port, pid = await self._line()
        assert up == "up"
        self.port, self.pid = int(port), int(pid)

    async def stop(self, sign: int = signal.SIGKILL) -> None:
        os.kill(self.pid, sign)
        assert await self._line() == ["down"]

    async def _line(self) -> list[str]:
        assert self.cradle.stdout is not None
        async with asyncio.timeout(PATIENCE):
            return (await self.cradle.stdout.readline()).decode().split()


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
    found: list[Part] = []
    try:
        for kind in kinds:
            with log.open("ab") as errors:
                cradle = await asyncio.create_subprocess_exec(
                    sys.executable, __file__, kind, stdin=pipe, stdout=pipe, stderr=errors, env=environment
                )
            found.append(Part(cradle))
        await asyncio.gather(*(part.start() for part in found))
        yield found
    finally:
        for part in found:
            with suppress(ProcessLookupError):
                if part.pid:
                    os.kill(part.pid, signal.SIGKILL)
            assert part.cradle.stdin is not None
            part.cradle.stdin.close()
        await asyncio.gather(*(part.cradle.wait() for part in found))


# What follows runs in the cradle.


def main(kind: str) -> None:
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto  # noqa: F401  (uvicorn imports both when it starts)

    from gaslamp.server import running, worker  # noqa: F401
    from gaslamp.server.telling import words_in

    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    words_in("en")
    for line in sys.stdin:
        assert line == "start\n", line
        child = os.fork()
        if not child:
            try:
                (_serve if kind == "server" else _work)(answers)
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        print("down", file=answers)


def _serve(answers: Any) -> None:
    from gaslamp.server import logs, running, settings

    wanted = settings.from_environment(os.environ, Path("/nonexistent"))
    with running.listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        logs.set_up(as_json=False)
        running.run(
            replace(wanted, port=port), listening, lambda: print(f"up {port} {os.getpid()}", file=answers)
        )


def _work(answers: Any) -> None:
    from gaslamp.server import logs, settings, worker

    logs.set_up(as_json=False)
    wanted = settings.from_environment(os.environ, Path("/nonexistent"))
    worker.run(wanted, lambda: print(f"up 0 {os.getpid()}", file=answers))


if __name__ == "__main__":
    main(sys.argv[1])
