"""What the routes need of a request: the hub, the table, the language, and the seat of the caller.

All are coroutines, also those that await nothing: FastAPI would call a plain function in a thread, and a flood of
requests would start forty of them.
"""

from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request

from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.i18n import Words
from gaslamp.parts.wire import Language, SeatName, TableId
from gaslamp.server.bots.incoming import Incoming
from gaslamp.server.gate.bots import Bots
from gaslamp.server.gate.rate_limits import VISITOR
from gaslamp.server.gate.seat_keys import key_of
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.messages import words_in
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.store.store import Key


async def _hub(request: Request) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


async def _words(lang: Annotated[Language, Query(description="The reader's language.")] = "en") -> Words:
    return words_in(lang)


async def _bots(request: Request) -> Bots:
    bots = request.app.state.bots
    assert isinstance(bots, Bots)
    return bots


async def _incoming(request: Request) -> Incoming:
    incoming = request.app.state.incoming
    assert isinstance(incoming, Incoming)
    return incoming


HubDep = Annotated[Hub, Depends(_hub)]
BotsDep = Annotated[Bots, Depends(_bots)]
IncomingDep = Annotated[Incoming, Depends(_incoming)]
WordsDep = Annotated[Words, Depends(_words)]
Name = Annotated[TableId, Path(description="The table's id, as in its link.")]
Eyes = Annotated[SeatName | None, Query(description="A seat, `spectator` or `referee`; others' after the end only.")]


async def _live(table: Name, hub: HubDep) -> OpenTable:
    open_table = await hub.table(table)
    await open_table.catch_up()
    return open_table


async def _key(
    table: Name,
    hub: HubDep,
    authorization: Annotated[str | None, Header(max_length=200, description="`Bearer` and the seat's token.")] = None,
) -> Key | None:
    token = authorization.removeprefix("Bearer ") if authorization else None
    return await key_of(hub.store, table, token)


KeyDep = Annotated[Key | None, Depends(_key)]


async def _seat(key: KeyDep) -> Seat:
    return SPECTATOR if key is None else key.seat


async def _visitor(request: Request) -> str:
    """As the gate names the client. Empty where there is no gate."""
    return str(getattr(request.state, VISITOR, ""))


TableDep = Annotated[OpenTable, Depends(_live)]
SeatDep = Annotated[Seat, Depends(_seat)]
VisitorDep = Annotated[str, Depends(_visitor)]
