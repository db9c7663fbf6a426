"""Playing many games at once, each in a process of its own; results come as they are finished."""

import signal
import threading
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from gaslamp.arena.numbered_game import Fixture, play
from gaslamp.arena.result import Result

# Forked processes would inherit the threads of a progress bar half alive.
_SPAWN = get_context("spawn")


class GameFailed(Exception):
    """A game could not be played to its end: a player broke down, or its process was ended from outside."""


def played(fixtures: Iterable[Fixture], jobs: int) -> Generator[Result]:
    """Every game's result, in the order in which they end. Whoever stops asking stops the games."""
    if jobs == 1:
        yield from map(_played, fixtures)
        return
    waiting = iter(fixtures)
    workers: dict[Connection, SpawnProcess] = {}
    busy: dict[Connection, Fixture] = {}
    try:
        for _, fixture in zip(range(jobs), waiting, strict=False):
            line, process = _started()
            workers[line], busy[line] = process, fixture
            _send(line, fixture)
        while busy:
            ready = wait(list(busy))
            for line in [line for line in busy if line in ready]:
                yield _received(line, busy.pop(line))
                following = next(waiting, None)
                if following is not None:
                    busy[line] = following
                    _send(line, following)
    finally:
        for line, process in workers.items():
            line.close()
            process.kill()
        for process in workers.values():
            process.join()


def _started() -> tuple[Connection, SpawnProcess]:
    ours, theirs = _SPAWN.Pipe()
    process = _SPAWN.Process(target=_work, args=(theirs,), daemon=True)
    with _no_interruption():
        process.start()
    theirs.close()
    return ours, process


@contextmanager
def _no_interruption() -> Iterator[None]:
    """A process started now is deaf to Ctrl-C: whoever started it hears it and ends it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(line: Connection) -> None:
    """Games until nobody asks for more."""
    with suppress(EOFError, OSError):
        while True:
            fixture = line.recv()
            try:
                answer: Result | str = play(fixture)
            except Exception:
                answer = traceback.format_exc()
            line.send(answer)


def _send(line: Connection, fixture: Fixture) -> None:
    """Whether its process has ended meanwhile is seen when the result is asked for."""
    with suppress(OSError):
        line.send(fixture)


def _received(line: Connection, fixture: Fixture) -> Result:
    try:
        answer = line.recv()
    except (EOFError, OSError):
        raise _failure(fixture, "its process has ended") from None
    if isinstance(answer, Result):
        return answer
    failure = _failure(fixture, answer.strip().splitlines()[-1])
    failure.add_note(answer)
    raise failure


def _played(fixture: Fixture) -> Result:
    try:
        return play(fixture)
    except Exception as error:
        raise _failure(fixture, f"{type(error).__name__}: {error}") from error


def _failure(fixture: Fixture, why: str) -> GameFailed:
    return GameFailed(f"{fixture.lineup.first} against {fixture.lineup.second}, deal {fixture.deal}: {why}")
