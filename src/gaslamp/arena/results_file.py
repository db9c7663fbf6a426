"""The results file: a line with the terms of the series, then a line for each finished game.

    {"gaslamp": "arena 1", "game": "three-doors", "rules": "td1", "options": {...}, "seed": "1", ...}
    {"deal": 0, "players": ["ismcts", "random"], "winner": "thief", "reason": "missed", ...}

A line is written as soon as its game ends, so a series that is stopped loses no finished game. An incomplete last line
is removed, and its game is played again.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from gaslamp.arena import result
from gaslamp.arena.pairing import Lineup
from gaslamp.arena.result import Result
from gaslamp.core.errors import NotWellFormed

FORMAT = "arena 1"
MAX_HEAD_BYTES = 10_000

Terms = Mapping[str, Any]
"""What all results in a file have in common, as plain data."""


class ResultsFile:
    """The results so far, by line-up and deal. Without a path they are in memory only."""

    def __init__(self, path: Path | None, terms: Terms, sides: Sequence[str]) -> None:
        self.path = path
        self._sides = set(sides)
        self.results: dict[tuple[Lineup, int], Result] = {}
        self._file: BinaryIO | None = None
        if path is None:
            return
        head = _line({"gaslamp": FORMAT, **terms})
        try:
            self._file = path.open("a+b")
            self._file.seek(0)
            self._check(head)
            found = self._file.read()
            kept = self._read(found)
            if kept < len(found):
                self._file.truncate(kept)
            if not kept:
                self._file.write(head)
                self._file.flush()
        except OSError as error:
            self.close()
            raise _cannot_write(path, error) from None
        except NotWellFormed:
            self.close()
            raise

    def add(self, found: Result) -> None:
        """Write the result, then count it."""
        if self._file is not None and self.path is not None:
            try:
                self._file.write(_line(result.write(found)))
                self._file.flush()
            except OSError as error:
                raise _cannot_write(self.path, error) from None
        self.results[found.key] = found

    def close(self) -> None:
        if self._file is not None:
            # The error of a full disk was raised when the line was written.
            with suppress(OSError):
                self._file.close()
            self._file = None

    def _check(self, head: bytes) -> None:
        """Only the first line is read here, because a file named by mistake may be endless."""
        assert self._file is not None
        begin = self._file.read(len(head))
        if not head.startswith(begin):
            line = (begin + self._file.readline(MAX_HEAD_BYTES)).splitlines()[0]
            raise NotWellFormed("other-results", path=str(self.path), found=_described(line))
        self._file.seek(0)

    def _read(self, data: bytes) -> int:
        """How many bytes of the file are whole lines."""
        good = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:good].splitlines()[1:], 2):
            try:
                found = result.parse(json.loads(line))
                if {found.winner, *found.times} != self._sides:
                    raise ValueError("of another game")
            except (KeyError, TypeError, ValueError, AttributeError):
                raise NotWellFormed("damaged-results", path=str(self.path), number=number) from None
            self.results.setdefault(found.key, found)
        return good


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data).encode() + b"\n"


def _described(line: bytes) -> str:
    """The terms of a file, for an error text."""
    try:
        data = json.loads(line)
        return ", ".join(f"{name} {_plain(value)}" for name, value in data.items() if name != "gaslamp")
    except (ValueError, AttributeError):
        return line[:40].decode(errors="replace")


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _cannot_write(path: Path, error: OSError) -> NotWellFormed:
    return NotWellFormed("cannot-write", path=str(path), why=error.strerror or str(error))
