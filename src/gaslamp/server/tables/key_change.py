"""Keys that become void: a player leaves the seat, or wants a new key because somebody else may have the old one."""

from dataclasses import replace

from gaslamp.core.errors import NotAllowed
from gaslamp.core.game import Seat
from gaslamp.server.environment import hashed
from gaslamp.server.tables import marks
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.subscriber import Subscriber
from gaslamp.store.store import Key
from gaslamp.table.commands import Rekey, Stand


async def leave_seat(open_table: OpenTable, seat: Seat, by: Subscriber | None = None) -> None:
    """Before the game begins. What the player wrote for themselves is deleted: the next one must not read it."""
    table = await open_table.run(Stand(seat), by=by)
    await open_table.store.revoke(table.header.id, seat)
    await marks.clear_left(open_table, seat)


async def renew_key(open_table: OpenTable, old: Key, account: int | None) -> str:
    """A new token. All older ones of the seat are void at once, and the sockets that they opened are closed.

    The seat belongs to the account of the caller then, or to none: somebody who has an old token may have added the
    seat to another account.
    """
    token = open_table.environment.token()
    new = replace(old, token_hash=hashed(token), account=account, given=open_table.now())
    if not await open_table.store.rotate_keys(old.token_hash, new):
        raise NotAllowed("wrong-key")
    await open_table.run(Rekey(old.seat))
    return token
