"""A game told in a reader's words: what each action did, line by line, and how it ended.

It is told by what somebody saw: steps between views. A new game brings one module (or folder) and one line in STORIES.
"""

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from gaslamp.core.game import AnyGame, Outcome, Seat
from gaslamp.i18n import Words

from . import mrjack, whitechapel
from .line import Line as Line
from .line import Step as Step


class Storyteller(Protocol):
    def seat(self, words: Words, seat: Seat) -> str:
        """What a seat is called."""

    def tell(self, words: Words, position: Any, action: Any) -> str:
        """An action made in the position, in words."""

    def story(self, words: Words, steps: Sequence[Step], before: Step | None = None) -> list[Line]:
        """What the steps did. `before` is the step before the first, if there was one and it is told already."""

    def moment(self, step: Step) -> Hashable:
        """Steps in a row whose moments are equal are told together."""

    def ending(self, words: Words, position: Any, outcome: Outcome) -> list[str]:
        """How the game ended, and what had been secret where the position shows it."""


STORIES: dict[str, Storyteller] = {"mrjack": mrjack, "whitechapel": whitechapel}


def story_of(game: AnyGame) -> Storyteller:
    return STORIES[game.NAME]
