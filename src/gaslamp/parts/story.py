"""The story part: a game told in words, step by step, for the terminal and for the log of a table."""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple, Protocol

from gaslamp.core.game import Outcome, Seat
from gaslamp.parts.words import Words


class StoryStep(NamedTuple):
    """One action as a reader saw it, with the positions that they saw before and after it."""

    seat: Seat
    action: Any
    before: Any
    after: Any


class StoryLine(NamedTuple):
    """Notation and words; a heading has no notation. `steps` counts the steps up to the end of the line."""

    steps: int
    notation: str
    text: str


class Story(Protocol):
    """A game can have `TOLD_FROM_PUBLIC = True`: then its lines follow from the actions as the reader saw them and from
    what all seats see alike of the positions, and readers who saw the same actions share the lines.
    """

    def seat(self, words: Words, seat: Seat) -> str:
        """What a seat is called."""

    def tell(self, words: Words, position: Any, action: Any) -> str:
        """An action made in the position, in words."""

    def story(self, words: Words, steps: Sequence[StoryStep], before: StoryStep | None = None) -> list[StoryLine]:
        """What the steps did. `before` is the step before the first, if there was one. Its line exists already."""

    def moment(self, step: StoryStep) -> Hashable:
        """Steps in a row whose moments are equal share a line."""

    def ending(self, words: Words, position: Any, outcome: Outcome) -> list[str]:
        """How the game ended, and what had been secret where the position shows it."""
