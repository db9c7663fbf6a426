"""A process that has imported everything a server or a worker needs, and forks one whenever it is told to.

Reads `start NUMBER KIND` from standard input; the part says `up NUMBER PORT PID`, and when it is dead this process says
`down NUMBER`.
"""

import os
import select
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    # Not in player processes: multiprocessing lets them import their parent's main file, which would take two seconds
    # of processor time each.
    sys.path.insert(0, str(Path(__file__).parents[1]))
    import preloaded  # noqa: F401
    from gaslamp.server import logs, running, settings
    from gaslamp.server.machines import worker


def main() -> None:
    # What parts write into their logs must not come between.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
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
    wanted = settings.from_environment(os.environ, Path("unused"))
    with running.listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        logs.set_up(as_json=False)
        running.run(
            replace(wanted, port=port), listening, lambda: print(f"up {number} {port} {os.getpid()}", file=answers)
        )


def _work(number: str, answers: Any) -> None:
    logs.set_up(as_json=False)
    wanted = settings.from_environment(os.environ, Path("unused"))
    worker.run(wanted, lambda: print(f"up {number} 0 {os.getpid()}", file=answers))


if __name__ == "__main__":
    main()
