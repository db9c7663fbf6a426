"""The players part. A machine player gets what its seat knows, never a State, and chooses an action.

A player may keep results between its turns, but only to save time. A new player with the same knowledge and the same
generator makes the same choice. So a player can move to another process, or be created again after a crash.
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
    """All that a player gets: its view, the record as its seat saw it, and its choices."""

    seat: Seat
    view: Any
    record: Record
    choices: Sequence[Any]
    pencilled: Mapping[str, str] = field(default_factory=dict)
    """By place, the marks of its own side. People use them to tell a machine on their side what they plan."""


class Cancelled(Exception):
    """The choice is not needed any more."""


class Forfeit(Exception):
    """A player cannot go on, so its side loses: a program that has crashed, or an answer that is not legal."""

    def __init__(self, seat: Seat, reason: str, detail: str = "") -> None:
        super().__init__(f"{seat}: {reason}" + (f" ({detail})" if detail else ""))
        self.seat, self.reason, self.detail = seat, reason, detail


class Thinking:
    """How long a player may think, where it reports progress, and whether it has been cancelled."""

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
        """Seconds until the deadline. Most players finish long before."""
        return self.deadline - time.monotonic()

    def progress(self, share: float) -> None:
        """A player calls it a few times a second with the share that is done, from 0 to 1. Raises Cancelled."""
        if self._cancelled():
            raise Cancelled
        self._report(share)


class Player(Protocol):
    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        """One of the choices."""


Cheat = Callable[[Any], Player]
"""Returns the player for one decision, given the State. Only the arena has one, to measure an upper bound."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """An action that a machine advises, and its score. A higher score is better.

    A suggestion in a lesson has a reason: a word for a sentence of the game, and the facts in that sentence.
    """

    action: str
    score: float
    reason: str = ""
    facts: Mapping[str, str | int] = field(default_factory=dict)


class Players(Protocol):
    """Only PLAYERS is required. Optional:

    - `ADVISES`: the sides whose machines give advice, and `propose`, which gives it;
    - `LESSONS`: the sides that a lesson teaches; `suggest`, which says what a learner may do next and why; and
      `lesson_choices`, which says what a machine on the other side may do in a lesson;
    - `CHEATS`: the sides that have a player who knows the secrets, and `cheat`, which makes it;
    - `SPARRING`: by side and name, simple players that only the arena has;
    - `carried_out`: the place of a mark that an action has carried out.
    """

    @property
    def PLAYERS(self) -> Mapping[str, Callable[[Seat], Player]]:  # noqa: N802  (a constant)
        """The players by name, from the weakest to the strongest."""
