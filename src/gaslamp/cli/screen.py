"""Printing: one console for all that is shown, as wide as the board when nobody looks."""

import sys
from collections.abc import Iterable
from itertools import groupby

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gaslamp.parts.story import Line

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


def told(console: Console, lines: Iterable[Line]) -> None:
    """A story, its headings in bold."""
    for is_heading, group in groupby(lines, lambda line: not line.notation):
        rows = [(f"  {line.notation}" if line.notation else "", line.text) for line in group]
        if is_heading:
            for _, text in rows:
                console.print(text, style="bold")
        elif console.is_terminal:
            console.print(pairs(rows, "cyan"))
        else:
            # Whoever reads from a pipe gets one line for each.
            wide = max(len(notation) for notation, _ in rows)
            for notation, text in rows:
                console.print(f"{notation:{wide}}  {text}", soft_wrap=True)


def wiped(console: Console) -> None:
    """Nothing of what was shown stays, not even for those who scroll back."""
    if console.is_terminal:
        console.file.write("\x1b[3J\x1b[2J\x1b[H")
        console.file.flush()
