"""A server that counts in which step of a move its event loop is, once for each millisecond of processor time.

Run as a program, with the file for the counts and the arguments of `gaslamp`. SIGUSR1 resets the counts, SIGUSR2
writes them. A sample belongs to the innermost function in STEPS that is running. Linux only.
"""

import json
import signal
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from runpy import run_module
from types import FrameType

SAMPLE_SECONDS = 0.001

OTHER = "other"
STEPS: Mapping[str, str] = {
    "gaslamp.server.websocket:_answer": "command",
    "gaslamp.server.tables.open_table:_decide": "decide",
    "gaslamp.server.tables.open_table:_store": "store",
    "gaslamp.store.writer:*": "store",
    "gaslamp.server.tables.history:*": "history",
    "gaslamp.server.tables.table_log:*": "log",
    "gaslamp.server.tables.messages:events_texts": "events",
    "gaslamp.server.tables.messages:common_position": "position",
    "gaslamp.server.tables.messages:own_position": "view",
    "gaslamp.server.tables.messages:text_of": "encode",
    "gaslamp.server.tables.news:news": "news",
    "gaslamp.server.tables.open_table:_send_news": "news",
    "gaslamp.server.tables.open_table:_changed": "after",
    "gaslamp.server.tables.open_table:run": "run",
    "gaslamp.server.websocket:_send": "send",
    "gaslamp.server.websocket:_receive": "receive",
    "gaslamp.server.gate.connections:data_received": "receive",
    "uvicorn.protocols.websockets.websockets_sansio_impl:data_received": "receive",
}
"""By module and function: the step of a move."""


def step(frame: FrameType | None) -> str | None:
    """The step that a frame belongs to; None while the loop waits."""
    is_idle = True
    while frame is not None:
        module, function = frame.f_globals.get("__name__", ""), frame.f_code.co_name
        found = STEPS.get(f"{module}:{function}") or STEPS.get(f"{module}:*")
        if found is not None:
            return found
        is_idle = is_idle and (module.startswith("asyncio.") or function == "run_forever")
        if is_idle and module == "asyncio.runners":
            return None
        frame = frame.f_back
    return OTHER


def sample(file: Path) -> None:
    """Count from now on, into that file."""
    counts: Counter[str] = Counter()

    def count(_: int, frame: FrameType | None) -> None:
        if (found := step(frame)) is not None:
            counts[found] += 1

    def write(_: int, __: FrameType | None) -> None:
        waiting = file.with_suffix(".new")
        waiting.write_text(json.dumps(counts), encoding="utf-8")
        waiting.replace(file)

    signal.signal(signal.SIGPROF, count)
    signal.signal(signal.SIGUSR1, lambda _, __: counts.clear())
    signal.signal(signal.SIGUSR2, write)
    signal.setitimer(signal.ITIMER_PROF, SAMPLE_SECONDS, SAMPLE_SECONDS)


if __name__ == "__main__":
    sample(Path(sys.argv.pop(1)))
    run_module("gaslamp", run_name="__main__")
