"""Puzzles and drills. What is sent of a puzzle never has its answer in it."""

import asyncio
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import Response

from gaslamp.core.errors import GaslampError, NotThere
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.parts.wire import SeatName
from gaslamp.puzzles import selection, telling
from gaslamp.puzzles.line import Puzzle, part_of
from gaslamp.puzzles.shipped import fitting, games, load, with_id
from gaslamp.puzzles.solver import Solver, parse, write
from gaslamp.server.machines.puzzle_request import summary
from gaslamp.server.rest.request_context import HubDep, TableDep, VisitorDep, WordsDep
from gaslamp.server.rest.tables import account_of
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.solvers import RUN_SECONDS, Given
from gaslamp.server.wire.puzzles import (
    DailyPuzzle,
    DrillAnswer,
    DrillQuestion,
    DrillResult,
    DrillTheme,
    Judged,
    OwnSolution,
    PuzzleActions,
    PuzzleDetails,
    PuzzleId,
    PuzzleList,
    PuzzlePosition,
    RunList,
    Solution,
    SolutionResult,
    SolverState,
    StartRun,
    Theme,
)


async def _loaded() -> None:
    """In a thread: meanwhile the moves of all tables go on."""
    await asyncio.to_thread(load)


router = APIRouter(tags=["puzzles"], dependencies=[Depends(_loaded)])

MOST_LISTED = 100
MOST_WITHOUT = 2_000
"""Characters: about 150 ids. However they are escaped, they fit into the head of a request."""
GameName = Annotated[str | None, Query(max_length=40)]
KindName = Annotated[str | None, Query(max_length=40)]
Name = Annotated[PuzzleId, Path(description="The puzzle's id.")]
Seed = Annotated[str, Query(max_length=40, description="The same seed gives the same choice.")]
DrillSeed = Annotated[int, Query(ge=0, le=2**31 - 1)]
PlainName = Annotated[str, Path(max_length=40)]


@router.get("/api/puzzles/themes", response_model=list[Theme])
async def themes(words: WordsDep) -> list[Json]:
    """Every kind of puzzle that there is."""
    return [_theme(words, game, kind) for game in games() for kind in part_of(registration(game)).KINDS]


