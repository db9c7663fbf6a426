"""The notebooks of a server. The version is the only lock, so any process may change any notebook.

Everybody who has the link may read and write: the id is as hard to guess as that of a private table.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace

from gaslamp.core.errors import NotLegal, NotThere
from gaslamp.core.record import undone
from gaslamp.notebook import Mended, Notebook, add, begin, mend, tried, undo
from gaslamp.server.environment import Environment
from gaslamp.server.machines.fair_queue import Work
from gaslamp.server.machines.query_process import BELIEF_SECONDS
from gaslamp.server.machines.query_request import NotebookRequest
from gaslamp.server.notebooks.kept_form import OpenNotebook, read, write
from gaslamp.server.notebooks.readers import Readers
from gaslamp.server.tables.queries import Queries
from gaslamp.store.store import Store
from gaslamp.table.settings import DAY_MS, Assist

MOST_OPEN = 500
"""Notebooks in memory."""
MOST_MARKS = 500
KEPT_MS = 180 * DAY_MS
"""A notebook that nobody has changed for so long is deleted."""

Change = Callable[[OpenNotebook], OpenNotebook]


class Notebooks:
    def __init__(self, store: Store, environment: Environment, readers: Readers, queries: Queries) -> None:
        self._store = store
        self._environment = environment
        self._queries = queries
        self.readers = readers
        self._open: OrderedDict[str, OpenNotebook] = OrderedDict()
        self._dropped = 0
        """When old notebooks were last looked for."""

    async def create(self, game: str, options: dict[str, str], assist: Assist) -> OpenNotebook:
        new = OpenNotebook(self._environment.table_id(), 1, 1, begin(game, options), assist, {})
        await self._store.add_notebook(write(new), self._environment.now())
        return self._keep(new)

    async def open(self, name: str) -> OpenNotebook:
        """As it is now, whichever process changed it last."""
        kept = await self._store.notebook(name)
        if kept is None:
            raise NotThere("no-such-notebook")
        known = self._open.get(name)
        if known is not None and known.version == kept.version:
            return self._keep(known)
        return self._keep(await asyncio.to_thread(read, kept, known))

    async def enter(self, name: str, version: int, actions: Sequence[str]) -> OpenNotebook:
        return await self._write(name, version, lambda notebook: add(notebook, actions))

    async def undo(self, name: str, version: int) -> OpenNotebook:
        return await self._write(name, version, undo)

    async def tried(self, found: OpenNotebook, length: int, actions: Sequence[str]) -> OpenNotebook:
        """As it would be after so many of its entries and then these. Nothing is changed."""
        return replace(found, notebook=await asyncio.to_thread(tried, found.notebook, length, actions))

    async def mend(
        self, name: str, version: int, number: int, actions: Sequence[str], *, is_before: bool
    ) -> tuple[OpenNotebook, Mended]:
        results: list[Mended] = []

        def change(notebook: Notebook) -> Notebook:
            results.append(mend(notebook, number, actions, is_before=is_before))
            return results[-1].notebook

        changed = await self._write(name, version, change)
        return changed, results[-1]

    async def mark(self, name: str, place: str, sign: str | None) -> OpenNotebook:
        """Make a pencil mark, or remove it with None. The last mark at a place counts."""

        def change(found: OpenNotebook) -> OpenNotebook:
            marks = {where: what for where, what in found.marks.items() if where != place}
            if sign is not None:
                marks[place] = sign
            if len(marks) > MOST_MARKS:
                raise NotLegal("notebook-full")
            return replace(found, marks=marks)

        return await self._change(name, change)

    async def belief(self, name: str, at: int | None, visitor: str) -> bytes:
        """What could be true by the entries, as far as the notebook allows it; and which entry contradicts the rest."""
        found = await self.open(name)
        record = found.notebook.record
        moment = min(record.length, record.length if at is None else at)
        work = Work(visitor or f"notebook {name}", name, BELIEF_SECONDS, True)
        request = NotebookRequest(undone(record, moment), found.assist)
        return await self._queries.kept_answer((name, found.moved, moment), request, work)

    async def drop_old(self) -> None:
        """Once a day. If the store fails it is tried again."""
        now = self._environment.now()
        if now - self._dropped >= DAY_MS:
            await self._store.drop_notebooks(now - KEPT_MS)
            self._dropped = now

    async def _write(self, name: str, version: int, change: Callable[[Notebook], Notebook]) -> OpenNotebook:
        """Change the entries. Refused if they have changed since that version: the writer has not seen it."""

        def changed(found: OpenNotebook) -> OpenNotebook:
            if version < found.moved:
                raise NotLegal("stale-version", version=found.version)
            return replace(found, notebook=change(found.notebook), moved=found.version + 1)

        return await self._change(name, changed)

    async def _change(self, name: str, change: Change) -> OpenNotebook:
        """If another process was faster, it is tried again with what that one stored."""
        while True:
            changed = await asyncio.to_thread(change, await self.open(name))
            if await self._store.change_notebook(write(changed), self._environment.now()):
                self.readers.tell(name, changed.version + 1)
                return self._keep(replace(changed, version=changed.version + 1))

    def _keep(self, found: OpenNotebook) -> OpenNotebook:
        self._open[found.id] = found
        self._open.move_to_end(found.id)
        while len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return found
