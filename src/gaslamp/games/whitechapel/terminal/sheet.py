"""Jack's move sheet: the track, the kind of move to each space, and the circles for a seat that may know them.

Night 1 21-20-18-17-12-30-64
           V  IV III  II   I   1   2 [3]   4 ...
Night 2                   65 -41 =55 =60
"""

from collections.abc import Iterator, Sequence

from rich.text import Text

from gaslamp.games.whitechapel.notation.sheet import write_trail
from gaslamp.games.whitechapel.rules.turns import DOUBLE_EVENT, LAST_TIME, space
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.words import Words

SPACES = ("V", "IV", "III", "II", "I", *(str(number) for number in range(1, 16)))
CELL = 4


def sheet(words: Words, view: View) -> Text:
    """Earlier nights in notation, tonight below the track."""
    public = view.public
    drawn = Text(no_wrap=True, overflow="ignore")
    for night, row in enumerate(view.sheet or (), 1):
        drawn.append(f"{words('whitechapel-sheet-night', night=night)}  ", "bold").append(f"{write_trail(row)}\n")
    tonight = words("whitechapel-sheet-night", night=public.night)
    drawn.append(" " * len(tonight))
    here = space(public) if public.time else -1
    for number, name in enumerate(SPACES):
        if number == here:
            drawn.append(f"[{name}]".rjust(CELL), "bold")
        else:
            drawn.append(name.rjust(CELL), "dim")
    drawn.append(f"\n{tonight}", "bold")
    if public.murders:
        drawn.append("".join(_cells(_circles(view), public.track, LAST_TIME - public.time)))
    return drawn


def _circles(view: View) -> Sequence[str]:
    """Where Jack has been, as far as the seat may know. The circle of a single victim is public."""
    public = view.public
    if view.trail:
        return [str(circle) for circle in view.trail]
    first = "?" if public.night == DOUBLE_EVENT else str(public.murders.bit_length() - 1)
    return [first, *"?" * len(public.track)]


def _cells(circles: Sequence[str], track: str, first: int) -> Iterator[str]:
    yield " " * CELL * first
    for kind, circle in zip(" " + track, circles, strict=True):
        yield f"{kind}{circle}".rjust(CELL)
