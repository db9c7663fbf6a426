"""A grid of characters for flat-top hexes. A hex takes two lines:

     _____
    /     \\_____      columns 6 wide; every second one half a hex lower
    \\_____/     \\
          \\_____/
"""

from itertools import groupby
from operator import itemgetter

from rich.style import Style
from rich.text import Text

WIDE = 6
INSIDE = WIDE - 1
TALL = 2


class Canvas:
    """The margin is outside: x = 0 is the left edge of the first column of hexes."""

    def __init__(self, width: int, height: int, margin: int, ground: Style) -> None:
        self._margin = margin
        self._cells = [[(" ", ground)] * (width + 2 * margin) for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        for at, character in enumerate(text, self._margin + x):
            self._cells[y][at] = (character, style)

    def outline(self, x: int, y: int, style: Style) -> None:
        """The edges of the hex whose box starts at x, y. Neighbours draw the shared edges again."""
        self.put(x, y, "/", style)
        self.put(x + WIDE, y, "\\", style)
        self.put(x, y + 1, "\\", style)
        self.put(x + WIDE, y + 1, "/", style)
        if self._cells[y - 1][self._margin + x + 1][0] == " ":
            self.put(x + 1, y - 1, "_" * INSIDE, style)

    def fill(self, x: int, y: int, upper: str, lower: str, style: Style) -> None:
        self.put(x + 1, y, upper, style)
        self.put(x + 1, y + 1, lower, style)

    def text(self) -> Text:
        drawn = Text(no_wrap=True, overflow="ignore")
        for number, line in enumerate(self._cells):
            if number:
                drawn.append("\n")
            for style, run in groupby(line, itemgetter(1)):
                drawn.append("".join(character for character, _ in run), style)
        return drawn
