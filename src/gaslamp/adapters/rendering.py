"""The board as the terminal draws it, as text or as an image, for people who watch a learner."""

import io
from typing import Any

from rich.console import Console

from gaslamp.adapters.picture import Pixels, paint
from gaslamp.core.game import AnyGame
from gaslamp.games.registry import registration
from gaslamp.i18n import Words

WIDTH = 132
"""Characters: wide enough for the boards of the installed games."""


def show(game: AnyGame, view: object, mode: str | None) -> Any:
    """As PettingZoo names the modes: coloured text for `ansi`, an image for `rgb_array`; `human` prints.

    What is printed has colours only where the output is a terminal, so none get into a file or a pipe.
    """
    match mode:
        case "ansi":
            return text(game, view)
        case "rgb_array":
            return image(game, view)
        case "human":
            Console(width=WIDTH, highlight=False).print(_drawing(game, view))
            return None
        case _:
            raise ValueError(f"no render mode {mode!r}: use human, ansi or rgb_array")


def text(game: AnyGame, view: object) -> str:
    console = _console()
    console.print(_drawing(game, view))
    written = console.file
    assert isinstance(written, io.StringIO)
    return written.getvalue()


def image(game: AnyGame, view: object) -> Pixels:
    """Height, width, colour.

    Where some lines have a background colour, those without one are left out: they are the legend, which grows, and
    a film needs images of one size.
    """
    drawn = _console().render_lines(_drawing(game, view), pad=False)
    board = [line for line in drawn if any(segment.style and segment.style.bgcolor for segment in line)]
    return paint(board or drawn, WIDTH)


def _drawing(game: AnyGame, view: object) -> Any:
    return registration(game.NAME).terminal.draw(Words("en"), view)


def _console() -> Console:
    return Console(file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False)
