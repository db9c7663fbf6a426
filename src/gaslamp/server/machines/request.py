"""A request to a machine player: all that the player is told, and its JSON form for the queue.

It holds what the player's seat knows and nothing else. The seed follows from the server's secret and does not reveal
it.
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

    @property
    def name(self) -> str:
        """Two requests with the same name have the same answer."""
        return f"{self.table} {self.version} {self.seat} {self.level}"

    def at_level(self, level: str) -> "PlayerRequest":
        return replace(self, level=level, seconds=thinking_seconds(level))

    def seeded(self, secret: bytes) -> "PlayerRequest":
        """With the seed that every process with the same secret computes, unless a seed is set already."""
        if self.seed:
            return self
        about = f"{self.table} {self.version} {self.seat}"
        return replace(self, seed=hmac.digest(secret, about.encode(), hashlib.sha256))

    def knowledge(self) -> Knowledge:
        game = named(self.game)
        view = game.parse_view(self.view)
        return Knowledge(self.seat, view, records.parse(self.record), game.choices(view), self.pencilled)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "pencilled": dict(self.pencilled), "seed": self.seed.hex()}


def from_json(body: Mapping[str, Any]) -> PlayerRequest:
    return PlayerRequest(**{**body, "seed": bytes.fromhex(body["seed"])})
