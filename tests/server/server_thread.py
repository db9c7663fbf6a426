"""A server in its own thread. Waiting for its start and its end has a limit."""

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import uvicorn
from fastapi import FastAPI

from waiting import TIMEOUT_SECONDS, describe_tasks

GRACE_SECONDS = 5
"""Seconds for those who are connected when it stops."""


@dataclass(frozen=True)
class Running:
    app: FastAPI
    server: uvicorn.Server
    loop: asyncio.AbstractEventLoop
    thread: int


Life = Callable[[Callable[[FastAPI, uvicorn.Server], None]], Coroutine[Any, Any, None]]
"""What a server does from its start to its end. It says when it is about to serve, with the app and the server."""


@contextmanager
def running(life: Life) -> Iterator[Running]:
    """From its start until the block ends."""
    serves: Future[Running] = Future()

    def says(app: FastAPI, server: uvicorn.Server) -> None:
        serves.set_result(Running(app, server, asyncio.get_running_loop(), threading.get_ident()))

    def run() -> None:
        try:
            asyncio.run(life(says))
        except BaseException as error:
            if serves.done():
                raise
            serves.set_exception(error)

    # A daemon: one that does not stop fails its test, and must not keep the whole run from ending.
    thread = threading.Thread(target=run, name="server", daemon=True)
    thread.start()
    found = serves.result(TIMEOUT_SECONDS)
    try:
        end = time.monotonic() + TIMEOUT_SECONDS
        while not found.server.started:
            assert thread.is_alive(), "the server ended before it had started"
            assert time.monotonic() < end, f"the server does not start\n{_doing(found)}"
            time.sleep(0.005)
        yield found
    finally:
        found.server.should_exit = True
        thread.join(TIMEOUT_SECONDS)
        assert not thread.is_alive(), f"the server does not stop\n{_doing(found)}"


def _doing(found: Running) -> str:
    """Where its thread is, and what each task waits for."""
    frame = sys._current_frames().get(found.thread)
    return "".join(traceback.format_stack(frame) if frame else []) + describe_tasks()
