"""Text of a terminal as an image: a cell of pixels for each character, letters that can be read."""

import os
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.segment import Segment
from rich.style import Style

CELL = (20, 10)
"""Pixels of a character, down and across."""

_FONT_SIZE = 20
_GREY, _BLACK = (204, 204, 204), (0, 0, 0)
_BRAILLE = 0x2800
_DOTS = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (3, 0), (3, 1))
"""Row and column of each of the eight dots, in the order of their bits in Unicode."""

_SHAPES = {
    "▪": ("####", "####", "####", "####"),
    "▣": ("######", "#    #", "# ## #", "# ## #", "#    #", "######"),
    "◇": ("  ##  ", " #  # ", "#    #", "#    #", " #  # ", "  ##  "),
    "↖": ("##### ", "##    ", "# #   ", "#  #  ", "#   # ", "     #"),
    "↗": (" #####", "    ##", "   # #", "  #  #", " #   #", "#     "),
    "↙": ("     #", "#   # ", "#  #  ", "# #   ", "##    ", "##### "),
    "↘": ("#     ", " #   #", "  #  #", "   # #", "    ##", " #####"),
}
"""Signs of our boards that the font does not have."""

Pixels = NDArray[np.uint8]


def paint(lines: Sequence[Iterable[Segment]], width: int) -> Pixels:
    """Height, width, colour. Columns on the right in which nothing is written are left out."""
    tall, wide = CELL
    painted = np.zeros((len(lines) * tall, width * wide, 3), np.uint8)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ground, ink = _colours(segment.style)
            for letter in segment.text[: width - column]:
                cell = painted[row * tall : (row + 1) * tall, column * wide : (column + 1) * wide]
                cell[:] = ground
                cell[_ink(letter)] = ink
                column += 1
    used = np.flatnonzero(painted.any(axis=(0, 2)))
    return painted[:, : int(used.max()) + 1 if len(used) else 1]


@cache
def _ink(letter: str) -> NDArray[np.bool_]:
    """Where a cell has the colour of its character."""
    cell = np.zeros(CELL, bool)
    if letter in _SHAPES:
        _put(cell, np.array([[sign == "#" for sign in row] for row in _SHAPES[letter]]))
    elif _BRAILLE <= ord(letter) < _BRAILLE + 256:
        for bit, (row, column) in enumerate(_DOTS):
            if ord(letter) - _BRAILLE >> bit & 1:
                cell[1 + 5 * row : 3 + 5 * row, 2 + 5 * column : 4 + 5 * column] = True
    elif letter != " ":
        _put(cell, _glyph(letter))
    return cell


def _glyph(letter: str) -> NDArray[np.bool_]:
    import pygame

    surface = _font().render(letter, False, (255, 255, 255), (0, 0, 0))
    return np.asarray(pygame.surfarray.array3d(surface)[:, :, 0].T > 0)


@cache
def _font() -> Any:
    """The one that comes with pygame, so an image is the same on every machine."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    pygame.font.init()
    return pygame.font.Font(None, _FONT_SIZE)


def _put(cell: NDArray[np.bool_], shape: NDArray[np.bool_]) -> None:
    """In the middle; what is larger than the cell is cut."""
    (tall, wide), (down, across) = cell.shape, shape.shape
    top, left = max(0, (tall - down) // 2), max(0, (wide - across) // 2)
    from_top, from_left = max(0, (down - tall) // 2), max(0, (across - wide) // 2)
    part = shape[from_top : from_top + tall, from_left : from_left + wide]
    cell[top : top + part.shape[0], left : left + part.shape[1]] = part


def _colours(style: Style | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    ground = _parts(style.bgcolor, _BLACK) if style else _BLACK
    return ground, _parts(style.color, _GREY) if style else _GREY


def _parts(colour: Color | None, otherwise: tuple[int, ...]) -> tuple[int, ...]:
    return otherwise if colour is None or colour.is_default else tuple(colour.get_truecolor())
