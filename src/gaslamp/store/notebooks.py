"""Notebooks beside real boards. Everybody who knows the id of one may read and change it."""

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class KeptNotebook:
    """`version` rises with every change; the first is 1."""

    id: str  # 16 random letters of base32, as that of a table
    body: dict[str, Any]
    version: int = 1


class NotebookStore(Protocol):
    async def add_notebook(self, new: KeptNotebook, at: int) -> bool:
        """False if there is one with that id."""

    async def notebook(self, id: str) -> KeptNotebook | None: ...

    async def notebook_version(self, id: str) -> int | None: ...

    async def change_notebook(self, changed: KeptNotebook, at: int) -> bool:
        """Replace the body. `changed.version` is the one that was read. False if another change came first."""

    async def drop_notebooks(self, before: int) -> int:
        """Delete those that have not changed since then. Returns how many."""
