"""One task that writes. All that waits while a transaction is on its way to the disk goes into the next one.

A commit costs a millisecond or two whatever is in it, so a hundred moves in one commit are acknowledged almost as soon
as one would be. What is wrong with one piece of work reaches only whoever asked for it: the rest of the batch is kept.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST = 500
"""Pieces of work in one transaction."""

T = TypeVar("T")
Entry = TypeVar("Entry")
Work = Callable[[AsyncConnection], Awaitable[T]]
Together = Callable[[AsyncConnection, Sequence[Entry]], Awaitable[Sequence[bool]]]


@dataclass(frozen=True, slots=True, eq=False)
class Waiting(Generic[Entry]):
    """An entry of the kind that is written together, or any other work; and who waits for it."""

    entry: Entry | None
    work: Work[Any] | None
    answer: asyncio.Future[Any]


class Unsure(Exception):
    """The connection broke while the work was being committed: it may be kept or not. Read again."""


class Writer(Generic[Entry]):
    """`together` writes many entries at once and says of each whether it was accepted."""

    def __init__(self, engine: AsyncEngine, together: Together[Entry]) -> None:
        self._engine = engine
        self._together = together
        self._connection: AsyncConnection | None = None
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
        await self._disconnect()

    async def _keep(self, batch: Sequence[Waiting[Entry]]) -> None:
        try:
            answers = await self._transaction(batch)
        except Exception as error:
            await self._disconnect()
            if len(batch) == 1 or isinstance(error, Unsure):
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

    async def _transaction(self, batch: Sequence[Waiting[Entry]]) -> list[object]:
        if self._connection is None:
            self._connection = await self._engine.connect()
        connection = self._connection
        transaction = await connection.begin()
        answers: dict[Waiting[Entry], object] = {}
        entries = {waiting: waiting.entry for waiting in batch if waiting.entry is not None}
        if entries:
            accepted = await self._together(connection, list(entries.values()))
            answers.update(zip(entries, accepted, strict=True))
        for waiting in batch:
            if waiting.work is not None:
                answers[waiting] = await self._one(connection, waiting.work, alone=len(batch) == 1)
        try:
            await transaction.commit()
        except Exception as error:
            raise Unsure from error
        return [answers[waiting] for waiting in batch]

    async def _one(self, connection: AsyncConnection, work: Work[Any], *, alone: bool) -> object:
        if alone:
            return await work(connection)
        try:
            async with connection.begin_nested():
                return await work(connection)
        except Exception as error:
            return error

    async def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()