@router.get("/api/puzzles", response_model=PuzzleList)
async def puzzles(
    words: WordsDep,
    game: GameName = None,
    kind: KindName = None,
    lowest: Annotated[int, Query(ge=0, le=5000)] = 0,
    highest: Annotated[int, Query(ge=0, le=5000)] = 5000,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50,
    skip: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> Json:
    """By rating, the easy ones first."""
    found = [puzzle for puzzle in fitting(game, kind) if lowest <= puzzle.rating.rating <= highest]
    found.sort(key=lambda puzzle: (puzzle.rating.rating, puzzle.id))
    return {"total": len(found), "puzzles": [summary(words, puzzle) for puzzle in found[skip : skip + limit]]}


@router.get("/api/puzzles/daily", response_model=DailyPuzzle)
async def daily(hub: HubDep, words: WordsDep, day: date | None = None) -> Json:
    """The puzzle of a day is the same for everybody. Without a day: today's, by the server's clock in UTC."""
    found, puzzle = hub.puzzles.of_day(day)
    return {"date": found, "puzzle": summary(words, puzzle)}


@router.get("/api/puzzles/next", response_model=PuzzleDetails)
async def following(
    request: Request,
    hub: HubDep,
    words: WordsDep,
    visitor: VisitorDep,
    game: GameName = None,
    kind: KindName = None,
    rating: Annotated[float, Query(ge=0, le=5000)] = 1500,
    shift: Annotated[int, Query(ge=-1000, le=1000, description="So much harder, or easier if negative.")] = 0,
    seed: Seed = "",
    without: Annotated[
        str, Query(max_length=MOST_WITHOUT, pattern="^[0-9a-f,]*$", description="Ids with commas: not these.")
    ] = "",
) -> Response:
    """A puzzle near a rating. For an account its own rating counts, and none that it has answered comes again."""
    seen = set(without.split(","))
    account = account_of(request)
    if account is not None:
        rating = (await hub.solvers.of(account)).rating
        seen |= await hub.solvers.seen(account)
    puzzle = selection.near(fitting(game, kind), rating + shift, seed, seen)
    if puzzle is None:
        raise NotThere("no-puzzle")
    return _json(await hub.puzzles.details(puzzle, words.language, visitor))


@router.get("/api/puzzles/solver", response_model=SolverState)
async def solver(request: Request, hub: HubDep) -> Json:
    """The numbers of the account that is logged in."""
    account = account_of(request)
    if account is None:
        raise GaslampError("not-logged-in")
    return write(await hub.solvers.of(account))


@router.post("/api/puzzles/run", response_model=RunList)
async def start_run(body: StartRun, request: Request, hub: HubDep, words: WordsDep) -> Json:
    """Begins a timed run. The right answers that come with `in_run` until its end are counted."""
    account = account_of(request)
    after, found = await hub.solvers.start_run(account, _guest(body.solver), body.game)
    return {"seconds": RUN_SECONDS, "puzzles": [summary(words, puzzle) for puzzle in found], "solver": write(after)}


@router.get("/api/puzzles/drills", response_model=list[DrillTheme])
async def drills(words: WordsDep) -> list[Json]:
    return [
        {
            "game": game,
            "drill": name,
            "title": telling.drill_title(words, game, name),
            "form": form,
        }
        for game in games()
        for name, form in part_of(registration(game)).DRILLS.items()
    ]


@router.get("/api/puzzles/drills/{game}/{drill}", response_model=DrillQuestion)
async def drill(
    game: PlainName, drill: PlainName, hub: HubDep, words: WordsDep, visitor: VisitorDep, seed: DrillSeed = 0
) -> Response:
    """The same seed gives the same exercise."""
    return _json(await hub.puzzles.drill(game, drill, seed, words.language, visitor))


@router.post("/api/puzzles/drills/{game}/{drill}", response_model=DrillResult)
async def answer_drill(
    game: PlainName, drill: PlainName, body: DrillAnswer, hub: HubDep, words: WordsDep, visitor: VisitorDep
) -> Response:
    """Whether an answer is right, and why."""
    given = tuple(body.answer)
    return _json(await hub.puzzles.judge_drill(game, drill, body.seed, given, words.language, visitor))


@router.get("/api/puzzles/{id}", response_model=PuzzleDetails)
async def puzzle(id: Name, hub: HubDep, words: WordsDep, visitor: VisitorDep) -> Response:
    """Everything that a solver is shown."""
    return _json(await hub.puzzles.details(with_id(id), words.language, visitor))


@router.post("/api/puzzles/{id}/steps", response_model=PuzzlePosition)
async def steps(id: Name, body: PuzzleActions, hub: HubDep, words: WordsDep, visitor: VisitorDep) -> Response:
    """What the solver sees after some of the actions of an answer."""
    return _json(await hub.puzzles.steps(with_id(id), tuple(body.actions), words.language, visitor))


@router.post("/api/puzzles/{id}/solution", response_model=SolutionResult)
async def solution(
    id: Name, body: Solution, request: Request, hub: HubDep, words: WordsDep, visitor: VisitorDep
) -> Json:
    """Whether an answer is right, the right one, and why; and the solver's new numbers."""
    asked, account = with_id(id), account_of(request)
    found = await hub.puzzles.judge(asked, body.answer, words.language, visitor)
    given = Given(asked, is_right=bool(found["is_right"]), is_rated=body.is_rated, in_run=body.in_run)
    own, is_rated = await hub.solvers.after(account, _guest(body.solver), given)
    return {**found, "is_rated": is_rated, "rating": round(asked.rating.rating), "solver": write(own)}


@router.get("/api/tables/{table}/puzzles", response_model=list[PuzzleDetails])
async def of_table(hub: HubDep, open_table: TableDep, words: WordsDep, visitor: VisitorDep, seat: SeatName) -> Response:
    """Puzzles in a finished game for one of its seats. Where the game is analysed, its mistakes come first."""
    found = await _of_table(hub, open_table, seat, visitor)
    bodies = [await hub.puzzles.details(puzzle, words.language, visitor) for puzzle in found]
    return _json(b"[" + b",".join(bodies) + b"]")


@router.post("/api/tables/{table}/puzzles/{id}/steps", response_model=PuzzlePosition)
async def steps_of_table(
    id: Name,
    body: PuzzleActions,
    hub: HubDep,
    open_table: TableDep,
    words: WordsDep,
    visitor: VisitorDep,
    seat: SeatName,
) -> Response:
    asked = _with_id(await _of_table(hub, open_table, seat, visitor), id)
    return _json(await hub.puzzles.steps(asked, tuple(body.actions), words.language, visitor))


@router.post("/api/tables/{table}/puzzles/{id}/solution", response_model=Judged)
async def solution_of_table(
    id: Name,
    body: OwnSolution,
    hub: HubDep,
    open_table: TableDep,
    words: WordsDep,
    visitor: VisitorDep,
    seat: SeatName,
) -> Json:
    """One's own games are not rated."""
    asked = _with_id(await _of_table(hub, open_table, seat, visitor), id)
    return await hub.puzzles.judge(asked, body.answer, words.language, visitor)


async def _of_table(hub: HubDep, open_table: TableDep, seat: str, visitor: str) -> list[Puzzle]:
    analysed = await hub.analyses.state(open_table.table, "quick")
    return await hub.puzzles.of_game(open_table, seat, analysed.document, visitor)


def _with_id(found: list[Puzzle], name: str) -> Puzzle:
    for puzzle in found:
        if puzzle.id == name:
            return puzzle
    raise NotThere("no-puzzle")


def _guest(state: SolverState | None) -> Solver:
    if state is None:
        return Solver()
    return parse(state.model_dump(mode="json"))


def _theme(words: Words, game: str, name: str) -> Json:
    kind = part_of(registration(game)).KINDS[name]
    ratings = [round(puzzle.rating.rating) for puzzle in fitting(game, name)]
    return {
        "game": game,
        "kind": name,
        "title": telling.title(words, game, name),
        "form": kind.form,
        "seat": kind.seat,
        "count": len(ratings),
        "lowest": min(ratings, default=0),
        "highest": max(ratings, default=0),
    }


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")
