"""A request to a machine player: all that the player gets, and its JSON form for the queue.

It holds what the player's seat knows and nothing else. The seed follows from the server's secret, which it does not
reveal, and from what the seat has seen. So a machine that is asked again after a take-back gives the same answer.
"""

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from gaslamp.core import record as records
from gaslamp.core.game import Seat
from gaslamp.games.registry import named
from gaslamp.parts.player import Knowledge
from gaslamp.players.lessons import in_lesson
from gaslamp.players.levels import thinking_seconds


@dataclass(frozen=True, slots=True)
class PlayerRequest:
    table: str
    version: int
    """The version of the table after the last move."""
    game: str
    seat: Seat
    level: str
    record: str
    """As the seat saw it."""
    view: str
    pencilled: Mapping[str, str] = field(default_factory=dict)
    """The marks that the seat's side shares, by place."""
    seed: bytes = b""
    """For the player's random numbers; empty until `seeded` sets it."""
    seconds: float = 0.0
    """How long the player may think; 0 until `at_level` sets it."""
    wants_advice: bool = False
    """Whether proposals for a person are wanted instead of a move."""
    lesson: bool = False
    """Whether the table is a lesson. With `wants_advice`: whether a suggestion for the learner is wanted."""
    visitor: str = ""
    """For whom it is done, for the queue. Empty: not known."""

    @property
    def name(self) -> str:
        """Two requests with the same name have the same answer."""
        marks = "\n".join(f"{place} {mark}" for place, mark in sorted(self.pencilled.items()))
        return f"{self.table} {self.seat} {self.level} {_digest(self._seen(), marks)}"

    @property
    def player(self) -> tuple[str, Seat]:
        return self.table, self.seat

    def at_level(self, level: str) -> "PlayerRequest":
        return replace(self, level=level, seconds=thinking_seconds(level))

    def seeded(self, secret: bytes) -> "PlayerRequest":
        """With the seed that every process with the same secret computes, unless a seed is set already."""
        if self.seed:
            return self
        about = f"{self.table} {self.seat} {_digest(self._seen())}"
        return replace(self, seed=hmac.digest(secret, about.encode(), hashlib.sha256))

    def _seen(self) -> str:
        """The actions as the seat saw them. Commitments are left out: the same action gets another one each time."""
        return "\n".join(f"{entry.seat} {entry.action}" for entry in records.parse(self.record).entries)

    def knowledge(self) -> Knowledge:
        game = named(self.game)
        view = game.parse_view(self.view)
        known = Knowledge(self.seat, view, records.parse(self.record), game.choices(view), self.pencilled)
        return in_lesson(self.game, known) if self.lesson and not self.wants_advice else known

    def to_json(self) -> dict[str, Any]:
        """Without the visitor: workers of an older version refuse fields that they do not know."""
        found = {**asdict(self), "pencilled": dict(self.pencilled), "seed": self.seed.hex()}
        del found["visitor"]
        if not self.lesson:
            del found["lesson"]
        return found


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def from_json(body: Mapping[str, Any]) -> PlayerRequest:
    return PlayerRequest(**{**body, "seed": bytes.fromhex(body["seed"])})
