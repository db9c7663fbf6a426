"""The district drawn for a terminal. It is readable without colours.

[L]  Lestrade; (L) on an open manhole, =L= on a covered one, in lower case once cleared
( )  an open manhole    (=)  a covered one    ###  building    %%%  garden
*3*  a lit lamp with its number, *** one without a number, -!- one that is out
: :  a street in a lamp's light; / / in the lantern's beam, drawn in the direction of the beam
"""

from collections.abc import Collection
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from gaslamp.games.mrjack.notation.names import LETTERS
from gaslamp.games.mrjack.rules.board import (
    CHARACTERS,
    EDITIONS,
    EXITS,
    FACINGS,
    GASLIGHTS,
    LIT,
    NUMBERED,
    RAY,
    STREETS,
    TERRAIN,
    Character,
    Streets,
)
from gaslamp.games.mrjack.rules.public import OUT, Public
from gaslamp.games.mrjack.terminal import colours
from gaslamp.games.mrjack.terminal.canvas import INSIDE, TALL, WIDE, Canvas

COLUMNS = "ABCDEFGHIJKLM"
ROWS = 9
MARGIN = 3
"""Left and right, for the row numbers. A terminal of 80 columns is too narrow for them."""
TOP = 2
WIDTH = WIDE * len(COLUMNS) + 1
HEIGHT = TOP + TALL * ROWS
LAST_LINE = TALL * (ROWS - 1)
"""The line where the lowest hex, H9, starts, counted from the highest, F1."""

ARROWS = dict(zip(FACINGS, "↑↗↘↓↙↖", strict=True))
_ALONG = dict(zip(FACINGS, "|/\\|/\\", strict=True))


@dataclass(frozen=True, slots=True)
class Light:
    """The lit streets."""

    lamps: Streets
    beam: Streets
    facing: str


@dataclass(frozen=True, slots=True)
class District:
    """The board. `signs` are the words at the exits; `targets` are hexes to highlight."""

    public: Public
    signs: dict[str, str]
    targets: Collection[str] = ()
    turned: bool = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        margin = MARGIN if options.max_width >= WIDTH + 2 * MARGIN else 0
        yield draw(self.public, self.signs, self.targets, margin, Side(self.turned))


@dataclass(frozen=True, slots=True)
class Side:
    """The side of the table. Jack sits opposite the detective and sees the board upside down (R33)."""

    turned: bool

    def corner(self, name: str) -> tuple[int, int]:
        """The upper left corner of a hex's box. Columns A, C, E... are half a hex lower."""
        column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
        line = TALL * row + (column % 2 == 0)
        if self.turned:
            column, line = len(COLUMNS) - 1 - column, LAST_LINE - line
        return WIDE * column, TOP + line

    def facing(self, name: str) -> str:
        """A direction of the board, as this side sees it."""
        return FACINGS[(FACINGS.index(name) + 3 * self.turned) % len(FACINGS)]


def draw(public: Public, signs: dict[str, str], targets: Collection[str], margin: int, side: Side) -> Text:
    canvas = Canvas(WIDTH, HEIGHT, margin, Style(color=colours.OUTLINE, bgcolor=colours.GROUND))
    light = Light(
        lamps=LIT[sum(1 << lamp for lamp in public.lamps if lamp != OUT)],
        beam=RAY[public.places[Character.WATSON]][public.facing],
        facing=side.facing(FACINGS[public.facing]),
    )
    _draw_scale(canvas, margin, side)
    _draw_exits(canvas, public, signs, side)
    edge = Style(color=colours.OUTLINE, bgcolor=colours.GROUND)
    for name in TERRAIN:
        canvas.outline(*side.corner(name), edge)
    for name in TERRAIN:
        _draw_hex(canvas, public, light, name, name in targets, side)
    return canvas.text()


