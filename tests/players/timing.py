"""How long a player takes, while others work on the same machine."""

import time
from collections.abc import Callable

TRIES = 3


def quickest(work: Callable[[], object], enough: float) -> float:
    """Seconds of our own processor time, in the best of a few tries; one that takes no longer than enough will do.

    Other processes on the same core or cache make even our own time longer, but not every time.
    """
    best = float("inf")
    for _ in range(TRIES):
        before = time.process_time()
        work()
        best = min(best, time.process_time() - before)
        if best < enough:
            break
    return best
