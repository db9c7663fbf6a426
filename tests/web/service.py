"""A real server for the browser tests: on a free port, with a memory of its own, and machines that do not dawdle.

`served` runs this file in a process of its own.
"""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from gaslamp.server import logs, running, settings
from gaslamp.server.house import build
from gaslamp.server.machines import Machines
from gaslamp.server.pace import Pace
from gaslamp.store.opening import open_store

PATIENCE = 60.0
"""Seconds for the server to start on a busy machine."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its tables in that folder, and its log: a pipe nobody reads would stop it."""
    told = folder / "address"
    with (folder / "log").open("wb") as log:
        service = subprocess.Popen([sys.executable, __file__, str(folder)], stdout=log, stderr=log)
        try:
            deadline = time.monotonic() + PATIENCE
            while not told.exists():
                if service.poll() is not None or time.monotonic() > deadline:
                    raise AssertionError(f"the server does not start: {(folder / 'log').read_text()}")
                time.sleep(0.05)
            yield told.read_text()
        finally:
            service.terminate()
            service.wait()


async def serve(folder: Path) -> None:
    listening = running.listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    chosen = settings.Settings(data=folder, port=port, limits=False, workers=1, private_notices=True)
    wanted = settings.with_secret(chosen)
    logs.set_up(as_json=False)
    store = await open_store(wanted.store)
    machines = Machines(wanted.secret, wanted.workers)
    try:
        app, _, _ = build(wanted, store, machines, pace=Pace(beat=0))
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, ws_per_message_deflate=False))
        told = folder / "address.new"
        told.write_text(f"http://127.0.0.1:{port}")
        told.rename(folder / "address")
        await server.serve(sockets=[listening])
    finally:
        await machines.close()
        await store.close()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
