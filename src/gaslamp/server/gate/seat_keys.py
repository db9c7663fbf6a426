"""The keys to seats: which seat a token opens, and new tokens. Without a token the client is a spectator."""

from gaslamp.core.errors import NotAllowed
from gaslamp.core.game import Seat
from gaslamp.server.environment import Environment, hashed
from gaslamp.store.store import Key, Store


def new_key(environment: Environment, table: str, seat: Seat, account: int | None, now: int) -> tuple[Key, str]:
    """For somebody who sits down: the key and its token. The hash of a person's first token is that person's name."""
    token = environment.token()
    return Key(table, seat, hashed(token), account, now, person=hashed(token).hex()), token


async def key_of(store: Store, table: str, token: str | None) -> Key | None:
    """None for a spectator."""
    if token is None:
        return None
    key = await store.key(table, hashed(token))
    if key is None:
        raise NotAllowed("wrong-key")
    return key
