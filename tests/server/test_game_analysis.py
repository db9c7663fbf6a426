"""A finished game is analysed once for everybody, as a job that outlives its process. An unfinished game never is."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest

from core.tampered_records import TEXT
from gaslamp.games import registry
from gaslamp.parts.registration import Registration
from gaslamp.server.assembly import build
from gaslamp.server.environment import Environment
from gaslamp.server.gate.rate_limits import RATES
from gaslamp.server.machines.fair_queue import Work
from gaslamp.server.machines.game_analysis_process import GameRequest
from gaslamp.server.machines.game_analyst import AnalysisFailed, Report, ThreadGameAnalyst
from gaslamp.server.machines.player_pool import ignore_progress
from gaslamp.server.tables import analyses
from gaslamp.server.tables.analyses import FORGIVEN_MS, KIND, LEASE_MS, MAX_ATTEMPTS
from gaslamp.server.wire.analysis import AnalysisDocument, AnalysisState, ChoiceMoment
from gaslamp.store.memory import MemoryStore
from server import bare_game
from server.hosted_server import HOSTED
from server.memory_socket import lifespan
from server.running_server import AT_ONCE, FakeMachine, ManualClock, bearer, seeded_environment
from three_doors.registration import REGISTRATION
from waiting import soon, until


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the package were installed, and jobs were looked for all the time."""
    known: Mapping[str, Registration] = {**registry.registrations(), REGISTRATION.name: REGISTRATION}
    monkeypatch.setattr(registry, "registrations", lambda: known)
    monkeypatch.setattr(analyses, "POLL_SECONDS", 0.02)
    monkeypatch.setattr(analyses, "RENEW_SECONDS", 0.02)


class Controlled(ThreadGameAnalyst):
    """Works when the test allows it, and remembers what it was asked for."""

    def __init__(self, share: float = 0.25) -> None:
        super().__init__()
        self.asked: list[GameRequest] = []
        self.share = share
        self.may_answer = asyncio.Event()

    async def analyse(self, request: GameRequest, work: Work, report: Report = ignore_progress) -> str:
        self.asked.append(request)
        report(self.share)
        await self.may_answer.wait()
        return await super().analyse(request, work)


class Failing(Controlled):
    def __init__(self, *, is_final: bool) -> None:
        super().__init__()
        self.is_final = is_final

    async def analyse(self, request: GameRequest, work: Work, report: Report = ignore_progress) -> str:  # noqa: ARG002
        self.asked.append(request)
        raise AnalysisFailed("KeyError", is_final=self.is_final)


@asynccontextmanager
async def served(
    found: Any = None, store: Any = None, environment: Environment | None = None, settings: Any = HOSTED
) -> AsyncIterator[httpx.AsyncClient]:
    app = build(
        settings,
        store or MemoryStore(),
        FakeMachine(),
        environment=environment or seeded_environment(),
        timing=AT_ONCE,
        game_analyst=found or ThreadGameAnalyst(),
    ).app
    async with lifespan(app), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOSTED.base) as client:
        yield client


async def imported(client: httpx.AsyncClient, text: str = TEXT) -> str:
    answer = await client.post("/api/tables/import", json={"record": text})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


async def state(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    answer = await client.get(f"{table}/analysis")
    assert answer.status_code == 200, answer.text
    AnalysisState.model_validate_json(answer.content, strict=True)
    found: dict[str, Any] = answer.json()
    return found


async def reached(client: httpx.AsyncClient, table: str, phase: str) -> dict[str, Any]:
    async def wait() -> dict[str, Any]:
        while (found := await state(client, table))["state"] != phase:
            await asyncio.sleep(0.005)
        return found

    return await soon(wait(), f"the state {phase}")


async def test_a_finished_game_is_analysed_when_somebody_asks() -> None:
    async with served() as client:
        table = await imported(client)
        assert (await state(client, table))["state"] == "none"
        assert (await client.post(f"{table}/analysis")).status_code == 202
        found = await reached(client, table, "done")
        assert [one["eyes"] for one in found["document"]["viewpoints"]] == ["thief", "constable", "referee"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "analysis"),
        ("GET", "analysis"),
        ("GET", "analysis?depth=full"),
        ("GET", "analysis.json"),
        ("GET", "analysis.txt"),
        ("GET", "choices?at=0"),
        ("POST", "play-on"),
    ],
)
async def test_an_unfinished_game_is_analysed_for_nobody(method: str, path: str) -> None:
    store = MemoryStore()
    async with served(store=store) as client:
        made = (await client.post("/api/tables", json={"game": "three-doors"})).json()
        table = f"/api/tables/{made['table']['id']}"
        keys = [
            (await client.post(f"{table}/seats", json={"seat": seat, "name": seat})).json()
            for seat in ("thief", "constable")
        ]
        for token in (None, *(key["token"] for key in keys)):
            for eyes in ("thief", "constable", "spectator", "referee"):
                address = f"{table}/{path}{'&' if '?' in path else '?'}eyes={eyes}"
                body = {"at": 0, "seat": "thief", "name": "Eve"} if path == "play-on" else None
                answer = await client.request(method, address, headers=bearer(token), json=body)
                assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    assert await store.lease_jobs([KIND], now=2**50, until=2**50) == []


async def test_a_game_is_analysed_once_however_many_ask() -> None:
    found = Controlled()
    async with served(found) as client:
        table = await imported(client)
        await asyncio.gather(*(client.post(f"{table}/analysis") for _ in range(5)))
        await until(lambda: found.asked, "the job")
        await client.post(f"{table}/analysis")
        found.may_answer.set()
        await reached(client, table, "done")
        assert (await client.post(f"{table}/analysis")).json()["state"] == "done"
        assert len(found.asked) == 1


