"""A program of somebody else as a player. A crash, a wrong answer or too long a silence loses the game.

The program runs in a process of its own, and its whole process group is killed with it. What it writes to standard
error is kept, and its last lines are part of the reason why it lost.
"""

import os
import queue
import shlex
import signal
import subprocess
import tempfile
import threading
import time
from contextlib import suppress
from random import Random
from typing import Any, Self

from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.record import Entry
from gaslamp.games.registry import named
from gaslamp.parts.player import Forfeit, Knowledge, Thinking
from gaslamp.players.engines import protocol

START_SECONDS = 20.0
"""An engine may take so long until it is ready. Loading is not thinking."""
GRACE_SECONDS = 1.0
"""An answer may come so long after the time limit: pipes and a busy machine take time too."""
MAX_LINE_CHARACTERS = 10_000
STDERR_TAIL_CHARACTERS = 500
"""How much of standard error is reported with the reason."""

_END = None


class EngineProcess:
    """`with EngineProcess(...) as player:` ends the program with the game."""

    def __init__(self, game: str, seat: Seat, command: str, seconds: float) -> None:
        self._game: AnyGame = named(game)
        self._seat, self._seconds = seat, seconds
        self._has_begun = False
        self._told: tuple[Entry, ...] = ()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  (closed with the process)
        self._lines: queue.Queue[str | None] = queue.Queue()
        try:
            self._process = subprocess.Popen(  # noqa: S603  (the command of the person who asks)
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                errors="replace",
                bufsize=1,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._errors.close()
            raise Forfeit(seat, "engine-missing", str(error)) from None
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        with suppress(OSError, ValueError):
            self._tell(protocol.QUIT)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()
        self._errors.close()

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:  # noqa: ARG002  (it has its own chance)
        """One of the choices."""
        try:
            if not self._has_begun:
                self._begin(known)
            self._tell_record(known)
            choices = {self._game.write(choice): choice for choice in known.choices}
            seconds = min(self._seconds, max(0.0, thinking.left))
            asked = protocol.question(known, self._game.write(known.view), list(choices), int(1000 * seconds))
            for line in asked:
                self._tell(line)
        except OSError:
            raise self._lost("engine-ended") from None
        answer = self._wait(protocol.BEST, seconds + GRACE_SECONDS)
        if answer not in choices:
            raise self._lost("engine-illegal", answer[:60])
        return choices[answer]

    def _begin(self, known: Knowledge) -> None:
        self._tell(protocol.HELLO)
        self._wait(protocol.READY, START_SECONDS)
        self._new_game(known)
        self._has_begun = True

    def _new_game(self, known: Knowledge) -> None:
        for line in protocol.new_game(known.record, known.seat):
            self._tell(line)
        self._told = ()

    def _tell_record(self, known: Knowledge) -> None:
        """What the engine has not been told; after an undo, the whole game from the start."""
        entries = known.record.entries
        if entries[: len(self._told)] != self._told:
            self._new_game(known)
        for number, entry in enumerate(entries[len(self._told) :], len(self._told) + 1):
            self._tell(protocol.did(number, entry))
        self._told = entries

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def _wait(self, wanted: str, seconds: float) -> str:
        """What follows the wanted word. Every other line is read over."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise self._lost("engine-too-slow", f"{seconds:.1f} s") from None
            if line is _END:
                raise self._lost("engine-ended")
            word, rest = protocol.words(line)
            if word == wanted:
                return rest
            if word == protocol.ERROR:
                raise self._lost("engine-error", rest[:200])

    def _lost(self, reason: str, detail: str = "") -> Forfeit:
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - STDERR_TAIL_CHARACTERS))
        said = self._errors.read().decode(errors="replace").strip()
        return Forfeit(self._seat, reason, "; ".join(part for part in (detail, said) if part))

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self._process.stdout.readline(MAX_LINE_CHARACTERS):
                self._lines.put(line)
        self._lines.put(_END)
