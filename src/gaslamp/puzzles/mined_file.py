"""A file of puzzles that are being looked for. A line `# done NAME` says that a game was looked through.

So a run that was broken off goes on where it was: what follows the last such line is taken away and found again.
"""

from collections.abc import Iterable
from pathlib import Path

_DONE = "# done "


class MinedFile:
    def __init__(self, path: Path) -> None:
        self._path = path
        text = path.read_text("utf-8") if path.exists() else ""
        lines = text.splitlines()
        last = max((number for number, line in enumerate(lines, 1) if line.startswith(_DONE)), default=0)
        kept = lines[:last]
        if text != "".join(f"{line}\n" for line in kept):
            path.write_text("".join(f"{line}\n" for line in kept), "utf-8")
        self.done = {line.removeprefix(_DONE) for line in kept if line.startswith(_DONE)}
        self.count = len(kept) - len(self.done)

    def add(self, name: str, puzzles: Iterable[str]) -> None:
        """All puzzles of one game, in one write."""
        lines = list(puzzles)
        with self._path.open("a", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in (*lines, f"{_DONE}{name}")))
        self.done.add(name)
        self.count += len(lines)


def puzzle_lines(text: str) -> list[str]:
    """The lines of a file that are puzzles."""
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
