"""The other processes that serve the same tables, as one process knows them.

What they tell each other is never more than everybody may know: that a table has moved on, that there is something new
beside the game, who is there. What it is, each reads from the database: a word that is lost delays and loses nothing.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from gaslamp.core.game import Seat

LOOKING = 1.0
"""Seconds between two looks into the database where nobody can be heard."""
SURE = 30.0
"""And where words come through: a precaution."""

What = Literal["moved", "talk", "marks", "here", "bye"]


@dataclass(frozen=True, slots=True)
class Word:
    """What one process tells the others that have a table open."""

    what: What
    version: int = 0
    seats: tuple[Seat, ...] = ()
    """Who looks at the table in the process that speaks."""
    spectators: int = 0
    asks: bool = False
    """Whether the others shall say who is there with them."""


class Town(Protocol):
    is_shared: bool
    """Whether other processes may change the tables too."""
    on_word: Callable[[str, Word], object]
    """Told what another process says of a table."""
    on_listening: Callable[[str], object]
    """Told of a table once the others can be heard: time to ask them who is there."""
    on_hearing: Callable[[], object]
    """Called when words come through again: some may have been missed."""

    @property
    def is_deaf(self) -> bool:
        """Whether words do not come through at present."""

    @property
    def rest(self) -> float:
        """Seconds between two looks into the database for what no word was heard of."""

    def open(self, table: str) -> None:
        """From now on hear of a table."""

    def close(self, table: str) -> None: ...

    def tell(self, table: str, word: Word) -> None:
        """To the others who have the table open, soon; nobody waits for it."""

    def elsewhere(self, table: str) -> Sequence[Word]:
        """Who is there in each of the other processes, by its last word."""

    async def is_here(self, table: str, seat: Seat) -> bool:
        """Whether somebody looks at a table from that seat in any process, as far as that is known."""


class Alone:
    """One process; or, over a shared database, several that only look there for what the others did."""

    def __init__(self, *, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        self.on_word: Callable[[str, Word], object] = lambda *_: None
        self.on_listening: Callable[[str], object] = lambda *_: None
        self.on_hearing: Callable[[], object] = lambda: None

    @property
    def is_deaf(self) -> bool:
        return False

    @property
    def rest(self) -> float:
        return LOOKING if self.is_shared else math.inf

    def open(self, table: str) -> None:
        pass

    def close(self, table: str) -> None:
        pass

    def tell(self, table: str, word: Word) -> None:
        pass

    def elsewhere(self, table: str) -> Sequence[Word]:  # noqa: ARG002
        return ()

    async def is_here(self, table: str, seat: Seat) -> bool:  # noqa: ARG002
        return False
