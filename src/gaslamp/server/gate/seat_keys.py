"""The seat that a token opens. Without a token the client is a spectator."""

from gaslamp.core.errors import NotAllowed
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.server.environment import hashed
from gaslamp.store.store import Store


async def seat_of(store: Store, table: str, token: str | None) -> Seat:
    if token is None:
        return SPECTATOR
    key = await store.key(table, hashed(token))
    if key is None:
        raise NotAllowed("wrong-key")
    return key.seat
