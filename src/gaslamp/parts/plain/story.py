"""A story for any game: each action in notation, after the name of the seat that made it."""

from collections.abc import Hashable, Sequence
from typing import Any

from gaslamp.core.game import CHANCE, AnyGame, Outcome, Seat
from gaslamp.parts.story import StoryLine, StoryStep
from gaslamp.parts.words import Words


class PlainStory:
    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def seat(self, words: Words, seat: Seat) -> str:
        key = f"{self._game.NAME}-seat"
        return words(key, seat=seat) if words.knows(key) else seat

    def tell(self, words: Words, position: Any, action: Any) -> str:  # noqa: ARG002  (notation needs neither)
        return self._game.write(action)

    def story(self, words: Words, steps: Sequence[StoryStep], before: StoryStep | None = None) -> list[StoryLine]:  # noqa: ARG002
        return [self._line(words, number, step) for number, step in enumerate(steps, 1)]

    def _line(self, words: Words, number: int, step: StoryStep) -> StoryLine:
        notation = self._game.write(step.action)
        who = words("plain-chance") if step.seat == CHANCE else self.seat(words, step.seat)
        return StoryLine(number, notation, words("plain-action", who=who, action=notation))

    def moment(self, step: StoryStep) -> Hashable:
        return id(step)

    def ending(self, words: Words, position: Any, outcome: Outcome) -> list[str]:
        winners = ", ".join(self.seat(words, seat) for seat in outcome.winners)
        return [words("plain-ending", winners=winners, reason=outcome.reason), self._game.write(position)]
