"""Beliefs and replays: worked out in a process of their own, once for each question, within a budget."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from gaslamp.core.errors import GaslampError
from gaslamp.core.referee import REFEREE
from gaslamp.server.assembly import build
from gaslamp.server.machines import query_process
from gaslamp.server.machines.fair_queue import Work
from gaslamp.server.machines.process_handle import RequestProcess
from gaslamp.server.machines.query_process import BELIEF_SECONDS, REPLAY_SECONDS, ProcessQueryRunner, ThreadQueryRunner
from gaslamp.server.wire.tables import BeliefInfo, CourseInfo, Replay
from gaslamp.store.memory import MemoryStore
from server.endless_work import Endless, Killed, Quick, Raising, half_and_half
from server.fake_machine import FakeMachine
from server.hosted_server import HOSTED
from server.memory_socket import lifespan
from server.running_server import AT_ONCE, seeded_environment
from waiting import are_gone, soon, until

RECORDS = Path(__file__).parents[1] / "data" / "records"
BELIEF, REPLAY = Work("a", "t", BELIEF_SECONDS), Work("b", "t", REPLAY_SECONDS)


class Counting(ThreadQueryRunner):
    """Works in a thread, and remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Any, Work]] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def answer(self, request: Any, work: Work) -> bytes:
        self.asked.append((request, work))
        await self.may_answer.wait()
        return await super().answer(request, work)


@asynccontextmanager
async def served(found: Any) -> AsyncIterator[Any]:
    environment = seeded_environment()
    app = build(HOSTED, MemoryStore(), FakeMachine(), environment=environment, timing=AT_ONCE, query_runner=found).app
    async with lifespan(app):
        yield app


def visiting(app: Any, address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 1)), base_url=HOSTED.base)


async def imported(app: Any, name: str) -> str:
    """The path of a table that is over."""
    async with visiting(app, "192.0.2.1") as client:
        answer = await client.post("/api/tables/import", json={"record": (RECORDS / name).read_text()})
        assert answer.status_code == 201, answer.text
        return f"/api/tables/{answer.json()['id']}"


@pytest.fixture(name="processes")
async def _processes() -> AsyncIterator[ProcessQueryRunner]:
    found = ProcessQueryRunner()
    yield found
    await found.close()


async def test_a_question_that_takes_too_long_is_given_up_and_its_process_killed() -> None:
    found = ProcessQueryRunner(timeout_seconds=0.1)
    asked = asyncio.create_task(found.answer(Endless(), BELIEF))
    await until(lambda: found.processes, "a process")
    processes = found.processes
    with pytest.raises(GaslampError, match="analysis-failed"):
        await soon(asked, "the deadline")
    await until(lambda: are_gone(processes), "the process to be killed")
    await found.close()


async def test_a_replay_does_not_wait_for_a_belief(processes: ProcessQueryRunner) -> None:
    belief = asyncio.create_task(processes.answer(Endless(), BELIEF))
    await until(lambda: processes.processes, "a process")
    assert await soon(processes.answer(Quick(), REPLAY), "the replay") == b"quick"
    belief.cancel()


async def test_a_visitor_with_too_many_questions_is_refused(
    processes: ProcessQueryRunner,
) -> None:
    asked = [asyncio.create_task(processes.answer(Endless(), BELIEF)) for _ in range(query_process.MAX_WAITING + 1)]
    await until(lambda: processes.processes, "a process")
    with pytest.raises(GaslampError, match="too-many"):
        await processes.answer(Quick(), BELIEF)
    for task in asked:
        task.cancel()


async def test_the_event_loop_does_not_wait_for_the_rest_of_an_answer(tmp_path: Path) -> None:
    """The second half is sent only after the event loop has seen that the first half was sent."""
    halted, goes_on = tmp_path / "halted", tmp_path / "goes on"
    process = RequestProcess(half_and_half, halted, goes_on)
    await soon(process.ready(), "the process")
    answer = asyncio.create_task(process.ask(Quick(), print))
    await until(halted.exists, "the first half")
    goes_on.touch()
    assert await soon(answer, "the second half") == b"whole"
    process.kill()
    await process.join()


