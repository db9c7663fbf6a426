"""A progress bar while a machine player thinks."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

DELAY_SECONDS = 0.5


@contextmanager
def thinking_bar(console: Console, text: str) -> Iterator[Callable[[float], object]]:
    """A bar that appears after a delay and is removed at the end. Call what it yields with the share that is done."""
    if not console.is_terminal:
        yield lambda _share: None
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), BarColumn())
    progress = Progress(*columns, console=console, transient=True)
    task = progress.add_task(text, total=None)
    # A timer, because a player may report nothing for a long time.
    timer = Timer(DELAY_SECONDS, progress.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda share: progress.update(task, total=1.0, completed=share)
    finally:
        timer.cancel()
        timer.join()
        progress.stop()
