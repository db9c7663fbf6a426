"""The process in which machine players think. It receives only what a seat may know, never a State.

Messages over the pipe, from the server: a PlayerRequest, or CANCEL for the current one. To the server: READY once, then
for each request any number of progress reports (floats) and one Chosen, Proposed, Failed or CANCEL.
"""

import os
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from gaslamp.core.game import Seat
from gaslamp.core.record import Entry
from gaslamp.games.registry import named, offered
from gaslamp.parts.player import Cancelled, Player, Proposal, Thinking
from gaslamp.players import levels
from gaslamp.players.advice import propose
from gaslamp.players.lessons import suggest
from gaslamp.server.machines.request import PlayerRequest

READY = "ready"
CANCEL = "cancel"
REPORT_SECONDS = 0.1
"""Between two progress reports, at least."""
MAX_PLAYERS = 32
"""Players kept between turns: a belief about a long game takes a few megabytes."""

MakePlayer = Callable[[str, Seat, str], Player]
"""From a game, a seat and a level."""


@dataclass(frozen=True, slots=True)
class Chosen:
    action: str


@dataclass(frozen=True, slots=True)
class Proposed:
    proposals: tuple[Proposal, ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """The type of the error and the line it came from. Its message is left out: it may quote what the player knew."""

    error: str
    where: str


Reply = str | float | bytes | Chosen | Proposed | Failed


def run(pipe: Connection, make_player: MakePlayer) -> None:
    """The main function of the process. Ends when the pipe is closed."""
    cache = PlayerCache(make_player)
    for name in offered():
        # Imported now, so that it does not count as thinking time. A broken game fails when it is asked to play.
        with suppress(Exception):
            levels.names(name)
    pipe.send(READY)
    while True:
        request = pipe.recv()
        # A CANCEL here came after its request was answered.
        if request != CANCEL:
            pipe.send(_answer(pipe, cache, request))


def _answer(pipe: Connection, cache: "PlayerCache", request: PlayerRequest) -> Reply:
    try:
        thinking = _thinking(pipe, request.seconds)
        return advise(request, thinking) if request.wants_advice else Chosen(choose(cache, request, thinking))
    except Cancelled:
        return CANCEL
    except Exception as error:
        cache.forget(request)
        return Failed(type(error).__name__, where(error))


def _thinking(pipe: Connection, seconds: float) -> Thinking:
    last = 0.0

    def report(share: float) -> None:
        nonlocal last
        if time.monotonic() - last >= REPORT_SECONDS:
            last = time.monotonic()
            pipe.send(float(share))

    def cancelled() -> bool:
        # While a request is open the server sends nothing but CANCEL. A closed pipe raises EOFError.
        return pipe.poll() and pipe.recv() == CANCEL

    return Thinking(seconds, report, cancelled)


def where(error: Exception) -> str:
    """The file and line that an error came from."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    return f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"  # noqa: PTH119


def advise(request: PlayerRequest, thinking: Thinking) -> Proposed:
    known, rng = request.knowledge(), Random(request.seed)
    if request.lesson:
        return Proposed(tuple(suggest(request.game, known, rng, thinking)))
    return Proposed(tuple(propose(request.game, known, rng, thinking, request.level)))


def choose(cache: "PlayerCache", request: PlayerRequest, thinking: Thinking) -> str:
    known = request.knowledge()
    action = cache.player(request, known.record.entries).choose(known, Random(request.seed), thinking)
    if action not in known.choices:
        raise ValueError("the player chose an action that is not legal")
    return named(request.game).write(action)


class PlayerCache:
    """Players kept between their turns, so that they need not work out their beliefs again.

    A new player chooses the same, only later.
    """

    def __init__(self, make_player: MakePlayer) -> None:
        self._make_player = make_player
        self._players: OrderedDict[Any, tuple[Player, tuple[Entry, ...]]] = OrderedDict()

    def player(self, request: PlayerRequest, entries: tuple[Entry, ...]) -> Player:
        """The cached player, or a new one if moves it has seen were undone."""
        player, seen = self._players.pop(self._key(request), (None, ()))
        if player is None or entries[: len(seen)] != seen:
            player = self._make_player(request.game, request.seat, request.level)
        self._players[self._key(request)] = player, entries
        if len(self._players) > MAX_PLAYERS:
            self._players.popitem(last=False)
        return player

    def forget(self, request: PlayerRequest) -> None:
        self._players.pop(self._key(request), None)

    def _key(self, request: PlayerRequest) -> tuple[str, Seat, str]:
        return request.table, request.seat, request.level
