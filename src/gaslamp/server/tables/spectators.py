"""Spectators never delay players: their number is limited, and messages go to players first."""

from collections.abc import Collection
from operator import attrgetter

from gaslamp.core.errors import GaslampError
from gaslamp.server.tables.subscriber import Subscriber

MAX_SPECTATORS = 200
"""Spectators of one table in this process."""
MAX_OF_VISITOR = 30
"""Spectators of one table from one address: enough for a class behind one router."""
PRESENCE_SECONDS = 1.0
"""Between two messages that are sent only because the number of spectators has changed."""

_IS_SPECTATOR = attrgetter("is_spectator")


def check_room(subscribers: Collection[Subscriber], visitor: str) -> None:
    """Raises `too-many-spectators` if the table has no room for one more of that visitor."""
    spectators = [one.visitor for one in subscribers if one.is_spectator]
    of_visitor = spectators.count(visitor) if visitor else 0
    if len(spectators) >= MAX_SPECTATORS or of_visitor >= MAX_OF_VISITOR:
        raise GaslampError("too-many-spectators")


def players_first(subscribers: Collection[Subscriber]) -> list[Subscriber]:
    """A message to a player is queued, and so sent, before those to any number of spectators."""
    return sorted(subscribers, key=_IS_SPECTATOR)
