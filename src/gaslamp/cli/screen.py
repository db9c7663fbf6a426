"""Printing to the terminal."""

import sys
from collections.abc import Iterable
from itertools import groupby

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gaslamp.parts.story import StoryLine

PIPED_WIDTH = 100
"""Characters, where standard output is no terminal."""


def screen() -> Console:
    """A new console each time, because standard output may have been replaced."""
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    return Console(width=width, highlight=False, markup=False, emoji=False)


def two_columns(rows: Iterable[tuple[str, str]], style: str = "bold") -> Table:
    """Labels in one column, texts in the other."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for label, text in rows:
        table.add_row(Text(label, style=style), Text(text))
    return table


def print_story(console: Console, lines: Iterable[StoryLine]) -> None:
    """Print a story, its headings in bold."""
    for is_heading, group in groupby(lines, lambda line: not line.notation):
        rows = [(f"  {line.notation}" if line.notation else "", line.text) for line in group]
        if is_heading:
            for _, text in rows:
                console.print(text, style="bold")
        elif console.is_terminal:
            console.print(two_columns(rows, "cyan"))
        else:
            # A pipe gets one line for each.
            wide = max(len(notation) for notation, _ in rows)
            for notation, text in rows:
                console.print(f"{notation:{wide}}  {text}", soft_wrap=True)


def clear(console: Console) -> None:
    """Clear the screen and what can be scrolled back to."""
    if console.is_terminal:
        console.file.write("\x1b[3J\x1b[2J\x1b[H")
        console.file.flush()
