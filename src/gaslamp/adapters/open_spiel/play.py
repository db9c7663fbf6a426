"""A game as OpenSpiel steps through it: numbers in, numbers out, and for each seat a record of what it saw."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, Self

from gaslamp.adapters.open_spiel.numbered_record import NumberedRecord
from gaslamp.core.game import SPECTATOR, AnyGame, Seat
from gaslamp.parts.tensors import Tensor

OVER, CHANCE = -4, -1
"""Instead of a player, as OpenSpiel numbers them."""

World = Callable[[Mapping[str, str], Sequence[Any], Any, random.Random], list[Any]]
"""Draws all that a seat's record hides: options, record, the seat's View, a source of chance."""


class Event(NamedTuple):
    """An action as one observer saw it."""

    action: Any
    text: str


class Play(Protocol):
    """One game in progress. `clone` copies what changes; nothing else may hold the State."""

    game: AnyGame
    seats: tuple[Seat, ...]
    current_player: int
    """Who acts: the place of a seat, CHANCE or OVER."""

    @property
    def record(self) -> NumberedRecord:
        """The game so far, for the tensor of an information state."""

    def clone(self) -> Self: ...

    @property
    def numbers(self) -> Callable[[], list[int]]:
        """Returns the numbers of the legal actions."""

    def odds(self) -> list[tuple[int, float]]:
        """When chance acts: the number of each outcome and its probability."""

    def make(self, number: int) -> None: ...

    def text(self, number: int) -> str:
        """A legal action in the notation of the game."""

    def find(self, action: Any) -> int:
        """The number of an action that is legal now."""

    def state(self) -> Any:
        """The State, as the rules have it."""

    def tensor(self, observer: int) -> Tensor: ...

    def seen(self, observer: int) -> list[Event]:
        """The game so far as an observer saw it."""


def observers(play: Play) -> tuple[Seat, ...]:
    """Those who see the game, by number: the players, then the spectator, who sees what is public."""
    return (*play.seats, SPECTATOR)
