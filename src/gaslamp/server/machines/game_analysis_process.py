"""The process in which a finished game is analysed.

Messages over the pipe, from the server: a GameRequest, or CANCEL for the current one. To the server: READY once, then
for each request progress reports (floats) and one JSON document (bytes), Failed or CANCEL.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

from pydantic_core import to_json

from gaslamp.analysis import Progress, analyse, data
from gaslamp.core import record as records
from gaslamp.games.registry import offered, registration
from gaslamp.parts.analysis import Depth
from gaslamp.parts.player import Cancelled
from gaslamp.server.machines.player_process import CANCEL, READY, Failed, Reply, where

REPORT_SECONDS = 0.2
"""Between two progress reports, at least."""


@dataclass(frozen=True, slots=True)
class GameRequest:
    """A finished game, and how deeply it is looked into."""

    name: str
    """Two requests with the same name have the same answer."""
    record: str
    """The whole record, as text."""
    depth: str

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self, report: Callable[[float], object]) -> bytes:
        def told(progress: Progress) -> None:
            report(progress.done / progress.total)

        found = analyse(records.parse(self.record), Depth(self.depth), told)
        return to_json(data.write(found))


def run(pipe: Connection) -> None:
    """The main function of the process. Ends when the pipe is closed."""
    for name in offered():
        # Imported now, so that it does not count as working time. A broken game fails when it is asked about.
        with suppress(Exception):
            assert registration(name).analysis
    pipe.send(READY)
    while True:
        request = pipe.recv()
        if request != CANCEL:
            pipe.send(_answer(pipe, request))


def _answer(pipe: Connection, request: GameRequest) -> Reply:
    try:
        return request.answer(_reporter(pipe))
    except Cancelled:
        return CANCEL
    except Exception as error:
        return Failed(type(error).__name__, where(error))


def _reporter(pipe: Connection) -> Callable[[float], object]:
    last = time.monotonic()
    pipe.send(0.0)

    def report(share: float) -> None:
        nonlocal last
        # While a request is open the server sends nothing but CANCEL. A closed pipe raises EOFError.
        if pipe.poll() and pipe.recv() == CANCEL:
            raise Cancelled
        if time.monotonic() - last >= REPORT_SECONDS:
            last = time.monotonic()
            pipe.send(float(share))

    return report
