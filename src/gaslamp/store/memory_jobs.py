"""The jobs of the memory store, and the values that all processes share."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from gaslamp.store.json_text import read, write
from gaslamp.store.store import Job


class MemoryJobs:
    def __init__(self) -> None:
        self._jobs: dict[str, Job] = {}
        self._shared_values: dict[str, bytes] = {}

    async def add_jobs(self, jobs: Sequence[Job]) -> int:
        new = {job.name: job for job in jobs if job.name not in self._jobs}
        self._jobs |= new
        return len(new)

    async def lease_jobs(self, kinds: Collection[str], now: int, until: int, limit: int = 10) -> list[Job]:
        due = [job for job in self._jobs.values() if job.kind in kinds and job.due <= now]
        taken = [
            replace(job, due=until, attempts=job.attempts + 1)
            for job in sorted(due, key=lambda job: (job.due, job.name))[:limit]
        ]
        self._jobs |= {job.name: job for job in taken}
        return taken

    async def finish_job(self, name: str) -> bool:
        return self._jobs.pop(name, None) is not None

    async def postpone_job(self, name: str, due: int) -> bool:
        if name not in self._jobs:
            return False
        self._jobs[name] = replace(self._jobs[name], due=due)
        return True

    async def job(self, name: str) -> Job | None:
        return self._jobs.get(name)

    async def report_job(self, name: str, body: dict[str, Any], due: int) -> bool:
        if name not in self._jobs:
            return False
        self._jobs[name] = replace(self._jobs[name], body=read(write(body)), due=due)
        return True

    async def shared_value(self, name: str, made: bytes) -> bytes:
        return self._shared_values.setdefault(name, made)

    async def change_value(self, name: str, change: Callable[[bytes | None], bytes]) -> bytes:
        self._shared_values[name] = change(self._shared_values.get(name))
        return self._shared_values[name]

    async def shared_values(self, prefix: str) -> dict[str, bytes]:
        return {name: value for name, value in self._shared_values.items() if name.startswith(prefix)}
