"""Intervals and timeouts of what the server does by itself."""

from collections.abc import Mapping
from dataclasses import dataclass

from gaslamp.players.levels import SECONDS, thinking_seconds
from gaslamp.table.settings import Speed

PAUSES: Mapping[Speed, float] = {"calm": 1.0, "quick": 1 / 3, "at-once": 0.0}
"""In intervals of a machine."""


@dataclass(frozen=True, slots=True)
class Timing:
    machine_interval_seconds: float = 0.6
    """A machine's first step is shown at a multiple of this after the start of its turn, so that the thinking time
    reveals next to nothing. 0: as soon as it is chosen, for tests."""
    hello_seconds: float = 10.0
    """A socket whose client does not say who it is within this time is closed."""
    idle_seconds: float = 600.0
    """A table without clients is closed after so long. The store keeps it."""
    sweep_seconds: float = 2.0
    """Between two checks of the store for clocks and machines of tables that are not open."""
    retry_seconds: float = 5.0
    """Before a machine player that failed is asked again."""
    grace_seconds: float = 0.0
    """How long the process that made the last change has for what follows from it. 0: there is only one process."""

    def pause_seconds(self, speed: Speed) -> float:
        """Between two steps of a machine that were chosen together."""
        return self.machine_interval_seconds * PAUSES[speed]

    def takeover_ms(self, level: str | None = None) -> int:
        """After so long without a machine's move another process makes it."""
        seconds = max(SECONDS.values()) if level is None else thinking_seconds(level)
        return int(1000 * (self.grace_seconds + 2 * seconds)) if self.grace_seconds else 0


SHARED = Timing(grace_seconds=5.0)
"""For a process among others."""
