"""How far one process has read a table's chat and marks, so that it notices what other processes wrote."""

from dataclasses import dataclass, field
from typing import Any

from gaslamp.store.store import Progress


@dataclass(slots=True)
class Cursors:
    """Used only where other processes serve the same tables."""

    lines: dict[str, int] = field(default_factory=dict)
    """By channel, the id of the last chat line sent to the clients of this process."""
    notebooks: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By owner, the marks as the clients of this process have them."""
    marks: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The summary of the stored marks when they were last read."""

    def start(self, progress: Progress) -> None:
        self.lines, self.marks = dict(progress.lines), dict(progress.marks)

    def has_missed_chat(self, progress: Progress) -> bool:
        return any(self.lines.get(channel, 0) < last for channel, last in progress.lines.items())

    def has_missed_marks(self, progress: Progress) -> bool:
        return self.marks != progress.marks
