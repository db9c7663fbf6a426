"""Puzzles over REST: shown without their answers, judged by the server, rated once."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.puzzles.line import Puzzle, parse, write
from gaslamp.puzzles.shipped import games, shipped, with_id
from gaslamp.server.assembly import build
from gaslamp.server.machines.puzzle_request import details
from gaslamp.server.wire import puzzles as wire
from gaslamp.store.memory import MemoryStore
from puzzles.puzzle_lines import first, kinds
from server.hosted_server import HOSTED
from server.memory_socket import lifespan
from server.running_server import AT_ONCE, FakeMachine, seeded_environment

RECORDS = Path(__file__).parents[1] / "data" / "records"
NOON = int(datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp() * 1000)
NEW = {"name": "Irene", "password": "a long walk in the fog"}


@asynccontextmanager
async def served(now: Callable[[], int] = lambda: NOON) -> AsyncIterator[httpx.AsyncClient]:
    environment = seeded_environment(now=now)
    app = build(HOSTED, MemoryStore(), FakeMachine(), environment=environment, timing=AT_ONCE).app
    async with (
        lifespan(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url=HOSTED.base, headers={"origin": HOSTED.base}
        ) as client,
    ):
        yield client


@pytest.fixture(name="client")
async def _client() -> AsyncIterator[httpx.AsyncClient]:
    async with served() as client:
        yield client


def checked(model: Any, answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    TypeAdapter(model).validate_json(answer.content)
    return answer.json()


async def solve(client: httpx.AsyncClient, puzzle: Puzzle, answer: Any, **more: Any) -> Any:
    body = {"answer": list(answer), **more}
    return checked(wire.SolutionResult, await client.post(f"/api/puzzles/{puzzle.id}/solution", json=body))


def wrong(puzzle: Puzzle) -> list[str]:
    return [next(mark for mark in puzzle.part.marks(puzzle.candidate) if mark not in puzzle.proof.answer)]


async def test_every_kind_is_listed_with_its_puzzles(client: httpx.AsyncClient) -> None:
    found = checked(list[wire.Theme], await client.get("/api/puzzles/themes?lang=it"))
    assert [(one["game"], one["kind"]) for one in found] == [
        (game, kind)
        for game in games()
        for kind in registration(game).puzzles.KINDS  # type: ignore[union-attr]
    ]
    assert sum(one["count"] for one in found) == sum(len(shipped(game)) for game in games())
    assert "Chi può ancora essere Jack?" in [one["title"] for one in found]


async def test_puzzles_are_listed_by_kind_and_rating(client: httpx.AsyncClient) -> None:
    query = {"game": "mrjack", "kind": "split", "lowest": 1000, "highest": 2000, "limit": 5, "skip": 1}
    found = checked(wire.PuzzleList, await client.get("/api/puzzles", params=query))
    expected = [one for one in shipped("mrjack") if one.kind == "split" and 1000 <= one.rating.rating <= 2000]
    assert found["total"] == len(expected)
    assert [one["id"] for one in found["puzzles"]] == [one.id for one in expected[1:6]]


@pytest.mark.parametrize(("game", "kind"), kinds())
async def test_a_puzzle_is_shown_without_its_answer(client: httpx.AsyncClient, game: str, kind: str) -> None:
    puzzle = first(game, kind)
    found = checked(wire.PuzzleDetails, await client.get(f"/api/puzzles/{puzzle.id}"))
    hidden = {"answer", "proof", "value", "margin", "equal", "line", "explanation", "labels"}
    assert not hidden & (found.keys() - {"facts"})
    assert bool(found["choices"]) != bool(found["marks"])
    assert found["question"]
    assert found["log"]


def test_two_puzzles_that_differ_in_the_answer_only_are_shown_alike() -> None:
    """What is sent follows from the record, never from the answer."""
    puzzle = first("mrjack", "who")
    words = write(puzzle).split(" ")
    words[8] = "+".join(wrong(puzzle))
    assert details(Words("en"), parse(" ".join(words))) == details(Words("en"), puzzle)


@pytest.mark.parametrize(("game", "kind"), kinds())
async def test_the_right_answer_is_right_and_explained(client: httpx.AsyncClient, game: str, kind: str) -> None:
    puzzle = first(game, kind)
    found = await solve(client, puzzle, puzzle.proof.answer)
    assert found["is_right"]
    assert found["answer"] == list(puzzle.proof.answer)
    assert len(found["labels"]) == len(found["answer"])
    assert found["explanation"]
    for step in found["explanation"]:
        assert step["text"] != step["key"], "there is a sentence"
    assert found["solver"]["rating"] > 1500
    assert found["solver"]["streak"] == 1


async def test_a_wrong_answer_costs_a_guest_rating_and_streak(client: httpx.AsyncClient) -> None:
    puzzle = first("mrjack", "who")
    before = {"rating": 1700, "deviation": 90, "solved": 4, "streak": 4, "best_streak": 4}
    found = await solve(client, puzzle, wrong(puzzle), solver=before)
    assert not found["is_right"]
    assert set(found["missing"]) == set(puzzle.proof.answer)
    after = found["solver"]
    assert after["rating"] < 1700
    assert (after["solved"], after["failed"], after["streak"], after["best_streak"]) == (4, 1, 0, 4)


@pytest.mark.parametrize(("game", "kind"), [("mrjack", "who"), ("mrjack", "save")])
async def test_to_be_shown_the_answer_counts_as_a_wrong_one(client: httpx.AsyncClient, game: str, kind: str) -> None:
    puzzle = first(game, kind)
    found = checked(wire.SolutionResult, await client.post(f"/api/puzzles/{puzzle.id}/solution", json={"answer": None}))
    assert (found["is_right"], found["solver"]["failed"]) == (False, 1)
    assert found["answer"] == list(puzzle.proof.answer)


async def test_an_unrated_answer_changes_no_number(client: httpx.AsyncClient) -> None:
    puzzle = first("mrjack", "who")
    found = await solve(client, puzzle, puzzle.proof.answer, is_rated=False, solver={"rating": 1700})
    assert (found["is_right"], found["is_rated"], found["solver"]["rating"]) == (True, False, 1700)


async def test_an_account_is_rated_once_for_each_puzzle(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/puzzles/solver")).json()["code"] == "not-logged-in"
    assert (await client.post("/api/account", json=NEW)).status_code == 201
    puzzle = first("mrjack", "who")
    wrongly = await solve(client, puzzle, wrong(puzzle), solver={"rating": 3000})
    assert wrongly["is_rated"]
    assert wrongly["solver"]["rating"] < 1500, "what the browser says does not count"
    again = await solve(client, puzzle, puzzle.proof.answer)
    assert (again["is_right"], again["is_rated"]) == (True, False)
    kept = checked(wire.SolverState, await client.get("/api/puzzles/solver"))
    assert kept == again["solver"] == wrongly["solver"]


async def test_an_account_is_not_offered_what_it_has_answered(client: httpx.AsyncClient) -> None:
    await client.post("/api/account", json=NEW)
    query = {"game": "mrjack", "kind": "hide", "seed": "s"}
    one = (await client.get("/api/puzzles/next", params=query)).json()
    await solve(client, with_id(one["id"]), with_id(one["id"]).proof.answer)
    for seed in "abcdef":
        other = await client.get("/api/puzzles/next", params=query | {"seed": seed})
        assert checked(wire.PuzzleDetails, other)["id"] != one["id"]


async def test_harder_and_easier_puzzles_can_be_asked_for(client: httpx.AsyncClient) -> None:
    await client.post("/api/account", json=NEW)
    easy, hard = [
        (await client.get("/api/puzzles/next", params={"shift": shift, "seed": "s"})).json() for shift in (-400, 400)
    ]
    assert easy["rating"] < 1500 < hard["rating"]


async def test_a_guest_names_the_puzzles_that_were_seen(client: httpx.AsyncClient) -> None:
    ids = [puzzle.id for puzzle in shipped("mrjack") if puzzle.kind == "hide"]
    query = {"game": "mrjack", "kind": "hide", "without": ",".join(ids[1:])}
    assert (await client.get("/api/puzzles/next", params=query)).json()["id"] == ids[0]
    query["without"] = ",".join(ids)
    assert (await client.get("/api/puzzles/next", params=query)).status_code == 404


async def test_the_daily_puzzle_is_the_same_for_all_and_makes_a_row_of_days(client: httpx.AsyncClient) -> None:
    today = checked(wire.DailyPuzzle, await client.get("/api/puzzles/daily"))
    assert today["date"] == "2026-11-17"
    assert (await client.get("/api/puzzles/daily?day=2026-11-17&lang=fr")).json()["puzzle"]["id"] == today["puzzle"][
        "id"
    ]
    puzzle = with_id(today["puzzle"]["id"])
    before = {"day": "2026-11-16", "days": 6, "best_days": 6}
    found = await solve(client, puzzle, puzzle.proof.answer, solver=before)
    assert (found["solver"]["day"], found["solver"]["days"]) == ("2026-11-17", 7)


async def test_no_day_after_tomorrow_has_a_puzzle_yet(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/puzzles/daily?day=2026-11-18")).status_code == 200
    assert (await client.get("/api/puzzles/daily?day=2026-11-19")).status_code == 404


async def test_an_answer_is_built_step_by_step(client: httpx.AsyncClient) -> None:
    puzzle = first("mrjack", "save")
    for length in range(len(puzzle.proof.answer) + 1):
        body = {"actions": puzzle.proof.answer[:length]}
        found = checked(wire.PuzzlePosition, await client.post(f"/api/puzzles/{puzzle.id}/steps", json=body))
        assert found["is_complete"] == (length == len(puzzle.proof.answer))
        if not found["is_complete"]:
            assert puzzle.proof.answer[length] in [choice["action"]["text"] for choice in found["choices"]]


async def test_a_step_that_is_not_allowed_is_refused(client: httpx.AsyncClient) -> None:
    puzzle = first("mrjack", "save")
    for path, body in (("steps", {"actions": ["@H"]}), ("solution", {"answer": ["@H"]}), ("solution", {"answer": []})):
        answer = await client.post(f"/api/puzzles/{puzzle.id}/{path}", json=body)
        assert 400 <= answer.status_code < 500, answer.text


async def test_there_is_no_puzzle_of_another_name(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/puzzles/0123456789ab")).status_code == 404
    assert (await client.get("/api/puzzles/..%2Fsolver")).status_code in (404, 422)


async def start_run(client: httpx.AsyncClient, **more: Any) -> Any:
    return checked(wire.RunList, await client.post("/api/puzzles/run", json=more))


async def answer_in_run(client: httpx.AsyncClient, one: Any, **more: Any) -> Any:
    puzzle = with_id(one["id"])
    return (await solve(client, puzzle, puzzle.proof.answer, in_run=True, **more))["solver"]


async def test_a_timed_run_has_puzzles_of_one_game_the_easy_ones_first(client: httpx.AsyncClient) -> None:
    run = await start_run(client, game="whitechapel")
    assert {one["game"] for one in run["puzzles"]} == {"whitechapel"}
    assert (run["seconds"], len(run["puzzles"])) == (300, 60)
    assert [one["rating"] for one in run["puzzles"]] == sorted(one["rating"] for one in run["puzzles"])


async def test_a_game_without_puzzles_has_no_timed_run(client: httpx.AsyncClient) -> None:
    assert 400 <= (await client.post("/api/puzzles/run", json={"game": "nonsense"})).status_code < 500


async def test_a_guest_at_the_end_of_all_numbers_is_still_answered(client: httpx.AsyncClient) -> None:
    puzzle = first("mrjack", "who")
    most = dict.fromkeys(("solved", "failed", "streak", "best_streak", "days", "best_days", "best_run"), 1_000_000)
    run = await start_run(client, solver=most)
    own = run["solver"] | {"run": run["solver"]["run"] | {"solved": 1_000_000}}
    assert (await solve(client, puzzle, puzzle.proof.answer, solver=own))["solver"]["solved"] == 1_000_000
    assert (await answer_in_run(client, run["puzzles"][0], solver=own))["best_run"] == 1_000_000


async def test_the_server_counts_what_an_account_solves_in_a_timed_run(client: httpx.AsyncClient) -> None:
    await client.post("/api/account", json=NEW)
    first_one, second, *_ = (await start_run(client))["puzzles"]
    invented = {"best_run": 50, "run": {"seed": "s", "game": None, "ends_at": 9 * NOON, "answered": 0, "solved": 50}}
    await answer_in_run(client, first_one, solver=invented)
    own = await answer_in_run(client, second)
    assert (own["run"]["solved"], own["best_run"]) == (2, 2)
    assert own["rating"] == 1500, "a run is not rated"
    again = await start_run(client)
    assert (again["solver"]["run"]["solved"], again["solver"]["best_run"]) == (0, 2)


async def test_a_puzzle_of_a_timed_run_counts_once(client: httpx.AsyncClient) -> None:
    await client.post("/api/account", json=NEW)
    one, *_ = (await start_run(client))["puzzles"]
    for _ in range(2):
        own = await answer_in_run(client, one)
    assert own["run"]["solved"] == 1


async def test_a_puzzle_of_a_timed_run_cannot_be_tried_again_after_a_wrong_answer(client: httpx.AsyncClient) -> None:
    await client.post("/api/account", json=NEW)
    one = next(one for one in (await start_run(client))["puzzles"] if one["form"] == "marks")
    await solve(client, with_id(one["id"]), wrong(with_id(one["id"])), in_run=True)
    assert (await answer_in_run(client, one))["run"]["solved"] == 0


async def test_a_puzzle_that_is_not_in_the_timed_run_does_not_count(client: httpx.AsyncClient) -> None:
    await client.post("/api/account", json=NEW)
    await start_run(client, game="whitechapel")
    puzzle = first("mrjack", "who")
    own = (await solve(client, puzzle, puzzle.proof.answer, in_run=True))["solver"]
    assert (own["run"]["solved"], own["best_run"]) == (0, 0)


async def test_after_the_time_nothing_counts_in_a_timed_run() -> None:
    times = [NOON]
    async with served(lambda: times[-1]) as client:
        await client.post("/api/account", json=NEW)
        one, second, *_ = (await start_run(client))["puzzles"]
        times.append(NOON + 299_000)
        await answer_in_run(client, one)
        times.append(NOON + 310_000)
        assert (await answer_in_run(client, second))["run"]["solved"] == 1


async def test_a_guest_carries_the_timed_run_along(client: httpx.AsyncClient) -> None:
    run = await start_run(client, solver={"best_run": 1})
    own = run["solver"]
    for one in run["puzzles"][:2]:
        own = await answer_in_run(client, one, solver=own)
    assert (own["run"]["solved"], own["best_run"]) == (2, 2)


async def test_drills_are_asked_and_judged(client: httpx.AsyncClient) -> None:
    for one in checked(list[wire.DrillTheme], await client.get("/api/puzzles/drills")):
        path = f"/api/puzzles/drills/{one['game']}/{one['drill']}"
        asked = checked(wire.DrillQuestion, await client.get(f"{path}?seed=7"))
        assert "answer" not in asked
        assert asked == (await client.get(f"{path}?seed=7")).json()
        right = registration(one["game"]).puzzles.drill(one["drill"], 7).answer  # type: ignore[union-attr]
        found = checked(wire.DrillResult, await client.post(path, json={"seed": 7, "answer": right}))
        assert (found["is_right"], found["missing"], found["surplus"]) == (True, [], [])
        assert not (await client.post(path, json={"seed": 7, "answer": ["99"]})).json()["is_right"]
    assert (await client.get("/api/puzzles/drills/mrjack/none")).status_code == 404


async def test_puzzles_are_found_in_a_finished_game(client: httpx.AsyncClient) -> None:
    text = (RECORDS / "mrjack-dawn.record").read_text()
    made = (await client.post("/api/tables/import", json={"record": text})).json()
    table = f"/api/tables/{made['id']}/puzzles"
    found = checked(list[wire.PuzzleDetails], await client.get(f"{table}?seat=detective"))
    assert {one["seat"] for one in found} == {"detective"}
    who = next(one for one in found if one["kind"] == "who")
    judged = await client.post(f"{table}/{who['id']}/solution?seat=detective", json={"answer": ["H"]})
    right = checked(wire.Judged, judged)["answer"]
    judged = await client.post(f"{table}/{who['id']}/solution?seat=detective", json={"answer": right})
    assert checked(wire.Judged, judged)["is_right"]
    assert (await client.post(f"{table}/{who['id']}/solution?seat=jack", json={"answer": right})).status_code == 404


async def test_an_unfinished_game_shows_no_puzzles(client: httpx.AsyncClient) -> None:
    made = (await client.post("/api/tables", json={"game": "mrjack"})).json()
    for seat in ("jack", "detective"):
        await client.post(f"/api/tables/{made['table']['id']}/seats", json={"seat": seat, "name": seat})
    answer = await client.get(f"/api/tables/{made['table']['id']}/puzzles?seat=jack")
    assert answer.status_code in (403, 409), answer.text
