"""How fast the server does what nobody asked it to do."""

from dataclasses import dataclass


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