def _draw_scale(canvas: Canvas, margin: int, side: Side) -> None:
    style = Style(color=colours.NUMBERS, bgcolor=colours.GROUND, bold=True)
    for letter in COLUMNS:
        canvas.put(side.corner(f"{letter}1")[0] + WIDE // 2, 0, letter, style)
    for row in range(1, ROWS + 1 if margin else 0):
        # Two neighbouring columns of one row share this line.
        line = max(side.corner(f"A{row}")[1], side.corner(f"B{row}")[1])
        for x in (-2, WIDTH + 1):
            canvas.put(x, line, str(row), style)


def _draw_exits(canvas: Canvas, public: Public, signs: dict[str, str], side: Side) -> None:
    for way, name in enumerate(EXITS):
        # The sign is in the corner that the exit leads to: there is no hex.
        shut = public.cordons >> way & 1
        colour = colours.EXIT_SHUT if shut else colours.EXIT_FREE
        corner = side.facing(name)
        mark = "#" if shut else ARROWS[corner]
        sign = f"{mark * 2} {name} {signs[name]} {mark * 2}"
        x = 1 if corner.endswith("W") else WIDTH - 1 - len(sign)
        y = TOP if corner.startswith("N") else HEIGHT - 1
        canvas.put(x, y, sign, Style(color=colour, bgcolor=colours.GROUND, bold=True))


def _draw_hex(canvas: Canvas, public: Public, light: Light, name: str, is_target: bool, side: Side) -> None:
    x, y = side.corner(name)
    upper, (back, front) = _face(public, light, name)
    style = Style(color=front, bgcolor=back)
    label = f">{name}<" if is_target else f"_{name}_"
    canvas.fill(x, y, upper.center(INSIDE), label.ljust(INSIDE, "_"), style)
    if TERRAIN[name] == "*":
        canvas.put(x + 1, y, upper.center(INSIDE), Style(color=front, bgcolor=back, bold=True))
    if is_target:
        bright = colours.TARGET_IN_LIGHT if back in (colours.LIT[0], colours.BEAM[0]) else colours.TARGET
        canvas.put(x + 1, y + 1, label, Style(color=bright, bgcolor=back, bold=True))
    if TERRAIN[name] == ".":
        _draw_tokens(canvas, public, name, (back, front), side)


def _face(public: Public, light: Light, name: str) -> tuple[str, tuple[str, str]]:
    """The upper line of a hex without its token, and the colours of the hex."""
    match TERRAIN[name]:
        case "#":
            return "#####", colours.BUILDING
        case "%":
            return "%%%%%", colours.GARDEN
        case "*":
            return _lamp(public, GASLIGHTS.index(name))
        case _:
            return _street(public, light, name)


def _lamp(public: Public, lamp: int) -> tuple[str, tuple[str, str]]:
    if lamp not in public.lamps:
        return "-!-", colours.LAMP_OUT
    tile = public.lamps.index(lamp) + 1
    return f"*{tile if tile <= NUMBERED else '*'}*", colours.LAMP_LIT


def _street(public: Public, light: Light, name: str) -> tuple[str, tuple[str, str]]:
    street = STREETS.index(name)
    middle = {"()": "( )", "==": "(=)"}.get(_brackets(public, street), "   ")
    if light.beam >> street & 1:
        along = _ALONG[light.facing]
        return f"{along}{middle}{along}", colours.BEAM
    if light.lamps >> street & 1:
        return f":{middle}:", colours.LIT
    return f" {middle} ", colours.DARK


def _brackets(public: Public, street: int) -> str:
    if public.covers >> street & 1:
        return "=="
    return "()" if EDITIONS[public.edition].manholes >> street & 1 else "[]"


def _draw_tokens(canvas: Canvas, public: Public, name: str, street_colours: tuple[str, str], side: Side) -> None:
    """One token on the hex. Two tokens if the game ended with an accusation there."""
    street = STREETS.index(name)
    here = [character for character in CHARACTERS if public.places[character] == street]
    x, y = side.corner(name)
    brackets = _brackets(public, street)
    for at, character in enumerate(here):
        back, front = colours.TOKENS[character]
        letter = LETTERS[character]
        if not public.suspects >> character & 1:
            back, front, letter = colours.faded(back, street_colours[0]), street_colours[1], letter.lower()
        style = Style(color=front, bgcolor=back, bold=letter.isupper())
        if len(here) == 1:
            canvas.put(x + 2, y, f"{brackets[0]}{letter}{brackets[1]}", style)
        else:
            canvas.put(x + 2 + 2 * at, y, letter if at else f"{letter}!", style)
        if character is Character.WATSON and len(here) == 1:
            arrow = ARROWS[side.facing(FACINGS[public.facing])]
            canvas.put(x + 5, y, arrow, Style(color=street_colours[1], bgcolor=street_colours[0], bold=True))
