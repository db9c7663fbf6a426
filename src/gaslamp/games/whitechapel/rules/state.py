"""The whole position, secrets included. Only the rules, the kernel and the program that runs a game may hold it."""

from typing import NamedTuple

from gaslamp.core.named_tuples import quick_replace
from gaslamp.games.whitechapel.rules.board import Circle, Circles
from gaslamp.games.whitechapel.rules.public import Patrol, Public, Row


@quick_replace
class State(NamedTuple):
    """The table, Jack's secrets and the Head's."""

    public: Public
    hideout: Circle
    marked: Circles  # women who are targets, while they lie face down
    patrol: Patrol
    trail: tuple[Circle, ...]  # tonight
    sheet: tuple[Row, ...]  # earlier nights
