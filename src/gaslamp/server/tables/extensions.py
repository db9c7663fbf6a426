"""Time that players gave each other, as lines of the log between those of the game."""

from collections.abc import Sequence
from typing import NamedTuple

from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.parts.story import StoryLine
from gaslamp.table.events import Extended
from gaslamp.table.settings import DAY_MS, SECOND_MS

DAY_SECONDS = DAY_MS // SECOND_MS


class Extension(NamedTuple):
    """`length` is that of the record when the time was given."""

    length: int
    event: Extended


def with_extensions(
    words: Words, game: str, lines: Sequence[StoryLine], given: Sequence[Extension], start: int
) -> list[StoryLine]:
    """The lines after the first `start` actions. Such a line has the number of the action that follows it.

    So a client that replaces all lines from a number on drops it exactly when it is sent again.
    """
    added = [_line(words, game, one) for one in given if one.length >= start]
    # A line of the game has the number of its last action, so the one with the same number comes after.
    return sorted([*added, *lines], key=lambda line: line.steps) if added else list(lines)


def _line(words: Words, game: str, given: Extension) -> StoryLine:
    by, seconds = given.event.by, given.event.seconds
    unit, count = ("days", seconds // DAY_SECONDS) if seconds >= DAY_SECONDS else ("minutes", seconds // 60)
    who = registration(game).story.seat(words, by)
    return StoryLine(given.length + 1, f"+{seconds}", words("story-extended", who=who, unit=unit, count=count))
