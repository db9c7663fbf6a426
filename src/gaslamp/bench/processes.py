"""Servers that are measured, each in a process of its own."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_COMMAND = "import sys; from gaslamp.cli import main; sys.exit(main())"


@dataclass(frozen=True, slots=True)
class Process:
    address: str
    """Host and port."""
    pid: int

    def kilobytes(self) -> float:
        """The memory it holds now."""
        ask = ["ps", "-o", "rss=", "-p", str(self.pid)]
        return float(subprocess.run(ask, capture_output=True, text=True, check=True).stdout)  # noqa: S603


@contextmanager
def server(folder: Path) -> Iterator[Process]:
    """Ours, as anybody starts it, but for the limits on what one visitor may do."""
    command = ["-c", _COMMAND, "serve", "--port", "0", "--data", str(folder)]
    with _running(command, folder / "server.log", {"GASLAMP_LIMITS": "off", "GASLAMP_LANG": "en"}) as process:
        yield process


@contextmanager
def bare(folder: Path) -> Iterator[Process]:
    with _running(["-m", "gaslamp.bench.bare", str(folder)], folder / "bare.log", {}) as process:
        yield process


@contextmanager
def _running(arguments: Sequence[str], log: Path, environment: dict[str, str]) -> Iterator[Process]:
    # Into a file: a pipe that nobody reads would stop the server when it is full.
    with log.open("w") as output:
        started = subprocess.Popen(  # noqa: S603  (our own programs)
            [sys.executable, *arguments], stdout=output, env={**os.environ, **environment}
        )
    try:
        yield Process(_address(started, log), started.pid)
    finally:
        started.terminate()
        started.wait(60)


def _address(started: subprocess.Popen[bytes], log: Path) -> str:
    """What it says when it is up."""
    while True:
        if found := re.search(r"at http://(\S+)", log.read_text()):
            return found[1]
        if started.poll() is not None:
            raise RuntimeError("the server did not start")
        time.sleep(0.05)
