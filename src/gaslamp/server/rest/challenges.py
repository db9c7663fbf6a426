"""Bots that are online, and challenges to them."""

from typing import Annotated

from fastapi import APIRouter, Path

from gaslamp.core.errors import NotAllowed
from gaslamp.core.game import Seat
from gaslamp.parts.wire import SeatName
from gaslamp.server.bots import challenges
from gaslamp.server.rest.request_context import BotsDep, HubDep, IncomingDep, KeyDep, Name, TableDep, VisitorDep
from gaslamp.server.tables.messages import Json
from gaslamp.server.wire.bots import BotInfo, ChallengeInfo, NewChallenge
from gaslamp.store.store import Key, Store

router = APIRouter(tags=["bots"])


@router.get("/api/bots", response_model=list[BotInfo])
async def online(hub: HubDep, bots: BotsDep) -> list[Json]:
    """The bots that are online, by name. None if the host allows no bots."""
    found = await challenges.online(hub.store, hub.environment) if bots.is_allowed else []
    return [{"name": bot.name, "games": list(bot.games)} for bot in found]


@router.post("/api/tables/{table}/challenges", status_code=201, response_model=ChallengeInfo)
async def challenge(
    wanted: NewChallenge,
    open_table: TableDep,
    key: KeyDep,
    hub: HubDep,
    bots: BotsDep,
    incoming: IncomingDep,
    visitor: VisitorDep,
) -> Json:
    """Ask a bot to take an open seat. Only a player of the table may. It replaces an earlier challenge for the seat."""
    bots.check_allowed()
    by = open_table.table.chairs[_seated(key)].name
    await bots.limits.check("challenge", visitor)
    await challenges.challenge(hub, incoming, open_table, by, wanted.seat, wanted.bot)
    return {"seat": wanted.seat, "bot": wanted.bot, "answer": None}


@router.get("/api/tables/{table}/challenges", response_model=list[ChallengeInfo])
async def asked(table: Name, key: KeyDep, hub: HubDep) -> list[Json]:
    """The challenges for the seats of the table, for its players."""
    _seated(key)
    return await challenge_infos(hub.store, table)


@router.delete("/api/tables/{table}/challenges/{seat}", status_code=204)
async def withdraw(
    table: Name, seat: Annotated[SeatName, Path()], key: KeyDep, hub: HubDep, incoming: IncomingDep
) -> None:
    _seated(key)
    await challenges.withdraw(hub, incoming, table, seat)


async def challenge_infos(store: Store, table: str) -> list[Json]:
    found = []
    for one in await store.challenges_at(table):
        bot = await store.bot(one.account)
        if bot is not None:
            found.append({"seat": one.seat, "bot": bot.name, "answer": one.answer})
    return found


def _seated(key: Key | None) -> Seat:
    if key is None:
        raise NotAllowed("spectators-watch")
    return key.seat
