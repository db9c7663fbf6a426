"""The log of a table in words, as one observer reads it. After a move only the lines that changed are sent again.

After the end everybody reads the true log: `true_log` hides nothing.
"""

from collections.abc import Hashable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.referee import referee
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.parts.story import StoryLine, StoryStep
from gaslamp.server.tables.history import SeenAction


class Changed(NamedTuple):
    """The steps whose lines have to be sent. `start` steps come before them, and `before` is the last one of those."""

    start: int
    steps: Sequence[StoryStep]
    before: StoryStep | None

    def lines(self, game: AnyGame, words: Words) -> list[StoryLine]:
        """In words. The numbers of the lines count from the beginning of the record."""
        found = registration(game.NAME).story.story(words, self.steps, self.before)
        return [StoryLine(self.start + line.steps, line.notation, line.text) for line in found]


class Log:
    """Keeps the steps of the last moment, whose line the next step may continue, and the step before that moment."""

    def __init__(self, game: AnyGame, observer: Seat, options: dict[str, str], seen: Sequence[SeenAction]) -> None:
        self._game = game
        self._story = registration(game.NAME).story
        self._view = game.view(game.start(options), observer)
        self._moment: Hashable = None
        self._steps: list[StoryStep] = []
        self._before: StoryStep | None = None
        self._count = 0
        """How many steps come before the last moment."""
        self.add(seen)

    def add(self, seen: Sequence[SeenAction], view: Any = None) -> Changed:
        """`view` is that of the observer after the last of them, where it is known: then it is not worked out again."""
        first, last = True, len(seen) - 1
        changed = self.last_moment()
        steps = list(changed.steps)
        for at, one in enumerate(seen):
            step = self._step(one, view if at == last else None)
            moment = self._story.moment(step)
            if moment != self._moment:
                self._begin(moment)
                if first:
                    steps, changed = [], self.last_moment()
            self._steps.append(step)
            steps.append(step)
            first = False
        return Changed(changed.start, steps, changed.before)

    def _begin(self, moment: Hashable) -> None:
        """The next step begins a line of its own."""
        if self._steps:
            self._count, self._before = self._count + len(self._steps), self._steps[-1]
        self._moment, self._steps = moment, []

    def last_moment(self) -> Changed:
        """To be sent again after an undo."""
        return Changed(self._count, self._steps, self._before)

    def _step(self, seen: SeenAction, view: Any) -> StoryStep:
        after = self._game.watch(self._view, seen.action) if view is None else view
        step = StoryStep(seen.entry.seat, seen.action, self._view, after)
        self._view = after
        return step


def whole_log(
    game: AnyGame, words: Words, observer: Seat, options: dict[str, str], seen: Sequence[SeenAction]
) -> list[StoryLine]:
    return Log(game, observer, options, ()).add(seen).lines(game, words)


def true_log(game: AnyGame, options: dict[str, str], seats: Sequence[Seat], actions: Sequence[Any]) -> Changed:
    """Every step of a finished game, with everything that was secret. `seats` says who made each action."""
    states = accumulate(actions, game.apply, initial=game.start(options))
    views = [referee(game, state) for state in states]
    steps = map(StoryStep, seats, actions, views, views[1:])
    return Changed(0, list(steps), None)
