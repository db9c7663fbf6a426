"""The past of a table: its record, its log, its replay, and what can be deduced from it."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from gaslamp.core import journal, record
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import SPECTATOR, AnyGame, Seat
from gaslamp.core.record import TABLE, Record
from gaslamp.core.referee import REFEREE, referee
from gaslamp.i18n import Words
from gaslamp.server.rest.request_context import Eyes, HubDep, SeatDep, TableDep, WordsDep
from gaslamp.server.tables.history import SeenAction
from gaslamp.server.tables.messages import Json, acted, outcome_json
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.wire.messages import StoryLine
from gaslamp.server.wire.tables import BeliefInfo, CounselInfo, Replay
from gaslamp.server.wire.views import view_json
from gaslamp.table import visibility

router = APIRouter(prefix="/api/tables/{table}", tags=["records"])

PAGE = 100


@router.get("/record", response_class=PlainTextResponse)
async def record_text(open_table: TableDep, seat: SeatDep, eyes: Eyes = None) -> str:
    """The record as one's seat saw it. After the end: as any seat saw it, or the whole record (`referee`)."""
    wanted = _wanted(open_table, seat, eyes)
    found = visibility.record(open_table.table, TABLE) if wanted == REFEREE else open_table.record(wanted)
    return record.write(found)


@router.get("/story", response_model=list[StoryLine])
async def story(open_table: TableDep, seat: SeatDep, words: WordsDep, eyes: Eyes = None) -> list[Json]:
    """The whole log in the reader's language."""
    wanted = _wanted(open_table, seat, eyes)
    return open_table.story(SPECTATOR if wanted == REFEREE else wanted, words.language)


@router.get("/replay", response_model=Replay)
async def replay(
    open_table: TableDep,
    seat: SeatDep,
    words: WordsDep,
    eyes: Eyes = None,
    start: Annotated[int, Query(ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> Json:
    """After the end: what was seen after each action, from number `start` on."""
    visibility.check_over(open_table.table)
    wanted = _wanted(open_table, seat, eyes)
    return await asyncio.to_thread(_replay, open_table, words, wanted, range(start, start + count))


@router.get("/belief", response_model=BeliefInfo)
async def belief(
    hub: HubDep, open_table: TableDep, seat: SeatDep, eyes: Eyes = None, at: Annotated[int | None, Query(ge=0)] = None
) -> Json:
    """What could be true by what a seat has seen after `at` actions, as far as the table's assist level allows."""
    wanted = _wanted(open_table, seat, eyes)
    if wanted == REFEREE:
        raise NotWellFormed("unknown-seat", text=wanted, known=", ".join(visibility.observers(open_table.table)))
    return await hub.deduction.belief(open_table, wanted, at)


@router.get("/counsel", response_model=CounselInfo)
async def counsel(hub: HubDep, open_table: TableDep, seat: SeatDep) -> Json:
    """For a seat whose turn it is: what a machine would do, if the table's assist level is `probabilities`."""
    return await hub.advice.proposals(open_table, seat)


def _wanted(open_table: OpenTable, seat: Seat, eyes: Seat | None) -> Seat:
    """The seat whose eyes are asked for, if the asker may see with them."""
    wanted = eyes or seat
    known = (*visibility.observers(open_table.table), REFEREE)
    if wanted not in known:
        raise NotWellFormed("unknown-seat", text=wanted, known=", ".join(known))
    visibility.check_may_see_as(open_table.table, seat, wanted)
    return wanted


def _all(game: AnyGame, whole: Record) -> list[SeenAction]:
    """After the end: nothing is hidden."""
    return [SeenAction(entry, game.parse_action(entry.action)) for entry in whole.entries]


def _replay(open_table: OpenTable, words: Words, eyes: Seat, moments: Sequence[int]) -> Json:
    table = open_table.table
    game, whole = table.game, table.journal.record
    states = journal.replay(game, whole)
    seen = _all(game, whole) if eyes == REFEREE else open_table.history.seen[eyes]

    def view(number: int) -> Any:
        return referee(game, states[number]) if eyes == REFEREE else game.view(states[number], eyes)

    def moment(number: int) -> Json:
        done = acted(game.NAME, number, seen[number - 1]) if number else dict.fromkeys(("seat", "text", "action"))
        return {
            "number": number,
            **{name: done[name] for name in ("seat", "text", "action")},
            "view": view_json(game.NAME, view(number), words),
        }

    return {
        "eyes": eyes,
        "length": whole.length,
        "moments": [moment(number) for number in moments if number <= whole.length],
        "outcome": outcome_json(words, table, view(whole.length)),
    }
