"""The colours of the district at night.

The whole board is painted, including the background. So it looks the same in a dark and in a light terminal.
"""

from gaslamp.games.mrjack.rules.board import Character

GROUND = "#0b101c"
OUTLINE = "#465271"
NUMBERS = "#c9b27c"

DARK = ("#222b45", "#7f8db0")
LIT = ("#c98f2e", "#3d2703")
BEAM = ("#fff0a3", "#6b5a12")
BUILDING = ("#12182a", "#36405f")
GARDEN = ("#0f2b1e", "#3f7d58")
LAMP_OUT = ("#161b2b", "#8a93ad")
LAMP_LIT = ("#ffb92e", "#241500")
EXIT_FREE = "#8fd3b0"
EXIT_SHUT = "#e0685d"
TARGET = "#ffffff"
TARGET_IN_LIGHT = "#000000"

TOKENS = {
    Character.HOLMES: ("#c4232b", "#ffffff"),
    Character.WATSON: ("#71431c", "#ffffff"),
    Character.SMITH: ("#f7dc1e", "#000000"),
    Character.LESTRADE: ("#2463d6", "#ffffff"),
    Character.STEALTHY: ("#1f8a45", "#ffffff"),
    Character.GOODLEY: ("#000000", "#ffffff"),
    Character.GULL: ("#8b35b5", "#ffffff"),
    Character.BERT: ("#ef7d12", "#000000"),
}
"""Background colour and letter colour. They follow the colours of the wooden tokens."""


def faded(colour: str, towards: str) -> str:
    """Mix most of the background into the colour: a cleared character matters little."""
    mixed = (round(0.35 * ours + 0.65 * theirs) for ours, theirs in zip(_parts(colour), _parts(towards), strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
