"""Letters from Whitechapel in words: what happened in a game."""

from typing import Protocol

from gaslamp.core.game import Outcome
from gaslamp.games.whitechapel.story.names import seat_name as seat
from gaslamp.games.whitechapel.story.story import moment, story, tell
from gaslamp.parts.words import Words

__all__ = ["TOLD_FROM_PUBLIC", "ending", "moment", "seat", "story", "tell"]

TOLD_FROM_PUBLIC = True


class Turned(Protocol):
    """A State or a View. In a View the hideout may be hidden."""

    @property
    def hideout(self) -> int | None: ...


def ending(words: Words, position: Turned, outcome: Outcome) -> list[str]:
    sentences = [words(f"whitechapel-end-{outcome.reason}", winner=",".join(outcome.winners) or "nobody")]
    if position.hideout:
        sentences.append(words("whitechapel-end-hideout", circle=position.hideout))
    return sentences
