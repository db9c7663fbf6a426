"""A server of a twin world in another process, over the same database and Redis as one in this process.

`second_server` runs this file, which prints the server's address.
"""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

START_SECONDS = 120.0
"""Seconds, on a machine where others are busy too."""


@dataclass(frozen=True)
class SecondServer:
    address: str


@contextmanager
def second_server(database: str, redis: str) -> Iterator[SecondServer]:
    with subprocess.Popen([sys.executable, __file__, database, redis], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            readable, _, _ = select.select([process.stdout], [], [], START_SECONDS)
            assert readable, f"waited {START_SECONDS:g} seconds for a server in another process"
            address = process.stdout.readline().strip()
            assert address, "the server in another process does not start"
            yield SecondServer(address)
        finally:
            process.kill()


def main(database: str, redis: str) -> None:
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from server.running_server import running_server
    from server.twin_worlds import same_environment

    with running_server(address=database, redis=redis, environment=same_environment()) as server:
        print(server.address, flush=True)
        # A pipe that nobody reads any more would stop it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        signal.pause()


if __name__ == "__main__":
    main(*sys.argv[1:])
