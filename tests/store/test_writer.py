"""Group commit: an error of one caller does not affect the others."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from gaslamp.store import writer as writers
from gaslamp.store.engine import Database, Work, connect, file_address
from gaslamp.store.writer import CommitUncertain, Writer
from waiting import soon

stones = sa.Table("stones", sa.MetaData(), sa.Column("number", sa.Integer, primary_key=True))


class Journal:
    """A table of numbers. Negative ones are refused, and the size of each batch is recorded."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.batches: list[int] = []
        self.writer: Writer[int] = Writer(database, self.write_many)

    def write_many(self, connection: sa.Connection, numbers: Sequence[int]) -> list[bool]:
        self.batches.append(len(numbers))
        accepted = [{"number": number} for number in numbers if number >= 0]
        if accepted:
            connection.execute(sa.insert(stones), accepted)
        return [number >= 0 for number in numbers]

    async def kept(self) -> list[int]:
        query = sa.select(stones.c.number).order_by(stones.c.number)
        return await self.database.read(lambda connection: list(connection.scalars(query)))


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[Journal]:
    database = connect(file_address(tmp_path / "stones.db"))

    def begin(connection: sa.Connection) -> None:
        with connection.begin():
            stones.create(connection)

    await database.write(begin)
    made = Journal(database)
    yield made
    await made.writer.close()
    await database.close()


def putting(number: int) -> Work[int]:
    def work(connection: sa.Connection) -> int:
        connection.execute(sa.insert(stones).values(number=number))
        return number

    return work


async def test_waiting_work_is_written_in_one_batch(journal: Journal) -> None:
    first = asyncio.create_task(journal.writer.append(0))
    await asyncio.sleep(0)
    assert all(await asyncio.gather(first, *(journal.writer.append(n) for n in range(1, 100))))
    assert len(journal.batches) <= 3
    assert await journal.kept() == list(range(100))


async def test_after_many_the_next_batch_is_gathered(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "GATHER_SECONDS", 3600)
    await asyncio.gather(*(journal.writer.append(n) for n in range(writers.MANY + 1)))
    first = asyncio.create_task(journal.writer.append(100))
    await journal.kept()
    second = asyncio.create_task(journal.writer.append(101))
    await asyncio.sleep(0)
    await journal.writer.close()
    assert journal.batches == [writers.MANY + 1, 2]
    assert await first
    assert await second


async def test_what_comes_alone_is_written_at_once(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "GATHER_SECONDS", 3600)
    for number in range(3):
        assert await soon(journal.writer.append(number), "a number to be written")
    assert journal.batches == [1, 1, 1]


async def test_the_size_of_a_batch_is_limited(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "MAX_BATCH", 10)
    await asyncio.gather(*(journal.writer.append(n) for n in range(35)))
    assert max(journal.batches) == 10
    assert await journal.kept() == list(range(35))


async def test_every_caller_gets_its_own_answer(journal: Journal) -> None:
    appends = [journal.writer.append(n if n % 3 else -n - 1) for n in range(30)]
    works = [journal.writer.run(putting(n)) for n in range(100, 110)]
    answers = await asyncio.gather(*appends, *works)
    assert answers[:30] == [bool(n % 3) for n in range(30)]
    assert answers[30:] == list(range(100, 110))


async def test_failing_work_fails_alone(journal: Journal) -> None:
    await journal.writer.append(5)
    answers = await asyncio.gather(
        journal.writer.append(6),
        journal.writer.run(putting(5)),
        journal.writer.run(putting(7)),
        return_exceptions=True,
    )
    assert answers[::2] == [True, 7]
    assert isinstance(answers[1], IntegrityError)
    assert await journal.kept() == [5, 6, 7]


async def test_an_entry_that_breaks_the_whole_batch_fails_alone(journal: Journal) -> None:
    await journal.writer.append(5)
    answers = await asyncio.gather(
        *(journal.writer.append(n) for n in (1, 5, 2)), journal.writer.run(putting(3)), return_exceptions=True
    )
    assert [answers[0], answers[2], answers[3]] == [True, True, 3]
    assert isinstance(answers[1], IntegrityError)
    assert await journal.kept() == [1, 2, 3, 5]


async def test_the_writer_continues_after_a_failure(journal: Journal) -> None:
    await journal.writer.append(1)
    with pytest.raises(IntegrityError):
        await journal.writer.append(1)
    assert await journal.writer.append(2)


async def test_closing_writes_what_is_waiting(journal: Journal) -> None:
    waiting = [asyncio.create_task(journal.writer.append(n)) for n in range(20)]
    await asyncio.sleep(0)
    await journal.writer.close()
    assert all(await asyncio.gather(*waiting))
    assert await journal.kept() == list(range(20))
    with pytest.raises(RuntimeError, match="closed"):
        await journal.writer.append(21)


async def test_a_cancelled_caller_does_not_affect_the_others(journal: Journal) -> None:
    impatient = asyncio.create_task(journal.writer.append(1))
    patient = asyncio.create_task(journal.writer.append(2))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient
    with pytest.raises(asyncio.CancelledError):
        await impatient


async def test_a_failed_commit_is_reported_to_every_caller(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_self: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr("sqlalchemy.RootTransaction.commit", broken)
        answers = await asyncio.gather(*(journal.writer.append(n) for n in range(3)), return_exceptions=True)
    assert all(isinstance(answer, CommitUncertain) for answer in answers)
    assert await journal.kept() == []
    assert await journal.writer.append(9)
