"""What a server says, as frozen data. Fields that a client does not need are left out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Game:
    """A game that the server offers."""

    name: str
    title: str


@dataclass(frozen=True, slots=True)
class OnlineBot:
    """A bot that can be challenged. No games: it plays all."""

    name: str
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableSeat:
    """Who has a seat. `kind` is `open`, `human` or `machine`."""

    seat: str
    kind: str
    name: str
    level: str | None
    is_bot: bool


@dataclass(frozen=True, slots=True)
class Table:
    """A table as everybody may see it. `status` is `waiting`, `running` or `over`."""

    id: str
    game: str
    status: str
    seats: tuple[TableSeat, ...]

    @classmethod
    def read(cls, body: Json) -> "Table":
        """From the server's JSON.

        >>> Table.read({"id": "a", "game": "g", "status": "waiting", "seats": []})
        Table(id='a', game='g', status='waiting', seats=())
        """
        seats = (
            TableSeat(one["seat"], one["kind"], one["name"], one["level"], one.get("bot", False))
            for one in body["seats"]
        )
        return cls(body["id"], body["game"], body["status"], tuple(seats))


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """One's seat at a table. A bot needs no seat token: its own token opens its seats."""

    table: str
    seat: str
    token: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A player asks the bot to take a seat."""

    table: str
    seat: str
    by: str
    game: str
    options: Mapping[str, str]
    settings: Json


@dataclass(frozen=True, slots=True)
class ChallengeGone:
    """A challenge was accepted, declined or withdrawn, or has expired."""

    table: str
    seat: str


@dataclass(frozen=True, slots=True)
class OpenGame:
    """The bot has a seat at a table that is not over."""

    table: str
    seat: str
    game: str
    options: Mapping[str, str]
    settings: Json


@dataclass(frozen=True, slots=True)
class GameOver:
    table: str
    seat: str


Event = Challenge | ChallengeGone | OpenGame | GameOver


def read_event(body: Json) -> Event | None:
    """A line of a bot's stream; None for one that this version does not know.

    >>> read_event({"type": "game-over", "table": "a", "seat": "south"})
    GameOver(table='a', seat='south')
    """
    place = body["table"], body["seat"]
    match body["type"]:
        case "challenge":
            return Challenge(*place, body["by"], body["game"], body["options"], body["settings"])
        case "challenge-gone":
            return ChallengeGone(*place)
        case "game":
            return OpenGame(*place, body["game"], body["options"], body["settings"])
        case "game-over":
            return GameOver(*place)
        case _:
            return None


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that the others are asked: `abandon`, `take-back` or `resign`. Answer with its version."""

    version: int
    by: str
    what: str
    asked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """The game as the seat sees it now. `choices` are texts for `act`; empty unless it is the seat's turn."""

    seat: str
    version: int
    turn: str | None
    choices: tuple[str, ...]
    winners: tuple[str, ...] | None
    """None while the game goes on."""
    reason: str
    offer: Offer | None
    left_ms: int | None
    """On the clock of the seat's side; None if there is no clock."""
    view: Json
    """All that the seat may know, as the game's wire format has it."""

    @property
    def is_over(self) -> bool:
        return self.winners is not None

    @classmethod
    def read(cls, seat: str, side: str, now: Json) -> "Position":
        """From `now` of a message."""
        offer, outcome = now["offer"], now["outcome"]
        clocks = {clock["side"]: clock["left"] for clock in now["clocks"]["sides"]}
        return cls(
            seat,
            now["version"],
            now["turn"],
            tuple(choice["action"]["text"] for choice in now["choices"]),
            tuple(outcome["winners"]) if outcome else None,
            outcome["reason"] if outcome else "",
            offer and Offer(offer["version"], offer["by"], offer["what"], tuple(offer["asked"])),
            clocks.get(side),
            now["view"],
        )


@dataclass(frozen=True, slots=True)
class ChatLine:
    """`channel` is `table`, or the name of a side for its allies."""

    channel: str
    seat: str
    name: str
    text: str
