"""The notebooks of the memory store."""

from dataclasses import replace

from gaslamp.store.notebooks import KeptNotebook


class MemoryNotebooks:
    def __init__(self) -> None:
        super().__init__()
        self._notebooks: dict[str, tuple[KeptNotebook, int]] = {}
        """And when it was last changed."""

    async def add_notebook(self, new: KeptNotebook, at: int) -> bool:
        return self._notebooks.setdefault(new.id, (new, at))[0] is new

    async def notebook(self, id: str) -> KeptNotebook | None:
        return self._notebooks[id][0] if id in self._notebooks else None

    async def notebook_version(self, id: str) -> int | None:
        found = await self.notebook(id)
        return None if found is None else found.version

    async def change_notebook(self, changed: KeptNotebook, at: int) -> bool:
        if await self.notebook_version(changed.id) != changed.version:
            return False
        self._notebooks[changed.id] = replace(changed, version=changed.version + 1), at
        return True

    async def drop_notebooks(self, before: int) -> int:
        kept = {id: found for id, found in self._notebooks.items() if found[1] >= before}
        dropped, self._notebooks = len(self._notebooks) - len(kept), kept
        return dropped
