"""Tables: create one, read one, take a seat, list."""

from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from gaslamp.core.errors import NotAllowed, NotLegal
from gaslamp.i18n import Words
from gaslamp.parts.wire import STORABLE, Milliseconds
from gaslamp.server.bots.seating import check_may_join
from gaslamp.server.environment import hashed
from gaslamp.server.gate.names import checked_name, distinct_name
from gaslamp.server.gate.seat_keys import new_key
from gaslamp.server.rest.request_context import BotsDep, HubDep, KeyDep, Name, TableDep, VisitorDep, WordsDep
from gaslamp.server.tables import creation, key_change
from gaslamp.server.tables.messages import Json, public_settings, seat_infos, table_info
from gaslamp.server.wire.tables import (
    Created,
    CreateTable,
    ImportRecord,
    Listed,
    MyTables,
    SeatKey,
    TableInfo,
    TakeSeat,
)
from gaslamp.store import store
from gaslamp.table import settings as agreed
from gaslamp.table.commands import Sit
from gaslamp.table.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"])


def account_of(request: Request) -> int | None:
    """The account that is signed in, if any."""
    found = getattr(request.state, "account", None)
    return found if isinstance(found, int) else None


@router.post("", status_code=201, response_model=Created)
async def create(
    wanted: CreateTable, request: Request, hub: HubDep, bots: BotsDep, words: WordsDep, visitor: VisitorDep
) -> Json:
    """A new table. Others need only its link."""
    account = account_of(request)
    open_table, token = await creation.create(hub, wanted, account, visitor, is_bot=await bots.is_bot(account))
    key = {"seat": wanted.me.seat, "token": token} if wanted.me and token else None
    return {"table": table_info(words, open_table.table), "key": key}


@router.get("", response_model=list[Listed])
async def lobby(
    hub: HubDep,
    words: WordsDep,
    game: Annotated[str | None, Query(max_length=40, pattern=STORABLE)] = None,
    status: Annotated[list[Literal["waiting", "running", "over"]] | None, Query(max_length=3)] = None,
    before: Annotated[Milliseconds | None, Query(description="`updated` of the last one of the page before.")] = None,
) -> list[Json]:
    """Listed tables, the latest change first."""
    return _listed(words, await hub.store.lobby(game, status or ("waiting", "running"), before))


@router.post("/mine", response_model=list[Listed])
async def mine(mine: MyTables, request: Request, hub: HubDep, words: WordsDep) -> list[Json]:
    """The tables of the account that is signed in and of the tokens that are sent."""
    hashes = [hashed(token) for token in mine.tokens]
    return _listed(words, await hub.store.tables_of(account_of(request), hashes))


@router.post("/import", status_code=201, response_model=TableInfo)
async def import_record(body: ImportRecord, hub: HubDep, words: WordsDep) -> Json:
    """Import a finished record that proves honest, to replay it."""
    open_table = await creation.import_record(hub, body.record)
    return table_info(words, open_table.table)


@router.get("/{table}", response_model=TableInfo)
async def look(open_table: TableDep, words: WordsDep) -> Json:
    return table_info(words, open_table.table)


@router.post("/{table}/seats", status_code=201, response_model=SeatKey)
async def sit(
    table: Name, wanted: TakeSeat, request: Request, open_table: TableDep, hub: HubDep, bots: BotsDep
) -> Json:
    """Take an open seat. The token is sent only this once. A name that looks like another one here gets a number."""
    if any(key.seat == wanted.seat for key in await hub.store.keys(table)):
        raise NotLegal("seat-taken")
    account = account_of(request)
    is_bot = await bots.is_bot(account)
    if is_bot:
        check_may_join(open_table.table)
    key, token = new_key(hub.environment, table, wanted.seat, account, hub.environment.now())
    name = checked_name(wanted.name)

    def sitting(table: Table) -> Sit:
        """Somebody else may take another seat at the same time."""
        distinct = distinct_name(name, [chair.name for chair in table.chairs.values()])
        return Sit(wanted.seat, "human", distinct, share=wanted.share, is_bot=is_bot)

    await open_table.run(sitting, [key])
    return {"seat": wanted.seat, "token": token}


@router.post("/{table}/key", response_model=SeatKey)
async def renew_key(key: KeyDep, request: Request, open_table: TableDep) -> Json:
    """A new token for one's seat. All older ones are void at once, and the sockets that they opened are closed."""
    if key is None:
        raise NotAllowed("spectators-watch")
    return {"seat": key.seat, "token": await key_change.renew_key(open_table, key, account_of(request))}


@router.delete("/{table}/key", status_code=204)
async def leave(key: KeyDep, open_table: TableDep) -> None:
    """Leave one's seat before the game begins. Its tokens are void, and one's note is deleted."""
    if key is None:
        raise NotAllowed("spectators-watch")
    await key_change.leave_seat(open_table, key.seat)


def _listed(words: Words, found: Sequence[store.Listed]) -> list[Json]:
    return [
        {
            "id": one.id,
            "game": one.game,
            "options": one.options,
            "settings": public_settings(agreed.write(agreed.read(one.settings))),
            "seats": seat_infos(words, one.game, one.summary.seats),
            "status": one.summary.status,
            "turn": next(iter(one.summary.turn), None),
            "seat": next(iter(one.mine), None),
            "own": list(one.mine),
            "created": one.created,
            "updated": one.summary.updated,
        }
        for one in found
    ]