async def test_everybody_who_looks_is_told_how_far_it_is() -> None:
    found = Controlled(0.25)
    async with served(found) as client:
        table = await imported(client)
        await client.post(f"{table}/analysis")
        assert (await reached(client, table, "running"))["progress"] == 0.25


async def test_another_process_reads_the_progress_from_the_store() -> None:
    found, store = Controlled(0.25), MemoryStore()
    async with served(found, store) as one, served(Controlled(), store) as other:
        table = await imported(one)
        await one.post(f"{table}/analysis")
        await until(lambda: found.asked, "the job")
        assert (await reached(other, table, "running"))["progress"] == 0.25


async def test_a_game_that_cannot_be_analysed_is_tried_once() -> None:
    found = Failing(is_final=True)
    async with served(found) as client:
        table = await imported(client)
        await client.post(f"{table}/analysis")
        failed = await reached(client, table, "failed")
        assert failed["text"] == "The analysis of this game failed."
        assert (await client.post(f"{table}/analysis")).json()["state"] == "failed"
        assert len(found.asked) == 1


async def test_a_failed_analysis_can_be_asked_for_again_on_another_day() -> None:
    watch, found = ManualClock(), Failing(is_final=True)
    async with served(found, environment=seeded_environment(now=watch)) as client:
        table = await imported(client)
        await client.post(f"{table}/analysis")
        await reached(client, table, "failed")
        watch.at += FORGIVEN_MS
        await client.post(f"{table}/analysis")
        await until(lambda: len(found.asked) == 2, "the second try")


async def test_an_analysis_whose_process_always_dies_is_given_up() -> None:
    found = Failing(is_final=False)
    async with served(found) as client:
        table = await imported(client)
        await client.post(f"{table}/analysis")
        await reached(client, table, "failed")
        assert len(found.asked) == MAX_ATTEMPTS


async def test_an_analysis_goes_on_after_a_restart() -> None:
    store = MemoryStore()
    async with served(Controlled(), store) as client:
        table = await imported(client)
        await client.post(f"{table}/analysis")
        await reached(client, table, "running")
    async with served(store=store) as client:
        await reached(client, table, "done")


async def test_the_job_of_a_process_that_was_killed_is_taken_up_when_its_lease_ends() -> None:
    watch, store = ManualClock(), MemoryStore()
    async with served(Controlled(), store, seeded_environment(now=watch)) as client:
        table = await imported(client)
        await client.post(f"{table}/analysis")
        [job] = [await store.job(name) for name in [f"{KIND} {table[-16:]} 1.1 quick"]]
    assert job is not None
    await store.lease_jobs([KIND], now=watch.at, until=watch.at + LEASE_MS)
    found = Controlled()
    async with served(found, store, seeded_environment(now=watch)) as client:
        assert (await state(client, table))["state"] in ("waiting", "running")
        assert found.asked == []
        watch.at += LEASE_MS
        found.may_answer.set()
        await reached(client, table, "done")


async def test_a_game_without_the_part_is_not_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    without = replace(REGISTRATION, package=bare_game.__name__)
    monkeypatch.setattr(registry, "registrations", lambda: {REGISTRATION.name: without})
    async with served() as client:
        table = await imported(client)
        assert (await state(client, table))["state"] == "not-offered"
        answer = await client.post(f"{table}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-analysis")


async def test_the_analysis_is_exported_as_one_json_file() -> None:
    async with served() as client:
        table = await imported(client)
        assert (await client.get(f"{table}/analysis.json")).json()["code"] == "not-analysed"
        await client.post(f"{table}/analysis")
        await reached(client, table, "done")
        answer = await client.get(f"{table}/analysis.json")
        AnalysisDocument.model_validate_json(answer.content, strict=True)
        assert answer.headers["content-disposition"].startswith("attachment")


async def test_the_analysis_is_exported_as_text_in_the_readers_language() -> None:
    async with served() as client:
        table = await imported(client)
        await client.post(f"{table}/analysis")
        await reached(client, table, "done")
        texts = [(await client.get(f"{table}/analysis.txt?lang={language}")).text for language in ("en", "it")]
        assert "Luck" in texts[0] or "luck" in texts[0]
        assert texts[0] != texts[1]


async def test_a_visitor_starts_no_more_than_the_limit() -> None:
    async with served(Controlled(), settings=replace(HOSTED, limits=True)) as client:
        table = await imported(client)
        answers = [await client.post(f"{table}/analysis") for _ in range(int(RATES["analysis"].burst) + 1)]
        assert [answer.status_code for answer in answers] == [202] * int(RATES["analysis"].burst) + [429]


async def test_the_choices_of_a_moment_are_those_of_the_seat_that_acted() -> None:
    async with served() as client:
        table = await imported(client)
        answer = await client.get(f"{table}/choices", params={"at": 1, "action": ["-1", "-2"]})
        found = ChoiceMoment.model_validate_json(answer.content, strict=True)
        assert found.seat == "constable"
        assert [one.action.text for one in found.choices] == ["-1", "-2", "-3"]
        assert found.actions["-2"].action.text == "-2"
        assert ":?" not in found.view.text


async def test_nobody_chooses_at_a_step_of_chance() -> None:
    async with served() as client:
        table = await imported(client)
        answer = await client.get(f"{table}/choices", params={"at": 2})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-choice")
