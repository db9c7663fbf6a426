"""Group commit: one task writes. What arrives during a commit goes into the next one, in one transaction.

A commit takes a millisecond or two whatever its size, so a hundred moves in one commit are acknowledged almost as fast
as one. After a batch of many the next one is gathered for a moment: fewer commits cost less. An error in one piece of
work reaches only its caller: the rest of the batch is stored. If the disk fails, nothing of the batch is stored and
every caller gets the error.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar, cast

import sqlalchemy as sa

from gaslamp.core.errors import GaslampError
from gaslamp.store.engine import Database, T, Work
from gaslamp.store.outage import DatabaseUnavailable, is_deadlock, is_unavailable
from gaslamp.store.storage_fault import StorageState, storage_fault

MAX_BATCH = 500
"""Pieces of work in one transaction."""
MANY = 8
"""More than this in one transaction: the server is busy, and more will come at once."""
GATHER_SECONDS = 0.01
"""How long a busy server waits for more before it commits again. A commit costs much more than a piece of work."""

Entry = TypeVar("Entry")
WriteMany = Callable[[sa.Connection, Sequence[Entry]], Sequence[bool]]


@dataclass(frozen=True, slots=True, eq=False)
class Waiting(Generic[Entry]):
    """An entry for `write_many`, or other work, and the future of its answer."""

    entry: Entry | None
    work: Work[Any] | None
    answer: asyncio.Future[Any]


class CommitUncertain(GaslampError):
    """The connection broke during the commit: the work may be stored or not. The caller must read again."""


class Writer(Generic[Entry]):
    """`write_many` writes many entries at once and returns for each whether it was accepted."""

    def __init__(self, database: Database, write_many: WriteMany[Entry]) -> None:
        self._database = database
        self._write_many = write_many
        self.storage = StorageState()
        self._waiting: list[Waiting[Entry]] = []
        self._wake = asyncio.Event()
        self._closing = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def append(self, entry: Entry) -> bool:
        return cast(bool, await self._wait(entry, None))

    async def run(self, work: Work[T]) -> T:
        return cast(T, await self._wait(None, work))

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing.set()
        self._wake.set()
        await self._task

    async def _wait(self, entry: Entry | None, work: Work[Any] | None) -> object:
        if self._closing.is_set():
            raise RuntimeError("the store is closed")
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(entry, work, answer))
        self._wake.set()
        return await answer

    async def _run(self) -> None:
        while self._waiting or not self._closing.is_set():
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
            if not self._waiting:
                self._wake.clear()
            if batch:
                await self._write(batch)
            if len(batch) > MANY:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), GATHER_SECONDS)

    async def _write(self, batch: Sequence[Waiting[Entry]]) -> None:
        try:
            answers = await self._database.write(partial(self._transaction, batch))
        except Exception as error:
            fault = storage_fault(error)
            if fault is not None:
                self.storage.failed(fault)
                answers = [fault] * len(batch)
            elif len(batch) == 1 or isinstance(error, CommitUncertain | DatabaseUnavailable):
                answers = [error] * len(batch)
            else:
                # One of them is wrong, or they met another process. Nothing was stored: write each by itself.
                for waiting in batch:
                    await self._write([waiting])
                return
        else:
            # Other work may have had nothing to write, which succeeds on a full disk too.
            if any(
                waiting.entry is not None and answer is True for waiting, answer in zip(batch, answers, strict=True)
            ):
                self.storage.works()
        for waiting, answer in zip(batch, answers, strict=True):
            if waiting.answer.done():
                continue  # the caller was cancelled in the meantime
            if isinstance(answer, Exception):
                waiting.answer.set_exception(answer)
            else:
                waiting.answer.set_result(answer)

    def _transaction(self, batch: Sequence[Waiting[Entry]], connection: sa.Connection) -> list[object]:
        transaction = connection.begin()
        answers: dict[Waiting[Entry], object] = {}
        entries = {waiting: waiting.entry for waiting in batch if waiting.entry is not None}
        if entries:
            accepted = self._write_many(connection, list(entries.values()))
            answers.update(zip(entries, accepted, strict=True))
        for waiting in batch:
            if waiting.work is not None:
                answers[waiting] = _one(connection, waiting.work, alone=len(batch) == 1)
        try:
            transaction.commit()
        except Exception as error:
            # Both databases roll back a transaction that the disk had no room for.
            raise storage_fault(error) or CommitUncertain("not-sure") from error
        return [answers[waiting] for waiting in batch]


def _one(connection: sa.Connection, work: Work[Any], *, alone: bool) -> object:
    if alone:
        return work(connection)
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:
        if is_unavailable(error) or storage_fault(error):
            raise  # the whole batch will be repeated, or refused: SQLite may have rolled back all of it
        if is_deadlock(error):
            raise  # each piece will be written by itself: then it locks one table only
        return error
