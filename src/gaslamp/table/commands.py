"""Commands to a table. `decision.decide` turns them into events, or refuses them."""

from dataclasses import dataclass

from gaslamp.core.game import Seat
from gaslamp.table.events import By, What


@dataclass(frozen=True, slots=True)
class Sit:
    seat: Seat
    by: By
    name: str = ""
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Stand:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Act:
    """One or more actions: all are made, or none. `version` is the one they were chosen in."""

    seat: Seat
    version: int
    actions: tuple[str, ...]
    by: By = "human"


@dataclass(frozen=True, slots=True)
class Undo:
    seat: Seat
    version: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Offer to abandon the game, or ask to take back one's last action."""

    seat: Seat
    version: int
    what: What


@dataclass(frozen=True, slots=True)
class Answer:
    seat: Seat
    offer: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Resign:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Replace:
    """Give a seat to a machine; without a level, take one's own back. `absent`: its player has been away too long."""

    by: Seat
    seat: Seat
    level: str | None
    absent: bool = False


@dataclass(frozen=True, slots=True)
class Flag:
    """Check the clock: end the game if the time of the side to act is up."""


@dataclass(frozen=True, slots=True)
class Rematch:
    by: Seat
    table: str


Command = Sit | Stand | Act | Undo | Ask | Answer | Resign | Replace | Flag | Rematch
