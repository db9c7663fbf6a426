"""What a process knows of a table beside the game, so that it notices what others have said and marked elsewhere."""

from dataclasses import dataclass, field
from typing import Any

from gaslamp.store.store import Pulse


@dataclass(slots=True)
class Margins:
    """Kept only where other processes serve the same tables."""

    lines: dict[str, int] = field(default_factory=dict)
    """The last line of each channel that everybody here has heard."""
    notebooks: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By owner, as everybody here has them."""
    marks: dict[str, tuple[int, int]] = field(default_factory=dict)
    """How the store's marks were summed up when they were last read."""

    def begin(self, pulse: Pulse) -> None:
        self.lines, self.marks = dict(pulse.lines), dict(pulse.marks)

    def has_missed_talk(self, pulse: Pulse) -> bool:
        return any(self.lines.get(channel, 0) < last for channel, last in pulse.lines.items())

    def has_missed_marks(self, pulse: Pulse) -> bool:
        return self.marks != pulse.marks
