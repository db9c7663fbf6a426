"""One task that writes. All that waits while a transaction is on its way to the disk goes into the next one.

A commit costs a millisecond or two whatever is in it, so a hundred moves in one commit are acknowledged almost as soon
as one would be. What is wrong with one piece of work reaches only whoever asked for it: the rest of the batch is kept.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar, cast

import sqlalchemy as sa

from gaslamp.core.errors import GaslampError
from gaslamp.store.engine import Database, T, Work
from gaslamp.store.outage import DatabaseUnavailable, is_unavailable

MOST = 500
"""Pieces of work in one transaction."""

Entry = TypeVar("Entry")
Together = Callable[[sa.Connection, Sequence[Entry]], Sequence[bool]]


@dataclass(frozen=True, slots=True, eq=False)
class Waiting(Generic[Entry]):
    """An entry of the kind that is written together, or any other work; and who waits for it."""

    entry: Entry | None
    work: Work[Any] | None
    answer: asyncio.Future[Any]


class CommitUncertain(GaslampError):
    """The connection broke while the work was being committed: it may be kept or not. Read again."""


class Writer(Generic[Entry]):
    """`together` writes many entries at once and says of each whether it was accepted."""

    def __init__(self, database: Database, together: Together[Entry]) -> None:
        self._database = database
        self._together = together
        self._waiting: list[Waiting[Entry]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._serve(), name="store writer")

    async def append(self, entry: Entry) -> bool:
        return cast(bool, await self._wait(entry, None))

    async def run(self, work: Work[T]) -> T:
        return cast(T, await self._wait(None, work))

    async def close(self) -> None:
        """Keeps what is waiting, then stops."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _wait(self, entry: Entry | None, work: Work[Any] | None) -> object:
        if self._closing:
            raise RuntimeError("the store is closed")
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(entry, work, answer))
        self._wake.set()
        return await answer

    async def _serve(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting:
                self._wake.clear()
            if batch:
                await self._keep(batch)

    async def _keep(self, batch: Sequence[Waiting[Entry]]) -> None:
        try:
            answers = await self._database.write(partial(self._transaction, batch))
        except Exception as error:
            if len(batch) == 1 or isinstance(error, CommitUncertain | DatabaseUnavailable):
                answers = [error] * len(batch)
            else:
                # Something is wrong with one of them; nothing has been kept. Each for itself.
                for waiting in batch:
                    await self._keep([waiting])
                return
        for waiting, answer in zip(batch, answers, strict=True):
            if waiting.answer.done():
                continue  # whoever asked has been cancelled in the meantime
            if isinstance(answer, Exception):
                waiting.answer.set_exception(answer)
            else:
                waiting.answer.set_result(answer)

    def _transaction(self, batch: Sequence[Waiting[Entry]], connection: sa.Connection) -> list[object]:
        transaction = connection.begin()
        answers: dict[Waiting[Entry], object] = {}
        entries = {waiting: waiting.entry for waiting in batch if waiting.entry is not None}
        if entries:
            accepted = self._together(connection, list(entries.values()))
            answers.update(zip(entries, accepted, strict=True))
        for waiting in batch:
            if waiting.work is not None:
                answers[waiting] = _one(connection, waiting.work, alone=len(batch) == 1)
        try:
            transaction.commit()
        except Exception as error:
            raise CommitUncertain("not-sure") from error
        return [answers[waiting] for waiting in batch]


def _one(connection: sa.Connection, work: Work[Any], *, alone: bool) -> object:
    if alone:
        return work(connection)
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:
        if is_unavailable(error):
            raise  # the whole batch will be done again
        return error
