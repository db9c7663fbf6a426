"""A child process with a pipe to it. It ignores Ctrl-C: the parent handles the signal and ends its children.

The server, its workers and the arena all run players in such processes.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from typing import Any

# A forked process would inherit locks that threads of the parent hold.
_SPAWN = get_context("spawn")


class ChildProcess:
    """Runs `main(pipe, *args)`. It ends when `main` returns or when the parent closes the pipe."""

    def __init__(self, main: Callable[..., None], *args: Any, niceness: int = 0) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_run, args=(theirs, main, args, niceness), daemon=True)
        with _interrupts_blocked():
            self._process.start()
        # Only the child holds the other end now, so the pipe ends with the child.
        theirs.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None, "the process is started in __init__"
        return self._process.pid

    def kill(self) -> None:
        self._process.kill()

    def join(self) -> None:
        self._process.join()


def _run(pipe: Connection, main: Callable[..., None], args: tuple[Any, ...], niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness:
        os.nice(niceness)
    with suppress(EOFError, OSError):
        main(pipe, *args)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """A process started inside inherits the blocked SIGINT, so Ctrl-C cannot hit it before it ignores the signal."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first child would start the resource tracker, which unblocks SIGINT again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
