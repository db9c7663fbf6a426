"""Waits with a timeout. The error says what was waited for. Other programs may be busy on the same machine."""

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
    """Wait until the condition holds."""
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, f"waited {seconds:g} seconds for {what}"
        await asyncio.sleep(PAUSE_SECONDS)


def wait_until(wanted: Callable[[], object], what: str, seconds: float = TIMEOUT_SECONDS) -> None:
    """The same without an event loop."""
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, f"waited {seconds:g} seconds for {what}"
        time.sleep(PAUSE_SECONDS)


async def soon(coming: Awaitable[T], what: str, seconds: float = TIMEOUT_SECONDS) -> T:
    """The result of an awaitable, within a time limit."""
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            return await coming
    except TimeoutError:
        # Another timeout may have expired inside.
        assert not limit.expired(), f"waited {seconds:g} seconds for {what}"
        raise


def are_gone(processes: Iterable[int]) -> bool:
    return not any(map(_runs, processes))


def _runs(process: int) -> bool:
    """A zombie does not run. An orphan can stay a zombie if its new parent never waits for it."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "ZX"


def describe_tasks() -> str:
    """The stack of each task of this process. The stack of the thread shows only its event loop."""
    # By the type: `isinstance` asks an object for its class, and a weak proxy of a dead object raises an error then.
    tasks = [one for one in gc.get_objects() if issubclass(type(one), asyncio.Task) and not one.done()]
    return "\n".join("\n    ".join([task.get_name(), *_waits(task.get_coro())]) for task in tasks)


def _waits(coroutine: Any) -> list[str]:
    lines = []
    while (frame := getattr(coroutine, "cr_frame", None)) is not None:
        lines.append(f"{frame.f_code.co_filename}:{frame.f_lineno} in {frame.f_code.co_name}")
        coroutine = coroutine.cr_await
    return [*lines, repr(coroutine)]
