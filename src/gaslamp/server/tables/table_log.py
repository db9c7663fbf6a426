"""The log of a table in words: as each seat reads it and, after the end, as everybody does."""

from collections.abc import Mapping, Sequence
from typing import Any

from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.referee import REFEREE
from gaslamp.i18n import Words
from gaslamp.parts.story import StoryLine, StoryStep
from gaslamp.server.tables import messages
from gaslamp.server.tables.extensions import with_extensions
from gaslamp.server.tables.history import History, PastEvent
from gaslamp.server.tables.log import Changed, Log, true_log, whole_log
from gaslamp.server.tables.messages import Json, words_in
from gaslamp.table import visibility
from gaslamp.table.events import Undone
from gaslamp.table.table import Table


class TableLog:
    def __init__(self, history: History) -> None:
        self._history = history
        self._logs: dict[Seat, Log] = {}
        """Of the seats that somebody reads with; or that of the spectator alone, if the lines of all follow from it."""
        self._truth: Changed | None = None
        self._whole: dict[tuple[Seat, str], list[Json]] = {}
        """The whole log of this version, by seat and language. It takes longer to make than a move."""

    def whole(self, table: Table, seat: Seat, language: str) -> list[Json]:
        """The whole log as a seat read it during the game."""
        found = self._whole.get((seat, language))
        if found is None:
            options, seen = table.journal.record.options, self._history.seen[seat]
            lines = whole_log(table.game, words_in(language), seat, options, seen)
            found = self._whole[seat, language] = self._json(table, words_in(language), lines, 0)
        return found

    def whole_truth(self, table: Table, language: str) -> list[Json]:
        """After the end: the whole log, with everything that was secret."""
        found = self._whole.get((REFEREE, language))
        if found is None:
            lines = self._true_log(table).lines(table.game, words_in(language))
            found = self._whole[REFEREE, language] = self._json(table, words_in(language), lines, 0)
        return found

    def changed(
        self, before: Table, table: Table, views: Mapping[Seat, Any], past: Sequence[PastEvent], *, is_whole: bool
    ) -> dict[Seat, Changed]:
        """The lines that these events changed, for each seat with its view. `is_whole`: all lines.

        With the end everybody gets the true log in place of their own. After that no line changes. Seats that saw the
        same share one object.
        """
        self._whole.clear()
        if table.status == "over":
            is_new = before.status != "over"
            ended = self._true_log(table) if is_new else Changed(table.length, (), None)
            return dict.fromkeys(views, ended)
        is_public = getattr(table.parts.story, "TOLD_FROM_PUBLIC", False)
        followed = [SPECTATOR] if is_public and views else views
        # A log that nobody follows is made again for the next reader.
        self._logs = {seat: log for seat, log in self._logs.items() if seat in followed}
        if not is_public:
            return {seat: self._changed(table, seat, view, past, is_whole=is_whole) for seat, view in views.items()}
        if not views:
            return {}
        public = self._changed(table, SPECTATOR, visibility.view(table, SPECTATOR), past, is_whole=is_whole)
        return {seat: self._as_seen_by(seat, public) for seat in views}

    def told(self, table: Table, changed: Changed, words: Words) -> list[Json]:
        """Changed lines in words."""
        return self._json(table, words, changed.lines(table.game, words), changed.start)

    def _json(self, table: Table, words: Words, lines: Sequence[StoryLine], start: int) -> list[Json]:
        extended = with_extensions(words, table.game.NAME, lines, self._history.extensions, start)
        return messages.story_lines(extended)

    def _changed(self, table: Table, seat: Seat, view: Any, past: Sequence[PastEvent], *, is_whole: bool) -> Changed:
        seen = self._history.seen[seat]
        if is_whole:
            log = self._logs[seat] = self._log(table, seat, 0)
            return log.add(seen)
        if any(isinstance(one.event, Undone) for one in past):
            log = self._logs[seat] = self._log(table, seat, len(seen))
            return log.last_moment()
        new = [one.seen[seat] for one in past if one.seen]
        if seat not in self._logs:
            self._logs[seat] = self._log(table, seat, len(seen) - len(new))
        return self._logs[seat].add(new, view)

    def _as_seen_by(self, seat: Seat, public: Changed) -> Changed:
        """What a spectator read, with the actions as this seat saw them: the lines follow from nothing else."""
        seen = [one.action for one in self._history.seen[seat][public.start :]]
        if seen == [step.action for step in public.steps]:
            return public
        pairs = zip(public.steps, seen, strict=True)
        return public._replace(steps=[StoryStep(step.seat, own, step.before, step.after) for step, own in pairs])

    def _log(self, table: Table, seat: Seat, count: int) -> Log:
        return Log(table.game, seat, table.journal.record.options, self._history.seen[seat][:count])

    def _true_log(self, table: Table) -> Changed:
        visibility.check_over(table)
        if self._truth is None:
            whole = table.journal.record
            seats = [entry.seat for entry in whole.entries]
            self._truth = true_log(table.game, whole.options, seats, self._history.actions)
        return self._truth
