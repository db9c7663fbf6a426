"""Analyses of finished games, kept with their tables: one for each version of the engine and each depth."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from gaslamp.store.store import Job


@dataclass(frozen=True, slots=True)
class KeptAnalysis:
    """`document` is JSON as text; None if the analysis failed."""

    table: str
    engine: str
    depth: str
    document: str | None
    at: int


class AnalysisStore(Protocol):
    async def keep_analysis(self, found: KeptAnalysis) -> bool:
        """A document replaces a failure; nothing replaces a document. False if there is no such table."""

    async def analysis(self, table: str, engine: str, depth: str) -> KeptAnalysis | None: ...

    async def job(self, name: str) -> "Job | None":
        """A job that is not finished."""

    async def report_job(self, name: str, body: dict[str, Any], due: int) -> bool:
        """Replace the body of a job and the end of its lease. False if it is finished."""
