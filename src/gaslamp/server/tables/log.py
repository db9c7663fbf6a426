"""The log as one pair of eyes reads it, told line by line: only what changed is told again."""

from collections.abc import Sequence
from itertools import groupby

from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.record import Entry
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.parts.story import Line, Step


class Storybook:
    """Remembers the steps of the last moment, which the next step may go on with, and the one before it."""

    def __init__(self, game: AnyGame, seat: Seat, options: dict[str, str], entries: Sequence[Entry]) -> None:
        self._game = game
        self._teller = registration(game.NAME).story
        self._view = game.view(game.start(options), seat)
        self._tail: list[Step] = []
        self._before: Step | None = None
        self._told = 0
        """How many steps come before the tail."""
        self.add(entries)

    def add(self, entries: Sequence[Entry]) -> tuple[int, list[Step], Step | None]:
        """What has to be told (anew): how many steps are told already, the steps, and the step before them."""
        steps = [self._step(entry) for entry in entries]
        told, before, whole = self._told, self._before, [*self._tail, *steps]
        if self._tail and steps and self._teller.moment(self._tail[-1]) != self._teller.moment(steps[0]):
            told, before, whole = told + len(self._tail), self._tail[-1], steps
        self._tail, count, last = [], told, before
        for _, group in groupby(whole, self._teller.moment):
            if self._tail:
                count, last = count + len(self._tail), self._tail[-1]
            self._tail = list(group)
        self._told, self._before = count, last
        return told, whole, before

    def again(self) -> tuple[int, list[Step], Step | None]:
        """The last moment once more, as after an undo."""
        return self._told, self._tail, self._before

    def _step(self, entry: Entry) -> Step:
        action = self._game.parse_action(entry.action)
        after = self._game.watch(self._view, action)
        step = Step(entry.seat, action, self._view, after)
        self._view = after
        return step


def lines(game: AnyGame, words: Words, told: int, steps: Sequence[Step], before: Step | None) -> list[Line]:
    """Lines whose numbers count from the beginning of the record."""
    found = registration(game.NAME).story.story(words, steps, before)
    return [Line(told + line.steps, line.notation, line.text) for line in found]


def whole_story(
    game: AnyGame, words: Words, seat: Seat, options: dict[str, str], entries: Sequence[Entry]
) -> list[Line]:
    book = Storybook(game, seat, options, ())
    return lines(game, words, *book.add(entries))
