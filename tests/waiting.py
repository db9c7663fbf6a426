"""Waiting with an end, and with a word about what was waited for. Others may be busy on the same machine."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

TIMEOUT_SECONDS = 180.0
"""After this time a wait has failed."""
PAUSE_SECONDS = 0.005

T = TypeVar("T")


async def until(wanted: Callable[[], object], what: str, seconds: float = TIMEOUT_SECONDS) -> None:
    """Until it is so."""
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, f"waited {seconds:g} seconds for {what}"
        await asyncio.sleep(PAUSE_SECONDS)


def wait_until(wanted: Callable[[], object], what: str, seconds: float = TIMEOUT_SECONDS) -> None:
    """The same where nothing else goes on meanwhile."""
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, f"waited {seconds:g} seconds for {what}"
        time.sleep(PAUSE_SECONDS)


async def soon(coming: Awaitable[T], what: str, seconds: float = TIMEOUT_SECONDS) -> T:
    """What comes, if it comes."""
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            return await coming
    except TimeoutError:
        # Another's limit may have run out inside.
        assert not limit.expired(), f"waited {seconds:g} seconds for {what}"
        raise


def are_gone(processes: Iterable[int]) -> bool:
    return not any(map(_runs, processes))


def _runs(process: int) -> bool:
    """One that nobody has buried yet does not: an orphan's new parent may never look."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "ZX"


def describe_tasks() -> str:
    """Where each task of this process waits, from the outside in: a stack shows only that its loop does."""
    # By the type: `isinstance` asks an object for its class, and a weak proxy of a dead object raises an error then.
    tasks = [one for one in gc.get_objects() if issubclass(type(one), asyncio.Task) and not one.done()]
    return "\n".join("\n    ".join([task.get_name(), *_waits(task.get_coro())]) for task in tasks)


def _waits(coroutine: Any) -> list[str]:
    lines = []
    while (frame := getattr(coroutine, "cr_frame", None)) is not None:
        lines.append(f"{frame.f_code.co_filename}:{frame.f_lineno} in {frame.f_code.co_name}")
        coroutine = coroutine.cr_await
    return [*lines, repr(coroutine)]