async def test_closing_answers_everybody_who_waits() -> None:
    found = ProcessQueryRunner()
    asked = [asyncio.create_task(found.answer(Endless(), BELIEF)) for _ in range(3)]
    await until(lambda: found.processes, "a process")
    await soon(found.close(), "the end")
    for task in asked:
        with pytest.raises(GaslampError, match="analysis-failed"):
            await soon(task, "those who wait to be told")


async def test_a_process_that_is_killed_is_replaced(processes: ProcessQueryRunner, tmp_path: Path) -> None:
    assert await soon(processes.answer(Killed(tmp_path / "died"), BELIEF), "the second try") == b"alive"


async def test_a_log_line_does_not_say_what_went_wrong_in_words(processes: ProcessQueryRunner) -> None:
    """The message of an error may quote a secret."""
    with structlog.testing.capture_logs() as logs, pytest.raises(GaslampError, match="analysis-failed"):
        await soon(processes.answer(Raising(), BELIEF), "the failure")
    assert [entry["event"] for entry in logs] == ["analysis-failed"]
    assert "secret" not in str(logs)


@pytest.mark.parametrize("name", ["mrjack-right.record", "whitechapel-letters.record"])
async def test_a_process_answers_the_same_bytes_as_a_thread(name: str, processes: ProcessQueryRunner) -> None:
    answers = []
    for found in (processes, ThreadQueryRunner()):
        async with served(found) as app:
            table = await imported(app, name)
            async with visiting(app, "192.0.2.1") as client:
                paths = [
                    f"{table}/replay?eyes={eyes}&start=5&count=9&lang=fr" for eyes in (REFEREE, "jack", "spectator")
                ]
                paths.append(f"{table}/belief?eyes=spectator&at=9")
                paths.append(f"{table}/course")
                answers.append([(await client.get(path)).text for path in paths])
    assert answers[0] == answers[1]
    for page in answers[0][:3]:
        Replay.model_validate_json(page, strict=True)
    BeliefInfo.model_validate_json(answers[0][3], strict=True)
    assert len(CourseInfo.model_validate_json(answers[0][4], strict=True).points) == 3


async def test_an_answer_is_worked_out_once() -> None:
    found = Counting()
    async with served(found) as app:
        table = await imported(app, "mrjack-right.record")
        async with visiting(app, "192.0.2.1") as one, visiting(app, "192.0.2.2") as other:
            for path in (f"{table}/replay", f"{table}/belief?eyes=spectator&at=4", f"{table}/course"):
                found.asked.clear()
                found.may_answer.clear()
                asked = [asyncio.create_task(client.get(path)) for client in (one, other, one)]
                await until(lambda: found.asked, "the first question")
                found.may_answer.set()
                answers = [await soon(task, "an answer") for task in asked] + [await other.get(path)]
                assert len({answer.content for answer in answers}) == 1
                assert len(found.asked) == 1


async def test_a_question_is_charged_to_the_address_that_asks() -> None:
    found = Counting()
    async with served(found) as app:
        table = await imported(app, "mrjack-right.record")
        for number, address in enumerate(("192.0.2.1", "192.0.2.2", "192.0.2.1")):
            async with visiting(app, address) as client:
                await client.get(f"{table}/replay?start={number}")
        one, other, again = (work.visitor for _, work in found.asked)
        assert one == again != other


async def test_players_ask_before_spectators() -> None:
    found = Counting()
    async with served(found) as app, visiting(app, "192.0.2.1") as client:
        body = {
            "game": "mrjack",
            "settings": {"assist": "possible"},
            "seats": {"jack": {"kind": "machine", "level": "novice"}},
            "me": {"seat": "detective", "name": "Ada"},
        }
        made = (await client.post("/api/tables", json=body)).json()
        path = f"/api/tables/{made['table']['id']}/belief"
        await client.get(path, headers={"authorization": f"Bearer {made['key']['token']}"})
        await client.get(path)
        assert [work.is_player for _, work in found.asked] == [True, False]


async def test_a_question_that_took_too_long_is_not_tried_again() -> None:
    class Slow(Counting):
        async def answer(self, request: Any, work: Work) -> bytes:
            await super().answer(request, work)
            raise GaslampError("analysis-failed")

    found = Slow()
    async with served(found) as app:
        table = await imported(app, "mrjack-right.record")
        async with visiting(app, "192.0.2.1") as client:
            answers = [await client.get(f"{table}/replay") for _ in range(3)]
        assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "analysis-failed")] * 3
        assert len(found.asked) == 1
