"""Plays many games at once, each in a child process. Results come in the order in which the games end."""

import traceback
from collections.abc import Generator, Iterable
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from gaslamp.arena.numbered_game import Fixture, play
from gaslamp.arena.result import Result
from gaslamp.players.child_process import ChildProcess


class GameFailed(Exception):
    """A game could not be played to its end, because a player raised an error or the process ended."""

    def __init__(self, fixture: Fixture, reason: str) -> None:
        super().__init__(f"{fixture.lineup.first} against {fixture.lineup.second}, deal {fixture.deal}: {reason}")
        self.reason = reason


class GameProcessEnded(GameFailed):
    """The process was ended from outside."""


class GameProcess:
    """A child process that plays one game at a time."""

    def __init__(self, niceness: int = 0) -> None:
        self._child = ChildProcess(_play_games, niceness=niceness)
        self.pipe: Connection = self._child.pipe

    @property
    def pid(self) -> int:
        return self._child.pid

    def start(self, fixture: Fixture) -> None:
        # If the process has ended, `result` says so.
        with suppress(OSError):
            self.pipe.send(fixture)

    def result(self, fixture: Fixture) -> Result:
        """Waits for the game that was started last."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            raise GameProcessEnded(fixture, "its process has ended") from None
        if isinstance(answer, Result):
            return answer
        failure = GameFailed(fixture, answer.strip().splitlines()[-1])
        failure.add_note(answer)
        raise failure

    def kill(self) -> None:
        self._child.kill()

    def join(self) -> None:
        self._child.join()


def played(fixtures: Iterable[Fixture], jobs: int) -> Generator[Result]:
    """The result of every game. Closing the generator ends the games."""
    if jobs == 1:
        yield from map(_played_here, fixtures)
        return
    waiting = iter(fixtures)
    processes: dict[Connection, GameProcess] = {}
    busy: dict[Connection, Fixture] = {}
    try:
        for _, fixture in zip(range(jobs), waiting, strict=False):
            process = GameProcess()
            processes[process.pipe], busy[process.pipe] = process, fixture
            process.start(fixture)
        while busy:
            ready = wait(list(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                yield processes[pipe].result(busy.pop(pipe))
                following = next(waiting, None)
                if following is not None:
                    busy[pipe] = following
                    processes[pipe].start(following)
    finally:
        for pipe, process in processes.items():
            pipe.close()
            process.kill()
        for process in processes.values():
            process.join()


def _play_games(pipe: Connection) -> None:
    """The main function of the child process."""
    while True:
        fixture = pipe.recv()
        try:
            answer: Result | str = play(fixture)
        except Exception:
            answer = traceback.format_exc()
        pipe.send(answer)


def _played_here(fixture: Fixture) -> Result:
    try:
        return play(fixture)
    except Exception as error:
        raise GameFailed(fixture, f"{type(error).__name__}: {error}") from error
