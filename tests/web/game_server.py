"""A server for the browser tests: on a free port, with a database of its own, and machines that move at once.

`served` runs `main` in a process of its own. The deal is the same at every table, and machines answer the same actions
in the same way. So a test sees the same game in every run.
"""

import asyncio
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn

from gaslamp.core.commitment import SEED_BYTES
from gaslamp.server import logs, running, settings
from gaslamp.server.assembly import build
from gaslamp.server.environment import Environment
from gaslamp.server.machines.local_pool import LocalPool
from gaslamp.server.machines.player_pool import ignore_progress
from gaslamp.server.machines.request import PlayerRequest
from gaslamp.server.timing import Timing
from gaslamp.store.opening import open_store

TIMEOUT_SECONDS = 600.0
"""Seconds for the server to start on a busy machine, and to stop."""
GRACE_SECONDS = 5
"""Seconds for pages that are still open then."""
TESTS = Path(__file__).parents[1]
SEED = b"g" * SEED_BYTES


@contextmanager
def served(folder: Path, python_path: Sequence[Path] = (), module: str = "web.game_server") -> Iterator[str]:
    """The address of a server that keeps its tables and its log in that folder.

    The log is a file, because a pipe that nobody reads would stop the server. `module` has the main function.
    """
    address_file = folder / "address"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (TESTS, *python_path)))}
    with (folder / "log").open("wb") as log:
        # Not as a script: every player process would import the script and all of the server with it.
        command = [sys.executable, "-c", f"from {module} import main; main()", str(folder)]
        service = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        try:
            deadline = time.monotonic() + TIMEOUT_SECONDS
            while not address_file.exists():
                if service.poll() is not None or time.monotonic() > deadline:
                    raise AssertionError(f"the server does not start: {(folder / 'log').read_text()}")
                time.sleep(0.05)
            yield address_file.read_text()
        finally:
            service.terminate()
            try:
                service.wait(TIMEOUT_SECONDS)
            finally:
                service.kill()


def same_cards(count: int) -> bytes:
    """The seed of a game is the same at every table; ids and keys are not."""
    return SEED if count == SEED_BYTES else secrets.token_bytes(count)


class SameAnswers(LocalPool):
    """Its players choose by what they know and by the version of the table, not by the id of the table."""

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = ignore_progress) -> str:
        return await super().choose(replace(request, seed=f"{request.version} {request.seat}".encode()), report)


async def serve(folder: Path, environment: Environment) -> None:
    listening = running.listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    chosen = settings.Settings(data=folder, port=port, limits=False, workers=1, private_notices=True)
    wanted = settings.with_secret(chosen)
    logs.set_up(as_json=False)
    store = await open_store(wanted.store)
    machines = SameAnswers(wanted.secret, wanted.workers)
    try:
        app, _, _ = build(
            wanted,
            store,
            machines,
            environment=environment,
            timing=Timing(machine_interval_seconds=0),
        )
        server = uvicorn.Server(
            uvicorn.Config(app, log_config=None, ws_per_message_deflate=False, timeout_graceful_shutdown=GRACE_SECONDS)
        )
        new_file = folder / "address.new"
        new_file.write_text(f"http://127.0.0.1:{port}")
        new_file.rename(folder / "address")
        await server.serve(sockets=[listening])
    finally:
        await machines.close()
        await store.close()


def main(environment: Environment | None = None) -> None:
    asyncio.run(serve(Path(sys.argv[1]), environment or Environment(random=same_cards)))
