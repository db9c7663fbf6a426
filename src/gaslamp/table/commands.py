"""Commands to a table. `decision.decide` turns them into events, or refuses them."""

from dataclasses import dataclass

from gaslamp.core.game import Seat
from gaslamp.table.events import By, What
from gaslamp.table.settings import Speed


@dataclass(frozen=True, slots=True)
class Sit:
    seat: Seat
    by: By
    name: str = ""
    level: str | None = None
    share: str | None = None
    """The commitment to the player's share of the seed."""
    is_bot: bool = False
    """Whether a program has the key to the seat."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """Open the commitment to one's share, once all seats are taken."""

    seat: Seat
    share: bytes
    nonce: bytes


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
class Play:
    """Steps of machines, one after the other and past chance: all are made, or none.

    A machine has chosen each of them from what its seat knew after the one before.
    """

    version: int
    steps: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class Enter:
    """What people drew from the cards of a real game, at a table where they enter it."""

    seat: Seat
    version: int
    action: str


@dataclass(frozen=True, slots=True)
class Correct:
    """At a companion table: after `length` actions these were made in place of the one that was entered.

    The later ones are made again as far as they are still legal, unless `keep` is False.
    """

    seat: Seat
    version: int
    length: int
    actions: tuple[str, ...]
    keep: bool = True


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
    """Give a seat to a machine; without a level, take one's own back.

    `absent`: its player has been away for as long as the table set.
    """

    by: Seat
    seat: Seat
    level: str | None
    absent: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """Win, because the other side is to act and has left. `absent`: who has been away for as long as the table set."""

    by: Seat
    absent: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close the table before the game begins. Only the last person at it can."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Arrive:
    """These seats are connected. A clock that waits for players needs to know."""

    seats: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class AddTime:
    """Give the other sides more time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Flag:
    """Check the time: end the game if that of the side to act is up, begin it if shares were awaited for too long."""


@dataclass(frozen=True, slots=True)
class Rematch:
    by: Seat
    table: str


@dataclass(frozen=True, slots=True)
class Rekey:
    """The keys to a seat were replaced by a new one. Sockets that were opened with an older one are closed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resume:
    """A server has opened the table again. In these times, from and to, no server was running."""

    outages: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast machines show their steps."""

    by: Seat
    speed: Speed


@dataclass(frozen=True, slots=True)
class Hurry:
    """Let the machines show the rest of this turn at once."""

    by: Seat


Other = (
    Sit
    | Reveal
    | Stand
    | Cancel
    | Arrive
    | AddTime
    | Undo
    | Ask
    | Answer
    | Resign
    | Replace
    | Claim
    | Flag
    | Rematch
    | Rekey
    | Pace
    | Resume
    | Hurry
)
"""Commands that are no step of the game."""
Command = Act | Play | Enter | Correct | Other
