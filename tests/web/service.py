"""A real server for the browser tests: on a free port, with a memory of its own, and machines that do not dawdle.

python service.py FOLDER prints the address once it is up.
"""

import asyncio
import sys
from pathlib import Path

import uvicorn

from gaslamp.server import logs, running, settings
from gaslamp.server.house import build
from gaslamp.server.machines import Machines
from gaslamp.server.pace import Pace
from gaslamp.store.opening import open_store


async def serve(folder: Path) -> None:
    listening = running.listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    wanted = settings.with_secret(settings.Settings(data=folder, port=port, limits=False, workers=1))
    logs.set_up(as_json=False)
    store = await open_store(wanted.store)
    machines = Machines(wanted.secret, wanted.workers)
    try:
        app, _, _ = build(wanted, store, machines, pace=Pace(beat=0.05))
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, ws_per_message_deflate=False))
        print(f"http://127.0.0.1:{port}", flush=True)
        await server.serve(sockets=[listening])
    finally:
        await machines.close()
        await store.close()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
