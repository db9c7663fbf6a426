"""A process in which machine players think. It is handed texts that a seat may know, never a State.

Messages over its pipe, from the server: a Task, or CANCEL for the one at hand. Back to it: READY once, then for each
task any number of shares of the work done (floats), and one Chosen, Proposed, Failed or CANCEL.
"""

import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from gaslamp.core import record as records
from gaslamp.core.game import Seat
from gaslamp.core.record import Entry
from gaslamp.games.registry import named
from gaslamp.parts.player import Cancelled, Knowledge, Player, Proposal, Thinking
from gaslamp.players.advice import propose

READY = "ready"
CANCEL = "cancel"
BEAT = 0.1
"""Seconds between two reports, at least."""
PLAYERS_KEPT = 32
"""A belief about a long game takes a few megabytes."""

Seated = Callable[[str, Seat, str], Player]


@dataclass(frozen=True, slots=True)
class Task:
    table: str
    game: str
    seat: Seat
    level: str
    record: str
    """As the seat saw it."""
    view: str
    seed: bytes
    seconds: float
    pencilled: Mapping[str, str] = field(default_factory=dict)
    for_a_person: bool = False
    """Proposals for whoever sits there, instead of a choice."""


@dataclass(frozen=True, slots=True)
class Chosen:
    action: str


@dataclass(frozen=True, slots=True)
class Proposed:
    proposals: tuple[Proposal, ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """What went wrong, without a word of what the player knew: the kind of error and the line it came from."""

    error: str
    where: str


Reply = str | float | Chosen | Proposed | Failed


def run(pipe: Connection, seated: Seated, niceness: int) -> None:
    """Until the pipe is closed. Ctrl-C is for the server, which then closes it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    memory = Memory(seated)
    try:
        pipe.send(READY)
        while True:
            task = pipe.recv()
            # A cancellation that came too late for its task.
            if task != CANCEL:
                pipe.send(_answer(pipe, memory, task))
    except (EOFError, OSError):
        return


def _answer(pipe: Connection, memory: "Memory", task: Task) -> Reply:
    try:
        thinking = _thinking(pipe, task.seconds)
        return advise(task, thinking) if task.for_a_person else Chosen(think(memory, task, thinking))
    except Cancelled:
        return CANCEL
    except Exception as error:
        memory.forget(task)
        return Failed(type(error).__name__, _where(error))


def _thinking(pipe: Connection, seconds: float) -> Thinking:
    last = 0.0

    def report(share: float) -> None:
        nonlocal last
        if time.monotonic() - last >= BEAT:
            last = time.monotonic()
            pipe.send(float(share))

    def cancelled() -> bool:
        # The server says nothing else while a task is at hand; a closed pipe means it has gone.
        return pipe.poll() and pipe.recv() == CANCEL

    return Thinking(seconds, report, cancelled)


def _where(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    return f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"  # noqa: PTH119


def advise(task: Task, thinking: Thinking) -> Proposed:
    return Proposed(tuple(propose(task.game, _known(task), Random(task.seed), thinking, task.level)))


def think(memory: "Memory", task: Task, thinking: Thinking) -> str:
    game, known = named(task.game), _known(task)
    action = memory.player(task, known.record.entries).choose(known, Random(task.seed), thinking)
    if action not in known.choices:
        raise ValueError("a player chose what it may not do")
    return game.write(action)


def _known(task: Task) -> Knowledge:
    game = named(task.game)
    view = game.parse_view(task.view)
    return Knowledge(task.seat, view, records.parse(task.record), game.choices(view), task.pencilled)


class Memory:
    """Players at work, so that their beliefs grow with the game. A fresh one chooses the same, only later."""

    def __init__(self, seated: Seated) -> None:
        self._seated = seated
        self._kept: OrderedDict[Any, tuple[Player, tuple[Entry, ...]]] = OrderedDict()

    def player(self, task: Task, entries: tuple[Entry, ...]) -> Player:
        """The one who knows this game, unless the game has been taken back since."""
        player, seen = self._kept.pop(self._key(task), (None, ()))
        if player is None or entries[: len(seen)] != seen:
            player = self._seated(task.game, task.seat, task.level)
        self._kept[self._key(task)] = player, entries
        if len(self._kept) > PLAYERS_KEPT:
            self._kept.popitem(last=False)
        return player

    def forget(self, task: Task) -> None:
        self._kept.pop(self._key(task), None)

    def _key(self, task: Task) -> tuple[str, Seat, str]:
        return task.table, task.seat, task.level
