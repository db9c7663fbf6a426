"""How fast the server does what nobody asked it to do."""

from dataclasses import dataclass

from gaslamp.players.levels import SECONDS


@dataclass(frozen=True, slots=True)
class Pace:
    beat: float = 0.6
    """Seconds. A machine's move is shown on a beat counted from the start of its turn, so that how long it thought
    tells next to nothing. 0: at once, for tests."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at is put away. The store has it."""
    sweep: float = 2.0
    """Seconds between two looks at the store for flags and machines of tables that are not open."""
    retry: float = 5.0
    """Seconds to wait when no machine player can be had."""
    grace: float = 0.0
    """Seconds that a process gives another one to do what follows from that one's own work. 0: there is no other."""

    def patience(self, level: str | None = None) -> int:
        """Milliseconds that another process has for a machine's move; then somebody else makes it."""
        seconds = max(SECONDS.values()) if level is None else SECONDS.get(level, max(SECONDS.values()))
        return int(1000 * (self.grace + 2 * seconds)) if self.grace else 0


SHARED = Pace(grace=5.0)
"""For a process among others."""
