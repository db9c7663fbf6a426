"""A line over the whole game, drawn with plain characters: readable in 80 columns and without colour."""

from collections.abc import Sequence

WIDTH = 70
"""Columns of the line itself."""
HEIGHT = 8
"""Rows. Each has two levels: `.` is the lower, `'` the upper one."""


def chart(values: Sequence[float], top: int) -> list[str]:
    """`values` from 0 to `top`: before each step, and the last one after it."""
    rows = [[" "] * WIDTH for _ in range(HEIGHT)]
    for column in range(WIDTH):
        value = values[round(column * (len(values) - 1) / (WIDTH - 1))]
        level = min(2 * HEIGHT - 1, max(0, int(2 * HEIGHT * value / top)))
        rows[HEIGHT - 1 - level // 2][column] = "'" if level % 2 else "."
    labels = {0: f"{top}", HEIGHT // 2 - 1: f"{top / 2:g}", HEIGHT - 1: "0"}
    lines = [f"{labels.get(number, ''):>4} |{''.join(row).rstrip()}" for number, row in enumerate(rows)]
    last = str(len(values) - 1)
    return [*lines, f"     +{'-' * WIDTH}", f"      1{last:>{WIDTH - 1}}"]


def marks(numbers: Sequence[int], length: int) -> str:
    """A row below a chart of so many steps, with a sign below each of the numbered ones."""
    row = [" "] * WIDTH
    for number in numbers:
        row[round(number * (WIDTH - 1) / length)] = "^"
    return f"      {''.join(row).rstrip()}"
