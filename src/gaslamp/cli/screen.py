"""Printing: one console for all that is shown, as wide as the board when nobody looks."""

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

PIPED_WIDTH = 100


def screen() -> Console:
    """Made anew each time, so that it writes to the standard output of that moment."""
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    return Console(width=width, highlight=False, markup=False, emoji=False)


def pairs(rows: Iterable[tuple[str, str]], style: str = "bold") -> Table:
    """Labels and texts, side by side."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for label, text in rows:
        table.add_row(Text(label, style=style), Text(text))
    return table


def told(console: Console, lines: Iterable[tuple[str, str]]) -> None:
    """A story: notation and words; a line without notation is a heading."""
    rows: list[tuple[str, str]] = []
    for notation, text in lines:
        if notation:
            rows.append((f"  {notation}", text))
            continue
        console.print(pairs(rows, "cyan")) if rows else None
        rows = []
        console.print(Text(text, style="bold"))
    if rows:
        console.print(pairs(rows, "cyan"))


def wiped(console: Console) -> None:
    """Nothing of what was shown stays, not even for those who scroll back."""
    if console.is_terminal:
        console.file.write("\x1b[3J\x1b[2J\x1b[H")
        console.file.flush()
