"""The servers that are measured, each in its own process."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

TIMEOUT_SECONDS = 120.0
"""Seconds for a server to start, and to stop, on the slowest machine."""


@dataclass(frozen=True, slots=True)
class Process:
    address: str
    """Host and port."""
    pid: int

    def kilobytes(self) -> float:
        """The memory it holds now."""
        ask = ["ps", "-o", "rss=", "-p", str(self.pid)]
        return float(subprocess.run(ask, capture_output=True, text=True, check=True).stdout)  # noqa: S603


def cpu_seconds(pid: int) -> float:
    """The time that a process and all that it has started have worked so far. Linux only."""
    children = [int(one) for path in Path(f"/proc/{pid}/task").glob("*/children") for one in _text(path).split()]
    # Counted after the name, which may contain spaces: the 12th to 15th are its own times and those of children.
    times = _text(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()[11:15]
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK") + sum(map(cpu_seconds, children))


def own_cpu_seconds(pid: int) -> float:
    """The same without what it has started. Linux only."""
    times = _text(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()[11:13]
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")


def thread_seconds(pid: int) -> dict[int, float]:
    """The same for each of its threads; the main one has the number of the process. Linux only."""
    found = {int(path.name): _text(path / "stat") for path in Path(f"/proc/{pid}/task").iterdir()}
    times = {name: stat.rpartition(")")[2].split()[11:13] for name, stat in found.items() if stat}
    return {name: sum(map(int, taken)) / os.sysconf("SC_CLK_TCK") for name, taken in times.items()}


def _text(path: Path) -> str:
    """Nothing where the process or the thread has just ended."""
    try:
        return path.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


@contextmanager
def server(folder: Path, *flags: str, limits: str = "off") -> Iterator[Process]:
    """Our server as `gaslamp serve` starts it, without rate limits unless they are `on`."""
    with _serving(["-m", "gaslamp"], folder, flags, limits) as process:
        yield process


@contextmanager
def sampled(folder: Path, counts: Path) -> Iterator[Process]:
    """The same, with the counts of `sampling` in that file."""
    with _serving(["-m", "gaslamp.bench.sampling", str(counts)], folder, (), "off") as process:
        yield process


@contextmanager
def _serving(program: Sequence[str], folder: Path, flags: Sequence[str], limits: str) -> Iterator[Process]:
    folder.mkdir(exist_ok=True)
    command = [*program, "serve", "--port", "0", "--data", str(folder), *flags]
    with _running(command, folder / "server.log", {"GASLAMP_LIMITS": limits, "GASLAMP_LANG": "en"}) as process:
        yield process


@contextmanager
def bare(folder: Path) -> Iterator[Process]:
    with _running(["-m", "gaslamp.bench.bare", str(folder)], folder / "bare.log", {}) as process:
        yield process


@contextmanager
def node(program: Path, log: Path) -> Iterator[Process]:
    """Another server that prints its address."""
    with _running([program.name], log, {"NODE_ENV": "production"}, "node", program.parent) as process:
        yield process


@contextmanager
def _running(
    arguments: Sequence[str],
    log: Path,
    environment: dict[str, str],
    interpreter: str = sys.executable,
    folder: Path | None = None,
) -> Iterator[Process]:
    # Into a file, because a full pipe that nobody reads would block the server.
    with log.open("w") as output:
        started = subprocess.Popen(  # noqa: S603  (our own programs)
            [interpreter, *arguments], stdout=output, env={**os.environ, **environment}, cwd=folder
        )
    try:
        yield Process(_address(started, log), started.pid)
    finally:
        started.terminate()
        try:
            started.wait(TIMEOUT_SECONDS)
        finally:
            started.kill()


def _address(started: subprocess.Popen[bytes], log: Path) -> str:
    """Read the address that the server prints when it is ready."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < end and started.poll() is None:
        if found := re.search(r"at http://(\S+)", log.read_text()):
            return found[1]
        time.sleep(0.05)
    raise RuntimeError("the server did not start")
