"""The streets drawn for a terminal. The map is readable without colours.

(41)  a circle      {65} a red one        ?65? a woman face down (?65+ a target, known to Jack)     w65w  a Wretched
#65#  a crime scene *41* a clue           !41! a false clue                                         >41<  a choice
/64\\  the hideout   :41: tonight's trail  J41J Jack
▪     a crossing    ◇    a yellow one     ▣    Goulston Street
[Y]   a pawn        [?]  a patrol token   [y] [-] its owner or blank, known to the Head
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from gaslamp.games.whitechapel.rules.agreement import COLOURS
from gaslamp.games.whitechapel.rules.board import CIRCLES, CROSSINGS, POLICEMEN
from gaslamp.games.whitechapel.terminal import colours
from gaslamp.games.whitechapel.terminal.canvas import Canvas, Window
from gaslamp.games.whitechapel.terminal.layout import COLUMNS, ROWS, Layout, Scale, Spot, layout, place
from gaslamp.games.whitechapel.terminal.marks import CHOICE, PLAIN, RED_CIRCLE, Marks, sign

WIDEST = 160
NARROWEST = 96
"""A narrower terminal shows only a part of the map."""
BRACKETS_FROM = 130
"""From this width on there is room for a pawn in brackets."""
SECTION_SHARE = 0.38
"""The share of the whole map's width for one section and its surroundings."""
SIGNS, BRACKETS, NAMES = 1, 3, 5
"""The room for a crossing: for a sign, a pawn in brackets, or a sign and its name."""
SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True, slots=True)
class Map:
    """The streets, or one section of them, as wide as the terminal allows."""

    marks: Marks
    turned: bool = False
    section: str | None = None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        # Output to a pipe has the full width: its reader can scroll sideways.
        room = options.max_width if console.is_terminal else WIDEST
        if self.section is None:
            yield draw(self.marks, room, turned=self.turned)
        else:
            yield draw_section(self.marks, room, self.section, turned=self.turned)


@dataclass(frozen=True, slots=True)
class Legend:
    """The signs and their meanings. No line break separates a sign from its meaning."""

    entries: tuple[str, ...]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width if console.is_terminal else WIDEST
        lines = [""]
        for entry in self.entries:
            if lines[-1] and len(lines[-1]) + 2 + len(entry) > room:
                lines.append("")
            lines[-1] += f"  {entry}" if lines[-1] else entry
        yield Text("\n".join(lines), style="dim", no_wrap=True, overflow="ignore")


def draw(marks: Marks, room: int, *, turned: bool = False) -> Text:
    wide = min(max(room, NARROWEST), WIDEST)
    scale = Scale(wide, BRACKETS if wide >= BRACKETS_FROM else SIGNS, turned)
    drawn = layout(scale)
    left = _busiest(marks, drawn, room)
    return _painted(marks, scale, drawn).text(Window(left, 0, room, drawn.high))


