"""How the secrets of a position are written: its last word, or the last but one of a view."""

import re
from typing import Protocol

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.core.notation import HIDDEN
from gaslamp.games.whitechapel.notation import names
from gaslamp.games.whitechapel.notation.names import numbers, pawns
from gaslamp.games.whitechapel.notation.sheet import parse_sheet, parse_trail, write_sheet, write_trail
from gaslamp.games.whitechapel.rules.board import NOWHERE, Circle, Circles
from gaslamp.games.whitechapel.rules.public import Patrol, Public, Row
from gaslamp.games.whitechapel.rules.view import View

_SECRETS = re.compile(r"h=([^;]*);w=([^;]*);p=([^;]*);t=([^;]*);s=([^;]*)")


class Position(Protocol):
    """The parts that a State and a View both have. Notation reads them and does not import the State's class."""

    @property
    def public(self) -> Public: ...
    @property
    def hideout(self) -> Circle | None: ...
    @property
    def marked(self) -> Circles | None: ...
    @property
    def patrol(self) -> Patrol | None: ...
    @property
    def trail(self) -> tuple[Circle, ...] | None: ...
    @property
    def sheet(self) -> tuple[Row, ...] | None: ...


def write_secrets(known: Position) -> str:
    """A hidden secret is one `?`, whatever it holds. So the length of the text reveals nothing."""
    hideout, women, patrol, trail, sheet = [HIDDEN] * 5
    if known.hideout is not None:
        hideout = str(known.hideout or "-")
    if known.marked is not None:
        women = numbers(known.marked)
    if known.patrol is not None:
        patrol = pawns(known.patrol)
    if known.trail is not None:
        trail = write_trail(Row(known.trail, known.public.track))
    if known.sheet is not None:
        sheet = write_sheet(known.sheet)
    return f"h={hideout};w={women};p={patrol};t={trail};s={sheet}"


def parse_secrets(public: Public, text: str, seat: Seat) -> View:
    found = _SECRETS.fullmatch(text)
    if found is None:
        raise NotWellFormed("bad-secrets", example="h=64;w=-;p=-;t=-;s=-")
    hideout, women, patrol, trail, sheet = found.groups()
    return View(
        seat=seat,
        public=public,
        hideout=NOWHERE if hideout == "-" else names.hidden_or_circle(hideout),
        marked=None if women == HIDDEN else names.circles(women),
        patrol=None if patrol == HIDDEN else names.places(patrol),
        trail=None if trail == HIDDEN else parse_trail(trail).trail,
        sheet=None if sheet == HIDDEN else parse_sheet(sheet),
    )
