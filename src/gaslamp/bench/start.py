"""`gaslamp bench start`: how long commands take from their start to their end, and a server until it answers.

The first run of each is not measured: it writes the bytecode, and the server makes its database.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import partial
from http.client import HTTPConnection
from statistics import median
from time import perf_counter
from urllib.parse import urlsplit

from gaslamp.bench.games import benches
from gaslamp.parts.bench import Figure, Progress

RUNS = 5

MOST_VERSION, MOST_SHOW, MOST_SERVE = 0.15, 0.3, 1.5
"""Seconds."""

GASLAMP = (sys.executable, "-m", "gaslamp")


def run(progress: Progress) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        starts: dict[str, tuple[Callable[[], float], str, float | None]] = {
            "start_python_seconds": (partial(_ended, sys.executable, "-c", "pass"), "Python alone, beside it", None),
            "start_version_seconds": (partial(_ended, *GASLAMP, "--version"), "gaslamp --version", MOST_VERSION),
        }
        for name in benches():
            show = partial(_ended, *GASLAMP, "show", name)
            starts[f"start_show_{name}_seconds"] = (show, f"gaslamp show {name}", MOST_SHOW)
        serve = partial(_answered, *GASLAMP, "serve", "--port", "0", "--data", folder)
        starts["start_serve_seconds"] = (serve, "gaslamp serve, until it has answered", MOST_SERVE)
        return [
            Figure(name, _median(start, partial(_share, progress, number, len(starts))), about, most=most)
            for number, (name, (start, about, most)) in enumerate(starts.items())
        ]


def _share(progress: Progress, number: int, count: int, done: float) -> None:
    progress((number + done) / count)


def _median(start: Callable[[], float], progress: Progress) -> float:
    start()
    seconds = []
    for number in range(RUNS):
        seconds.append(start())
        progress((number + 1) / RUNS)
    return median(seconds)


def _ended(*command: str) -> float:
    began = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=_environment())  # noqa: S603  (our own)
    return perf_counter() - began


def _answered(*command: str) -> float:
    """The server says its address as soon as it listens."""
    began = perf_counter()
    with subprocess.Popen(  # noqa: S603  (our own)
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=_environment()
    ) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://[^\s]+[\w]", server.stdout.readline())
            assert address, "the server did not start"
            with closing(HTTPConnection(urlsplit(address[0]).netloc, timeout=10)) as connection:
                connection.request("GET", "/")
                connection.getresponse().read()
            return perf_counter() - began
        finally:
            server.terminate()


def _environment() -> dict[str, str]:
    """Bytecode is kept, as it is where Gaslamp is installed."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
