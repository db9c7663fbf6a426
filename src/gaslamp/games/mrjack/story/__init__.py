"""Mr. Jack in words: what happened in a game."""

from typing import Protocol

from gaslamp.core.game import Outcome, Seat
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character
from gaslamp.games.mrjack.story.names import called
from gaslamp.games.mrjack.story.story import moment, story, tell
from gaslamp.parts.words import Words

__all__ = ["TOLD_FROM_PUBLIC", "ending", "moment", "seat", "story", "tell"]

TOLD_FROM_PUBLIC = True


class Turned(Protocol):
    """A State or a View. In a View Jack's character may be hidden."""

    @property
    def jack(self) -> Character | None: ...


def seat(words: Words, seat: Seat) -> str:
    return words("mrjack-seat", seat=seat)


def ending(words: Words, position: Turned, outcome: Outcome) -> list[str]:
    sentences = [words(f"mrjack-end-{outcome.reason}", winner=",".join(outcome.winners) or "nobody")]
    if position.jack is not None:
        sentences.append(words("mrjack-end-jack", character=called(words, CHARACTERS[position.jack])))
    return sentences