def draw_section(marks: Marks, room: int, section: str, *, turned: bool = False) -> Text:
    """Draw one section, larger, so that every crossing has its name."""
    scale = Scale(round(min(max(room, NARROWEST), WIDEST) / SECTION_SHARE), NAMES, turned)
    drawn = layout(scale)
    column, row = section.split("/")
    corners = [place(scale, (x, y)) for x, y in zip(COLUMNS[column], ROWS[row], strict=True)]
    (left, right), (top, bottom) = (sorted(round(corner[axis]) for corner in corners) for axis in (0, 1))
    wide = min(room, WIDEST)
    start = min(max((left + right - wide) // 2, 0), drawn.wide - wide)
    return _painted(marks, scale, drawn).text(Window(start, max(top - 3, 0), wide, bottom - top + 7))


def _busiest(marks: Marks, drawn: Layout, room: int) -> int:
    """The left edge where a window that is too narrow shows most of the pieces on the board."""
    if room >= drawn.wide:
        return 0
    busy = [f"x{crossing}" for crossing in (*marks.pawns, *marks.tokens)] + [f"c{circle}" for circle in marks.order]
    middles = [drawn.spots[name].middle[0] for name in busy]
    return max(
        range(drawn.wide - room + 1), key=lambda left: sum(left < middle < left + room for middle in middles), default=0
    )


def _painted(marks: Marks, scale: Scale, drawn: Layout) -> Canvas:
    canvas = Canvas(drawn.wide, drawn.high, colours.GROUND)
    _draw_sections(canvas, scale, drawn)
    for (x, y), dots in drawn.lines.items():
        canvas.dot(x, y, dots, colours.STREET)
    for circle in range(1, CIRCLES + 1):
        _draw_circle(canvas, marks, drawn.spots[f"c{circle}"], circle)
    for crossing in range(1, CROSSINGS + 1):
        _draw_crossing(canvas, marks, scale, drawn.spots[f"x{crossing}"], crossing)
    for spot, text, style in _notes(marks, scale, drawn):
        canvas.note(spot.x, spot.y, spot.wide, text, style)
    return canvas


def _draw_sections(canvas: Canvas, scale: Scale, drawn: Layout) -> None:
    """The letters of the sections along the edges, and the borders between the sections."""
    for letter, (start, end) in COLUMNS.items():
        x = round(place(scale, ((start + end) / 2, 0))[0])
        for y in (0, drawn.high - 1):
            canvas.put(x, y, letter, colours.SECTION)
        if letter != "C":
            for y in range(drawn.high):
                canvas.dot(round(place(scale, (end, 0))[0]), y, "¦", colours.BORDER)
    for letter, (start, end) in ROWS.items():
        y = round(place(scale, (0, (start + end) / 2))[1])
        for x in (0, drawn.wide - 1):
            canvas.put(x, y, letter, colours.SECTION)
        if letter == "b":
            for x in range(drawn.wide):
                canvas.dot(x, round(place(scale, (0, end))[1]), "-", colours.BORDER)


def _draw_circle(canvas: Canvas, marks: Marks, spot: Spot, circle: int) -> None:
    """The most important kind gives the colour and the left mark. The next kind, or a choice, gives the right mark."""
    kinds = marks.circles.get(circle, [PLAIN])
    left, right, style = kinds[-1].left, kinds[-1].right, kinds[-1].style
    if len(kinds) > 1 and kinds[-2] is not RED_CIRCLE:
        right = kinds[-2].right
    if marks.ends >> circle & 1:
        right = CHOICE.right
        if kinds[-1] in (PLAIN, RED_CIRCLE):
            left, style = CHOICE.left, CHOICE.style
    canvas.put(spot.x, spot.y, f"{left}{circle}{right}", style)


def _draw_crossing(canvas: Canvas, marks: Marks, scale: Scale, spot: Spot, crossing: int) -> None:
    text, style = sign(crossing)
    is_taken = crossing in marks.pawns or crossing in marks.tokens
    if crossing in marks.pawns:
        policeman = POLICEMEN[marks.pawns[crossing]]
        text, style = COLOURS[policeman], colours.PAWNS[policeman]
    elif is_taken:
        text, style = marks.tokens[crossing], colours.TOKEN
    elif marks.crossings >> crossing & 1:
        style = colours.CHOSEN_NAME
    if scale.room == NAMES:
        canvas.put(spot.x, spot.y, text, style)
        is_special = is_taken or marks.crossings >> crossing & 1
        canvas.put(spot.x + 1, spot.y, f"x{crossing}", style if is_special else colours.NAME)
    elif scale.room == BRACKETS and is_taken:
        canvas.put(spot.x, spot.y, f"[{text}]", style)
    else:
        canvas.put(_sign_of(spot).x, spot.y, text, style)


def _notes(marks: Marks, scale: Scale, drawn: Layout) -> Iterator[tuple[Spot, str, Style]]:
    """Texts beside the labels: the order of the trail, and the names of the crossings that matter now."""
    for circle, moves in marks.order.items():
        text = "·".join(str(move).translate(SUPERSCRIPT) for move in moves)
        yield drawn.spots[f"c{circle}"], text, colours.ORDER
    if scale.room == NAMES:
        return
    for crossing in (*marks.pawns, *marks.tokens):
        yield drawn.spots[f"x{crossing}"], f"x{crossing}", colours.NAME
    for crossing in range(1, CROSSINGS + 1):
        if marks.crossings >> crossing & 1 and crossing not in marks.pawns and crossing not in marks.tokens:
            yield _sign_of(drawn.spots[f"x{crossing}"]), f"x{crossing}", colours.CHOSEN_NAME


def _sign_of(spot: Spot) -> Spot:
    return Spot(spot.x + 1, spot.y, 1) if spot.wide == BRACKETS else spot
