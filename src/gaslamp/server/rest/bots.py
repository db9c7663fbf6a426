"""What a bot does: its stream of events, challenges, seats, and the games that it plays. docs/bots.md describes it.

A bot's seat is a person's seat: its commands are decided as those of a socket, and its stream has the same messages.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query
from fastapi.responses import PlainTextResponse

from gaslamp.core import record as records
from gaslamp.core.errors import NotWellFormed
from gaslamp.parts.wire import Count, Language, SeatName
from gaslamp.server.bots import challenges, game_stream
from gaslamp.server.bots.seating import MAX_GAMES, check_may_join, check_room, own_key, take_seat
from gaslamp.server.environment import hashed
from gaslamp.server.execution import execute, take_reserved_seat
from gaslamp.server.rest.challenges import challenge_infos
from gaslamp.server.rest.json_lines import JsonLines
from gaslamp.server.rest.request_context import BotsDep, HubDep, IncomingDep, Name, TableDep, VisitorDep, WordsDep
from gaslamp.server.tables import creation
from gaslamp.server.tables.messages import Json, table_info
from gaslamp.server.tables.subscriber import Subscriber
from gaslamp.server.wire.bots import BotSeat, ChallengeInfo, Decline, Myself, NewChallenge
from gaslamp.server.wire.commands import AnyCommand, Say
from gaslamp.server.wire.messages import Done, Pong
from gaslamp.server.wire.tables import CreateTable, TableInfo, Word
from gaslamp.store.bots import Bot
from gaslamp.store.store import Key

router = APIRouter(prefix="/api/bot", tags=["bots"])

STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {JsonLines.media_type: {}}, "description": "One JSON document on each line."}
}


async def _token(
    authorization: Annotated[str, Header(max_length=200, description="`Bearer` and the bot's token.")] = "",
) -> str:
    return authorization.removeprefix("Bearer ")


async def _bot(bots: BotsDep, token: Annotated[str, Depends(_token)]) -> Bot:
    return await bots.known(token)


TokenDep = Annotated[str, Depends(_token)]
BotDep = Annotated[Bot, Depends(_bot)]
SeatPath = Annotated[SeatName, Path()]


async def _key(bot: BotDep, hub: HubDep, open_table: TableDep) -> Key:
    return await own_key(hub.store, bot, open_table)


OwnKeyDep = Annotated[Key, Depends(_key)]


@router.get("", response_model=Myself)
async def myself(bot: BotDep, hub: HubDep) -> Json:
    """Who the token belongs to, and its seats."""
    seats = [{"table": table, "seat": seat} for table, seat, _ in await hub.store.seats_of(bot.account)]
    return {"name": bot.name, "seats": seats, "most": MAX_GAMES}


@router.get("/stream", response_class=JsonLines, responses=STREAM)
async def incoming_stream(
    bot: BotDep,
    token: TokenDep,
    incoming: IncomingDep,
    game: Annotated[list[Word] | None, Query(max_length=20, description="The games that the bot plays.")] = None,
) -> JsonLines:
    """The bot is online while it reads this: first all challenges and games, then what changes."""
    return JsonLines(incoming.lines(bot, hashed(token), game or ()))


@router.post("/challenges/{table}/{seat}/accept", status_code=204)
async def accept(seat: SeatPath, bot: BotDep, hub: HubDep, incoming: IncomingDep, open_table: TableDep) -> None:
    """Take the seat."""
    await challenges.accept(hub, incoming, bot, open_table, seat)


@router.post("/challenges/{table}/{seat}/decline", status_code=204)
async def decline(table: Name, seat: SeatPath, body: Decline, bot: BotDep, hub: HubDep, incoming: IncomingDep) -> None:
    await challenges.decline(hub, incoming, bot, table, seat, body.reason)


@router.post("/tables", status_code=201, response_model=TableInfo)
async def create(
    wanted: CreateTable,
    bot: BotDep,
    bots: BotsDep,
    hub: HubDep,
    incoming: IncomingDep,
    words: WordsDep,
    visitor: VisitorDep,
) -> Json:
    """A new table at which the bot has the seat `me`. Its name is that of the account."""
    if wanted.me is None:
        raise NotWellFormed("bad-field", field="me")
    await bots.limits.check("create", str(bot.account))
    await check_room(hub.store, bot)
    wanted = wanted.model_copy(update={"me": wanted.me.model_copy(update={"name": bot.name})})
    open_table, _ = await creation.create(hub, wanted, bot.account, visitor, is_bot=True)
    incoming.wake(bot.account)
    return table_info(words, open_table.table)


@router.post("/tables/{table}/seat", status_code=204)
async def sit(wanted: BotSeat, bot: BotDep, hub: HubDep, incoming: IncomingDep, open_table: TableDep) -> None:
    """Take an open seat at a table whose link the bot was given. At a listed table a bot needs a challenge."""
    check_may_join(open_table.table)
    await take_seat(hub, bot, open_table, wanted.seat)
    incoming.wake(bot.account)


@router.get("/tables/{table}/stream", response_class=JsonLines, responses=STREAM)
async def table_stream(
    key: OwnKeyDep,
    token: TokenDep,
    hub: HubDep,
    open_table: TableDep,
    visitor: VisitorDep,
    version: Annotated[Count | None, Query(description="The last version seen: tells what was missed.")] = None,
    lang: Annotated[Language, Query(description="The reader's language.")] = "en",
) -> JsonLines:
    """The messages that a socket of the bot's seat is sent: `welcome`, `news` and the others."""
    await take_reserved_seat(open_table, key)
    subscriber = Subscriber(key.seat, lang, key.person, visitor)

    async def is_valid() -> bool:
        return await hub.store.bot_with(hashed(token)) is not None

    return JsonLines(game_stream.lines(hub, open_table, subscriber, version, is_valid))


@router.post("/tables/{table}/commands", response_model=Done | Pong)
async def command(body: AnyCommand, key: OwnKeyDep, bots: BotsDep, hub: HubDep, open_table: TableDep) -> Json:
    """A command of the socket, such as `act`, `resign` or `say`, and its answer."""
    if isinstance(body, Say):
        await bots.limits.check("bot-chat", str(key.account))
    return await execute(hub, open_table, Subscriber(key.seat, "en", key.person), body)


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(key: OwnKeyDep, open_table: TableDep) -> str:
    """The record as the bot's seat saw it."""
    return records.write(open_table.record(key.seat))


@router.post("/tables/{table}/challenges", status_code=201, response_model=ChallengeInfo)
async def challenge(
    wanted: NewChallenge, key: OwnKeyDep, bots: BotsDep, hub: HubDep, incoming: IncomingDep, open_table: TableDep
) -> Json:
    """Ask another bot to take an open seat at a table of one's own."""
    await bots.limits.check("challenge", f"bot {key.account}")
    by = open_table.table.chairs[key.seat].name
    await challenges.challenge(hub, incoming, open_table, by, wanted.seat, wanted.bot)
    return {"seat": wanted.seat, "bot": wanted.bot, "answer": None}


@router.get("/tables/{table}/challenges", response_model=list[ChallengeInfo])
async def asked(table: Name, key: OwnKeyDep, hub: HubDep) -> list[Json]:  # noqa: ARG001  (only players may ask)
    return await challenge_infos(hub.store, table)
