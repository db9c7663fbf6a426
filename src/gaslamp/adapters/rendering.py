"""The board as the terminal draws it, as text or as an image, for people who watch a learner."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console
from rich.style import Style

from gaslamp.core.game import AnyGame
from gaslamp.games.registry import registration
from gaslamp.i18n import Words

WIDTH = 132
"""Characters: wide enough for the boards of the installed games."""

CELL = (12, 6)
"""Pixels of a character, down and across."""

_INK = (slice(3, 9), slice(1, 5))
"""Where a cell has the colour of its character: letters are distinguished by colour, not by shape."""


def show(game: AnyGame, view: object, mode: str | None) -> Any:
    """As PettingZoo names the modes: text for `ansi`, an image for `rgb_array`; `human` prints."""
    match mode:
        case "ansi":
            return text(game, view)
        case "rgb_array":
            return image(game, view)
        case "human":
            print(text(game, view))
            return None
        case _:
            raise ValueError(f"no render mode {mode!r}: use human, ansi or rgb_array")


def text(game: AnyGame, view: object) -> str:
    console = _console()
    console.print(registration(game.NAME).terminal.draw(Words("en"), view))
    written = console.file
    assert isinstance(written, io.StringIO)
    return written.getvalue()


def image(game: AnyGame, view: object) -> NDArray[np.uint8]:
    """Height, width, colour: a block of pixels for each character.

    Where some lines have a background colour, those without one are left out: they are the legend.
    """
    drawn = _console().render_lines(registration(game.NAME).terminal.draw(Words("en"), view))
    coloured = [line for line in drawn if any(segment.style and segment.style.bgcolor for segment in line)]
    lines = coloured or drawn
    tall, wide = CELL
    painted = np.zeros((len(lines) * tall, WIDTH * wide, 3), np.uint8)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ground, ink = _colours(segment.style)
            for letter in segment.text:
                cell = painted[row * tall : (row + 1) * tall, column * wide : (column + 1) * wide]
                cell[:] = ground
                if letter != " ":
                    cell[_INK] = ink
                column += 1
    used = np.flatnonzero(painted.any(axis=(0, 2)))
    return painted[:, : int(used.max()) + 1 if len(used) else 1]


def _console() -> Console:
    return Console(file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False)


def _colours(style: Style | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    ground = _parts(style.bgcolor, 0) if style else (0,) * 3
    return ground, _parts(style.color, 255) if style else (255,) * 3


def _parts(colour: Color | None, otherwise: int) -> tuple[int, ...]:
    return (otherwise,) * 3 if colour is None else tuple(colour.get_truecolor())
