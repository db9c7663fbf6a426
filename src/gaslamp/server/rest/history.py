"""The past of a table: its record, its log, its replay, and what can be deduced from it."""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse, Response

from gaslamp.core import journal, record
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.record import TABLE
from gaslamp.core.referee import REFEREE
from gaslamp.parts.wire import Count
from gaslamp.server.rest.request_context import Eyes, HubDep, SeatDep, TableDep, VisitorDep, WordsDep
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.queries import Reader
from gaslamp.server.wire.messages import StoryLine
from gaslamp.server.wire.tables import BeliefInfo, CounselInfo, CourseInfo, Replay
from gaslamp.table import visibility

router = APIRouter(prefix="/api/tables/{table}", tags=["records"])

PAGE = 100


@router.get("/record", response_class=PlainTextResponse)
async def record_text(hub: HubDep, open_table: TableDep, seat: SeatDep, eyes: Eyes = None) -> str:
    """The record as one's seat saw it. After the end: as any seat saw it, or the whole record (`referee`).

    The server signs it. An imported record keeps its own signatures.
    """
    wanted = _wanted(open_table, seat, eyes)
    table = open_table.table
    if table.settings.imported is not None:
        whole = record.parse(table.settings.imported)
        return record.write(whole if wanted == REFEREE else journal.redact(table.game, whole, wanted))
    found = visibility.record(table, TABLE) if wanted == REFEREE else open_table.record(wanted)
    if table.started and found.format == 2:
        found = (await hub.signer()).sign(found)
    return record.write(found)


@router.get("/story", response_model=list[StoryLine])
async def story(open_table: TableDep, seat: SeatDep, words: WordsDep, eyes: Eyes = None) -> list[Json]:
    """The log in the reader's language. After the end it tells every secret; `eyes` asks for what a seat read."""
    wanted = _wanted(open_table, seat, eyes)
    is_over = open_table.table.status == "over"
    shows_all = wanted == REFEREE or (is_over and eyes is None)
    return open_table.true_story(words.language) if shows_all else open_table.story(wanted, words.language)


@router.get("/replay", response_model=Replay)
async def replay(
    open_table: TableDep,
    seat: SeatDep,
    words: WordsDep,
    hub: HubDep,
    visitor: VisitorDep,
    eyes: Eyes = None,
    start: Count = 0,
    count: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> Response:
    """After the end: what was seen after each action, from number `start` on."""
    visibility.check_over(open_table.table)
    wanted = _wanted(open_table, seat, eyes)
    reader = Reader(visitor, seat != SPECTATOR)
    return _json(await hub.queries.replay(open_table, wanted, words.language, start, count, reader))


@router.get("/preview.png", response_class=Response)
async def preview(
    hub: HubDep,
    open_table: TableDep,
    seat: SeatDep,
    visitor: VisitorDep,
    at: Annotated[Count | None, Query(description="After the end: after so many actions.")] = None,
) -> Response:
    """A picture of the board as a spectator sees it; after the end, with everything open."""
    png = await hub.queries.picture(open_table, at, Reader(visitor, seat != SPECTATOR))
    return Response(png, media_type="image/png")


@router.get("/belief", response_model=BeliefInfo)
async def belief(
    hub: HubDep,
    open_table: TableDep,
    seat: SeatDep,
    visitor: VisitorDep,
    eyes: Eyes = None,
    at: Count | None = None,
) -> Response:
    """What could be true by what a seat has seen after `at` actions, as far as the table's assist level allows."""
    wanted = _wanted(open_table, seat, eyes)
    if wanted == REFEREE:
        raise NotWellFormed("unknown-seat", text=wanted, known=", ".join(visibility.observers(open_table.table)))
    return _json(await hub.queries.belief(open_table, wanted, at, Reader(visitor, seat != SPECTATOR)))


@router.get("/course", response_model=CourseInfo)
async def course(hub: HubDep, open_table: TableDep, seat: SeatDep, visitor: VisitorDep) -> Response:
    """After the end: the steps that revealed most about the secret, and how the game was solved."""
    return _json(await hub.queries.course(open_table, Reader(visitor, seat != SPECTATOR)))


@router.get("/counsel", response_model=CounselInfo)
async def counsel(hub: HubDep, open_table: TableDep, seat: SeatDep, visitor: VisitorDep) -> Json:
    """For a seat whose turn it is: what a machine would do, if the table's assist level is `probabilities`."""
    return await hub.advice.proposals(open_table, seat, visitor)


@router.get("/suggestion", response_model=CounselInfo)
async def suggestion(hub: HubDep, open_table: TableDep, seat: SeatDep, visitor: VisitorDep) -> Json:
    """At a table that is a lesson: what to do now, and why. No proposals if it is not the seat's turn."""
    return await hub.advice.suggestion(open_table, seat, visitor)


def _wanted(open_table: OpenTable, seat: Seat, eyes: Seat | None) -> Seat:
    """The seat whose eyes are asked for, if the asker may see with them."""
    wanted = eyes or seat
    known = (*visibility.observers(open_table.table), REFEREE)
    if wanted not in known:
        raise NotWellFormed("unknown-seat", text=wanted, known=", ".join(known))
    visibility.check_may_see_as(open_table.table, seat, wanted)
    return wanted


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")
