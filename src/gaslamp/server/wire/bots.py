"""Bots over REST, and the lines of a bot's stream. The lines of a game's stream are the messages of a socket."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from gaslamp.parts.wire import STORABLE, SeatName, Strict
from gaslamp.server.wire.tables import TableSettings

AccountName = Annotated[str, StringConstraints(min_length=1, max_length=24, pattern=STORABLE)]
Reason = Literal["busy", "game", "options", "clock", "other"]
"""Why a bot declines a challenge."""


class BotToken(Strict):
    """Sent only this once: the server stores its hash."""

    token: str


class BotState(Strict):
    bot: bool
    """Whether the account is a bot."""


class BotInfo(Strict):
    """A bot that is online."""

    name: str
    games: list[str]
    """The games that it plays; empty: all."""


class OwnSeat(Strict):
    table: str
    seat: str


class Myself(Strict):
    """The bot whose token was sent, its seats in games that are not over, and how many it may have."""

    name: str
    seats: list[OwnSeat]
    most: int


class NewChallenge(Strict):
    seat: SeatName
    bot: AccountName


class ChallengeInfo(Strict):
    """`answer`: why the bot declined; None while it has not answered."""

    seat: str
    bot: str
    answer: Reason | None


class Decline(Strict):
    reason: Reason = "other"


class BotSeat(Strict):
    seat: SeatName


class ChallengeLine(Strict):
    """A player asks the bot to take a seat."""

    type: Literal["challenge"]
    table: str
    seat: str
    by: str
    """The name of that player."""
    game: str
    options: dict[str, str]
    settings: TableSettings


class ChallengeGone(Strict):
    """A challenge was accepted, declined or withdrawn, or ten minutes are over."""

    type: Literal["challenge-gone"]
    table: str
    seat: str


class GameLine(Strict):
    """The bot has a seat at a table that is not over: its stream can be opened."""

    type: Literal["game"]
    table: str
    seat: str
    game: str
    options: dict[str, str]
    settings: TableSettings


class GameOver(Strict):
    type: Literal["game-over"]
    table: str
    seat: str


AnyLine = Annotated[ChallengeLine | ChallengeGone | GameLine | GameOver, Field(discriminator="type")]
LINE: TypeAdapter[AnyLine] = TypeAdapter(AnyLine)
