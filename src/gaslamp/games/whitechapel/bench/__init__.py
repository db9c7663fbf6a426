"""What Letters from Whitechapel adds to `gaslamp bench`."""

from gaslamp.games.whitechapel.bench import styles, trails
from gaslamp.parts.bench import Figure, Progress

__all__ = ["ENDING", "KERNEL_VS_RULES", "MOST_ACTIONS", "figures"]

KERNEL_VS_RULES = 100.0
MOST_ACTIONS = 4200
ENDING = frozenset({"arrest", "area-arrest"})


def figures(progress: Progress) -> list[Figure]:
    """Of `gaslamp bench inference`."""
    return [
        *trails.figures(lambda done: progress(0.5 * done)),
        *styles.figures(lambda done: progress(0.5 + 0.5 * done)),
    ]
