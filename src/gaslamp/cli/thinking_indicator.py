"""Showing that a machine thinks, if it takes longer than one likes to look at nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

PATIENCE = 0.5
"""Seconds until something is shown."""


@contextmanager
def pondering(console: Console, text: str) -> Iterator[Callable[[float], object]]:
    """A bar that appears after half a second and leaves nothing behind. What it gives is told how much is done."""
    if not console.is_terminal:
        yield lambda _share: None
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), BarColumn())
    progress = Progress(*columns, console=console, transient=True)
    task = progress.add_task(text, total=None)
    # A timer, since a player in the middle of its work may say nothing for long.
    timer = Timer(PATIENCE, progress.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda share: progress.update(task, total=1.0, completed=share)
    finally:
        timer.cancel()
        timer.join()
        progress.stop()
