"""The tables of the memory store, and their analyses."""

from gaslamp.store.analyses import KeptAnalysis
from gaslamp.store.memory_table import MemoryTable


class MemoryAnalyses:
    def __init__(self) -> None:
        super().__init__()
        self._tables: dict[str, MemoryTable] = {}

    async def keep_analysis(self, found: KeptAnalysis) -> bool:
        stored = self._tables.get(found.table)
        if stored is None:
            return False
        key = found.engine, found.depth
        before = stored.analyses.get(key)
        if before is None or before.document is None:
            stored.analyses[key] = found
        return True

    async def analysis(self, table: str, engine: str, depth: str) -> KeptAnalysis | None:
        stored = self._tables.get(table)
        return None if stored is None else stored.analyses.get((engine, depth))
