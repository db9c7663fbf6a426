"""The colours of Whitechapel at night.

The whole map is painted, including the background. So it looks the same in a dark and in a light terminal.
"""

from rich.style import Style

from gaslamp.games.whitechapel.rules.board import Policeman

_GROUND = "#0d1220"

GROUND = Style(color="#3a4660", bgcolor=_GROUND)
STREET = Style(color="#5d6c8f", bgcolor=_GROUND)
BORDER = Style(color="#2f3a54", bgcolor=_GROUND)
SECTION = Style(color="#c9b27c", bgcolor=_GROUND, bold=True)

CROSSING = Style(color="#8e9cbf", bgcolor=_GROUND)
YELLOW = Style(color="#ffd23e", bgcolor=_GROUND, bold=True)
GOULSTON = Style(color="#ff7a6b", bgcolor=_GROUND, bold=True)
NAME = Style(color="#a9b6d6", bgcolor=_GROUND)
CHOSEN_NAME = Style(color="#ffffff", bgcolor=_GROUND, bold=True)
ORDER = Style(color="#ffb92e", bgcolor=_GROUND, bold=True)
TOKEN = Style(color="#11161f", bgcolor="#9aa7c4", bold=True)

CIRCLE = Style(color="#d9cfb8", bgcolor="#232c44")
RED = Style(color="#ffd9d3", bgcolor="#6d2226", bold=True)
WOMAN = Style(color="#2b1430", bgcolor="#cfa6d8", bold=True)
WRETCHED = Style(color="#2b1430", bgcolor="#f0c4f7", bold=True)
SCENE = Style(color="#ffffff", bgcolor="#a3212b", bold=True)
CLUE = Style(color="#241500", bgcolor="#ffb92e", bold=True)
FALSE_CLUE = Style(color="#ffffff", bgcolor="#57606f", bold=True)
TRAIL = Style(color="#04211a", bgcolor="#5fc9a6", bold=True)
HIDEOUT = Style(color="#ffffff", bgcolor="#17775c", bold=True)
JACK = Style(color="#000000", bgcolor="#b6ffe4", bold=True)
CHOSEN = Style(color="#0d1220", bgcolor="#f4ead2", bold=True)

PAWNS = {
    Policeman.BLUE: Style(color="#ffffff", bgcolor="#2463d6", bold=True),
    Policeman.YELLOW: Style(color="#000000", bgcolor="#f7dc1e", bold=True),
    Policeman.BROWN: Style(color="#ffffff", bgcolor="#8a5220", bold=True),
    Policeman.RED: Style(color="#ffffff", bgcolor="#d02f3a", bold=True),
    Policeman.GREEN: Style(color="#ffffff", bgcolor="#1f8a45", bold=True),
}
