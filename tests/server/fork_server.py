"""A process that has imported everything a server needs and forks one whenever it is told to: a server that is really a
process of its own and can be killed, but is up in a tenth of a second.

Reads `start` from standard input; the server says `up PORT PID`, and when it is dead this process says `down`.
"""

import os
import sys
from dataclasses import replace
from pathlib import Path

if __name__ == "__main__":
    # Not in player processes: multiprocessing lets them import their parent's main file, which would take two seconds
    # of processor time each.
    sys.path.insert(0, str(Path(__file__).parents[1]))
    import preloaded  # noqa: F401
    from gaslamp.server import logs, running, settings

    # What servers write into their logs must not come between.
    _answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def main(folder: str) -> None:
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
