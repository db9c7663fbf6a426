"""The finished part of an analysis, in a file: a command that was stopped goes on there.

    {"eyes": "thief", "appraisal": {"number": 1, "chance": 0.333333, "choices": [], "unknown": {}}}

The file is named by a hash of the record, the depth and the version of the engine. It is removed at the end.
"""

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from gaslamp.analysis import Progress
from gaslamp.analysis.data import parse_appraisal, write_appraisal
from gaslamp.core import record
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.parts.analysis import Appraisal, Depth


def path_of(folder: Path, found: Record, depth: Depth, engine: str) -> Path:
    text = f"{engine}\n{depth}\n{record.write(found)}"
    return folder / "analysis" / f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.jsonl"


class KeptAppraisals:
    """Where no file can be written, nothing is kept, and the analysis goes on."""

    def __init__(self, path: Path) -> None:
        self.found: dict[Seat, list[Appraisal]] = {}
        self._path = path
        self._file: BinaryIO | None = None
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
            self._file.seek(0)
            self._file.truncate(self._read(self._file.read()))

    def add(self, progress: Progress) -> None:
        if self._file is None:
            return
        line = json.dumps({"eyes": progress.eyes, "appraisal": write_appraisal(progress.appraisal)})
        try:
            self._file.write(line.encode() + b"\n")
            self._file.flush()
        except OSError:
            self.close()

    def close(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None

    def remove(self) -> None:
        """The analysis is complete."""
        self.close()
        with suppress(OSError):
            self._path.unlink()

    def _read(self, data: bytes) -> int:
        """How many bytes can be used: whole lines, in their order."""
        good = 0
        for line in data.splitlines(keepends=True):
            try:
                kept = json.loads(line) if line.endswith(b"\n") else {}
                eyes, appraisal = str(kept["eyes"]), parse_appraisal(kept["appraisal"])
            except (KeyError, TypeError, ValueError, AttributeError):
                break
            own = self.found.setdefault(eyes, [])
            if appraisal.number != len(own) + 1:
                break
            own.append(appraisal)
            good += len(line)
        return good
