"""What one seat may know."""

from typing import NamedTuple

from gaslamp.core.game import Seat
from gaslamp.games.whitechapel.rules.board import Circle, Circles
from gaslamp.games.whitechapel.rules.public import Patrol, Public, Row


class View(NamedTuple):
    """The public part, and the secrets that this seat knows. A secret that it may not know is None."""

    seat: Seat
    public: Public
    hideout: Circle | None
    marked: Circles | None
    patrol: Patrol | None
    trail: tuple[Circle, ...] | None
    sheet: tuple[Row, ...] | None
