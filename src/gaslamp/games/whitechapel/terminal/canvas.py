"""A grid of characters. No label overwrites another one."""

from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from rich.style import Style
from rich.text import Text


class Window(NamedTuple):
    """The part of the grid that is shown."""

    left: int
    top: int
    wide: int
    high: int


class Canvas:
    def __init__(self, wide: int, high: int, ground: Style) -> None:
        self.wide = wide
        self._ground = (" ", ground)
        self._labels: list[tuple[int, int, int]] = []
        self._cells = [[self._ground] * wide for _ in range(high)]
        self._taken = [[False] * wide for _ in range(high)]

    def dot(self, x: int, y: int, sign: str, style: Style) -> None:
        """Draw a sign that a label may cover."""
        self._cells[y][x] = (sign, style)

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        self._labels.append((x, y, len(text)))
        for at, character in enumerate(text, x):
            self._cells[y][at] = (character, style)
            self._taken[y][at] = True

    def note(self, x: int, y: int, wide: int, text: str, style: Style) -> bool:
        """Put a text beside a label, where there is room. Returns whether there was room."""
        length = len(text)
        right, left, middle = x + wide, x - length, x + (wide - length) // 2
        beside = [(right, y), (left, y)]
        for row in (y + 1, y - 1):
            beside += [(middle, row), (right - 1, row), (left + 1, row), (x, row)]
        for start, row in beside:
            own = range(x, x + wide) if row == y else ()
            if self._is_free(start, row, length) and not any(
                self._is_taken(side, row) and side not in own for side in (start - 1, start + length)
            ):
                self.put(start, row, text, style)
                return True
        return False

    def _is_free(self, x: int, y: int, length: int) -> bool:
        inside = 0 <= y < len(self._cells) and 0 <= x <= self.wide - length
        return inside and not any(self._taken[y][x : x + length])

    def _is_taken(self, x: int, y: int) -> bool:
        return 0 <= x < self.wide and self._taken[y][x]

    def text(self, window: Window) -> Text:
        self._drop_halves(window)
        drawn = Text(no_wrap=True, overflow="ignore")
        for number, line in enumerate(self._cells[window.top : window.top + window.high]):
            if number:
                drawn.append("\n")
            for style, run in groupby(line[window.left : window.left + window.wide], itemgetter(1)):
                drawn.append("".join(character for character, _ in run), style)
        return drawn

    def _drop_halves(self, window: Window) -> None:
        """Remove labels that the edge cuts: they would look like another number."""
        for x, y, length in self._labels:
            for edge in (window.left, window.left + window.wide):
                if x < edge < x + length:
                    self._cells[y][x : x + length] = [self._ground] * length
