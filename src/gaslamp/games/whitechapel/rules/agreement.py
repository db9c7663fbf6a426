"""The options of a game: which seat moves which policemen, and the optional rules (W60 to W67)."""

from collections.abc import Mapping

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Option
from gaslamp.core.options import settle
from gaslamp.games.whitechapel.rules.public import Agreed

COLOURS = "BYNRG"
"""By policeman: blue, yellow, brown, red, green."""

_OFF_ON = ("off", "on")
HIDEOUTS = ("chosen", "easy", "normal", "medium", "hard")
SWITCHES = ("letters", "false-clues", "rushing", "area-arrests", "catch-me", "address")

OPTIONS: tuple[Option, ...] = (
    Option("hands", (), COLOURS),
    Option("hideout", HIDEOUTS, "chosen"),
    *(Option(name, _OFF_ON, "off") for name in SWITCHES),
)


def agree(options: Mapping[str, str]) -> Agreed:
    words = settle(OPTIONS, options)
    return Agreed(parse_hands(words["hands"]), words["hideout"], *(words[name] == "on" for name in SWITCHES))


def parse_hands(text: str) -> tuple[int, ...]:
    """`B/YN/RG`: the policemen of each detective seat, clockwise."""
    if sorted(text.replace("/", "")) != sorted(COLOURS) or not all(text.split("/")):
        raise NotWellFormed("bad-hands", text=text, letters=COLOURS)
    return tuple(sum(1 << COLOURS.index(letter) for letter in hand) for hand in text.split("/"))
