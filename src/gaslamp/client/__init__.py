"""A client for a Gaslamp server: tables, challenges, and everything that a bot needs (docs/bots.md).

`Client` asks a server. `Runner` lets an engine play as a bot. Needs `pip install gaslamp[client]`.
"""

from gaslamp.client.client import Client
from gaslamp.client.data import (
    Challenge,
    ChallengeGone,
    ChatLine,
    Game,
    GameOver,
    OnlineBot,
    OpenGame,
    OwnSeat,
    Position,
    Table,
    TableSeat,
)
from gaslamp.client.errors import Refused, Unreachable
from gaslamp.client.runner import Runner

__all__ = [
    "Challenge",
    "ChallengeGone",
    "ChatLine",
    "Client",
    "Game",
    "GameOver",
    "OnlineBot",
    "OpenGame",
    "OwnSeat",
    "Position",
    "Refused",
    "Runner",
    "Table",
    "TableSeat",
    "Unreachable",
]
