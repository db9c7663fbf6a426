"""What a machine player is: it is given what its seat knows, and says what its seat does. Never a State.

A player may keep what it has worked out between its turns, but only to save time: a new one that is given the same
knowledge and the same generator chooses the same. So it can be moved to another process, or start anew after a crash.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any, Protocol

from gaslamp.core.game import Seat
from gaslamp.core.record import Record


@dataclass(frozen=True, slots=True)
class Knowledge:
    """All that a player is told: its view, the record so far as its seat saw it, and what it may do."""

    seat: Seat
    view: Any
    record: Record
    choices: Sequence[Any]
    pencilled: Mapping[str, str] = field(default_factory=dict)
    """By place, the signs that its own side has drawn there: how people tell a machine among them what they plan."""


class Cancelled(Exception):
    """The choice is not wanted any more."""


class Thinking:
    """How long a player may think, whom it tells how far it is, and whether it is still wanted."""

    def __init__(
        self,
        seconds: float = inf,
        report: Callable[[float], object] = lambda _share: None,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> None:
        self.deadline = time.monotonic() + seconds
        self._report = report
        self._cancelled = cancelled

    @property
    def left(self) -> float:
        """Seconds until the deadline; players stop on their own when their work is done, mostly long before."""
        return self.deadline - time.monotonic()

    def progress(self, share: float) -> None:
        """To be called a few times a second with the share that is done, from 0 to 1. Raises Cancelled."""
        if self._cancelled():
            raise Cancelled
        self._report(share)


class Player(Protocol):
    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        """One of the choices."""


Cheat = Callable[[Any], Player]
"""The player for one decision, given the State of that moment. Only the arena has one, to measure an upper bound."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a machine advises: an action, and a score to compare it with others. More is better."""

    action: str
    score: float


class Players(Protocol):
    """The players part. Everything but PLAYERS may be missing."""

    @property
    def PLAYERS(self) -> Mapping[str, Callable[[Seat], Player]]:  # noqa: N802  (a constant)
        """Who can be seated, by name, from the weakest to the strongest."""
