"""What the routes need of a request: the hub, the table, the language, and the seat of the caller."""

from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request

from gaslamp.core.game import Seat
from gaslamp.i18n import Words
from gaslamp.parts.wire import Language, SeatName, TableId
from gaslamp.server.gate.seat_keys import seat_of
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.messages import words_in
from gaslamp.server.tables.open_table import OpenTable


def _hub(request: Request) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def _words(lang: Annotated[Language, Query(description="The reader's language.")] = "en") -> Words:
    return words_in(lang)


HubDep = Annotated[Hub, Depends(_hub)]
WordsDep = Annotated[Words, Depends(_words)]
Name = Annotated[TableId, Path(description="The table's id, as in its link.")]
Eyes = Annotated[SeatName | None, Query(description="A seat, `spectator` or `referee`; others' after the end only.")]


async def _live(table: Name, hub: HubDep) -> OpenTable:
    open_table = await hub.table(table)
    await open_table.catch_up()
    return open_table


async def _seat(
    table: Name,
    hub: HubDep,
    authorization: Annotated[str | None, Header(max_length=200, description="`Bearer` and the seat's token.")] = None,
) -> Seat:
    token = authorization.removeprefix("Bearer ") if authorization else None
    return await seat_of(hub.store, table, token)


TableDep = Annotated[OpenTable, Depends(_live)]
SeatDep = Annotated[Seat, Depends(_seat)]
