"""Pictures of games, drawn without a browser: the board as the pages draw it, with the pieces of a view on it.

`make web` renders the boards (`web/src/preview`) and keeps them with the pages.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import gaslamp
from gaslamp.games.registry import registration
from gaslamp.parts.preview import Piece

FOLDER = Path(gaslamp.__file__).parent / "web" / "previews"
WIDTH = 1200
GROUND = "#0b0f1a"
END = "</svg>"


def is_drawn(game: str) -> bool:
    """Whether there are pictures of this game."""
    known = registration(game)
    return known.preview is not None and known.wire is not None and _file(game).is_file()


def pieces(game: str, view: Any) -> tuple[Piece, ...]:
    """What lies on the board, as far as this view shows it."""
    known = registration(game)
    assert known.preview is not None, "asked only then"
    assert known.wire is not None, "asked only then"
    return tuple(known.preview.pieces(known.wire.view_json(view)))


def draw(game: str, shown: Sequence[Piece]) -> bytes:
    """A PNG."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg(game, shown), width=WIDTH, background=GROUND))


def svg(game: str, shown: Sequence[Piece]) -> str:
    drawing = _drawing(game)
    found = [drawing["svg"].removesuffix(END)]
    for kind, place in shown:
        x, y = drawing["places"][place]
        found.append(f'<g transform="translate({x:.1f} {y:.1f})">{drawing["pieces"][kind]}</g>')
    return "".join((*found, END))


@cache
def _drawing(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(_file(game).read_text("utf-8"))
    return found


def _file(game: str) -> Path:
    return FOLDER / f"{game}.json"
