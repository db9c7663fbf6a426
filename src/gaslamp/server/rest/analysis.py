"""The analysis of a finished game, and playing on from one of its moments."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic_core import to_json

from gaslamp.core.errors import NotThere
from gaslamp.core.game import SPECTATOR
from gaslamp.i18n import Words
from gaslamp.parts.wire import Count
from gaslamp.server.rest.request_context import BotsDep, HubDep, SeatDep, TableDep, VisitorDep, WordsDep
from gaslamp.server.rest.tables import account_of
from gaslamp.server.tables import playing_on
from gaslamp.server.tables.analyses import State
from gaslamp.server.tables.messages import Json, table_info
from gaslamp.server.tables.queries import Reader
from gaslamp.server.wire.analysis import AnalysisDocument, AnalysisState, ChoiceMoment, DepthName, PlayOn
from gaslamp.server.wire.tables import Created

router = APIRouter(prefix="/api/tables/{table}", tags=["analysis"])

Depth = Annotated[DepthName, Query(description="How deeply the game is looked into.")]
DEPTH: DepthName = "quick"


@router.post("/analysis", status_code=202, response_model=AnalysisState)
async def analyse(
    hub: HubDep, open_table: TableDep, words: WordsDep, visitor: VisitorDep, depth: Depth = DEPTH
) -> Response:
    """Begin the analysis of a finished game. If it is there or under way, nothing happens."""
    return _state(words, await hub.analyses.ask(open_table.table, depth, visitor), 202)


@router.get("/analysis", response_model=AnalysisState)
async def state(hub: HubDep, open_table: TableDep, words: WordsDep, depth: Depth = DEPTH) -> Response:
    """How far the analysis of a finished game is, and the analysis itself once it is done."""
    return _state(words, await hub.analyses.state(open_table.table, depth))


@router.get("/analysis.json", response_model=AnalysisDocument)
async def document(hub: HubDep, open_table: TableDep, depth: Depth = DEPTH) -> Response:
    """The analysis as a file."""
    found = _done(await hub.analyses.state(open_table.table, depth))
    return _file(found, "application/json", f"gaslamp-{open_table.table.header.id}.analysis.json")


@router.get("/analysis.txt", response_class=PlainTextResponse)
async def text(
    hub: HubDep, open_table: TableDep, words: WordsDep, seat: SeatDep, visitor: VisitorDep, depth: Depth = DEPTH
) -> Response:
    """The game in words, with the analysis beside it."""
    found = _done(await hub.analyses.state(open_table.table, depth))
    written = await hub.queries.annotated(open_table, found, words.language, Reader(visitor, seat != SPECTATOR))
    return _file(written, "text/plain; charset=utf-8", f"gaslamp-{open_table.table.header.id}.analysis.txt")


@router.get("/choices", response_model=ChoiceMoment)
async def choices(
    hub: HubDep,
    open_table: TableDep,
    words: WordsDep,
    seat: SeatDep,
    visitor: VisitorDep,
    at: Annotated[Count, Query()],
    action: Annotated[list[str] | None, Query(max_length=12, description="Actions to be sent as JSON too.")] = None,
) -> Response:
    """After the end: what the seat that acted next saw after `at` actions, and what it could choose."""
    reader = Reader(visitor, seat != SPECTATOR)
    body = await hub.queries.choices(open_table, at, tuple(action or ()), words.language, reader)
    return Response(body, media_type="application/json")


@router.post("/play-on", status_code=201, response_model=Created)
async def play_on(
    wanted: PlayOn,
    request: Request,
    hub: HubDep,
    bots: BotsDep,
    open_table: TableDep,
    words: WordsDep,
    visitor: VisitorDep,
) -> Json:
    """A new table that goes on from a moment of this finished game, with machines in all other seats."""
    account = account_of(request)
    is_bot = await bots.is_bot(account)
    made, token = await playing_on.play_on(hub, open_table, wanted, account, visitor, is_bot=is_bot)
    return {"table": table_info(words, made.table), "key": {"seat": wanted.seat, "token": token}}


def _state(words: Words, found: State, status: int = 200) -> Response:
    head = {
        "state": found.phase,
        "engine": found.engine,
        "depth": found.depth,
        "progress": found.progress,
        "text": words("analysis-failed") if found.phase == "failed" else "",
    }
    # The document is sent as it is kept: to read and write it again would cost more than all the rest.
    body = to_json(head)[:-1] + b',"document":' + (found.document or "null").encode() + b"}"
    return Response(body, status, media_type="application/json")


def _done(found: State) -> str:
    if found.document is None:
        raise NotThere("not-analysed")
    return found.document


def _file(body: str | bytes, media_type: str, name: str) -> Response:
    return Response(body, media_type=media_type, headers={"Content-Disposition": f'attachment; filename="{name}"'})
