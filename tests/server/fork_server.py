"""A process that has imported everything a server needs and forks one whenever it is told to: a server that is really a
process of its own and can be killed, but is up in a tenth of a second.

Reads `start` from standard input; the server says `up PORT PID`, and when it is dead this process says `down`.
"""

import os
import sys
from dataclasses import replace
from pathlib import Path

import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.auto  # noqa: F401  (uvicorn imports both when it starts)

from gaslamp.server import logs, running, settings
from gaslamp.server.tables.messages import words_in

# What servers write into their logs must not come between.
_answers = os.fdopen(os.dup(1), "w", buffering=1)
os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def main(folder: str) -> None:
    words_in("en")  # reading the catalogues takes longer than starting a server
    for line in sys.stdin:
        assert line == "start\n", line
        child = os.fork()
        if not child:
            # Whatever happens, never go on with the parent's loop.
            try:
                serve(Path(folder))
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        print("down", file=_answers)


def serve(folder: Path) -> None:
    wanted = settings.from_environment(os.environ, folder)
    with running.listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        logs.set_up(as_json=False)
        running.run(
            settings.with_secret(replace(wanted, port=port)),
            listening,
            lambda: print(f"up {port} {os.getpid()}", file=_answers),
        )


if __name__ == "__main__":
    main(sys.argv[1])
