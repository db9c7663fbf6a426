"""A table's past as each seat saw it, extended event by event: a move costs the same late in a game as early."""

from collections import deque
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from gaslamp.core.game import Seat
from gaslamp.core.record import Entry
from gaslamp.games.registry import registration
from gaslamp.server.tables.extensions import Extension
from gaslamp.table import visibility
from gaslamp.table.events import Acted, Extended, TableEvent, Undone
from gaslamp.table.replay import Transition
from gaslamp.table.table import Table

RECENT = 100
"""How many events back a client that reconnects is sent what it missed; from further back it is sent a fresh view."""


class SeenAction(NamedTuple):
    """A step of the game as one observer saw it: as the record has it, and as a value."""

    entry: Entry
    action: Any


class PastEvent(NamedTuple):
    """One event. A step of the game has its number in the record, and what each observer saw of it."""

    version: int
    at: int
    event: TableEvent
    number: int = 0
    seen: Mapping[Seat, SeenAction] = MappingProxyType({})
    before: Any = None
    """The State before a step that clients are shown with the position before it."""


_STEP = Acted("", "", None)
"""Kept in place of the event of a step: what anybody saw of it is in `History.seen`."""


class History:
    def __init__(self, table: Table) -> None:
        self.seen: dict[Seat, list[SeenAction]] = {observer: [] for observer in visibility.observers(table)}
        """The steps of the game so far, by observer: a seat, or the spectator."""
        self.actions: list[Any] = []
        """The same steps with nothing hidden: for the log after the end, and for nothing before it."""
        self.extensions: list[Extension] = []
        """The time that players gave each other."""
        self._recent: deque[PastEvent] = deque(maxlen=RECENT)
        """Of a step that is still in `seen`, without what is there: an open table is mostly its history."""

    def add(self, steps: Sequence[Transition], at: int) -> list[PastEvent]:
        past = []
        for step in steps:
            one = self._add(step, at)
            past.append(one)
            self._recent.append(PastEvent(one.version, at, _STEP, one.number, before=one.before) if one.seen else one)
        return past

    def entries(self, observer: Seat) -> tuple[Entry, ...]:
        """Of the record as that observer saw it."""
        return tuple(seen.entry for seen in self.seen[observer])

    def missed(self, version: int, now: int) -> list[PastEvent] | None:
        """The events after that version, or None if some of them are no longer here."""
        if version > now or (version < now and (not self._recent or self._recent[0].version > version + 1)):
            return None
        return [self._whole(past) for past in self._recent if past.version > version]

    def _whole(self, past: PastEvent) -> PastEvent:
        """With what each observer saw, also of a step that is about to leave `seen`."""
        if not past.number or past.seen:
            return past
        return past._replace(seen={observer: kept[past.number - 1] for observer, kept in self.seen.items()})

    def _add(self, step: Transition, at: int) -> PastEvent:
        version = step.after.version
        if isinstance(step.event, Undone):
            length = step.event.length
            whole = [self._whole(past) if past.number > length else past for past in self._recent]
            self._recent = deque(whole, RECENT)
            for kept in (self.actions, *self.seen.values()):
                del kept[length:]
            self.extensions = [Extension(min(one.length, length), one.event) for one in self.extensions]
        if isinstance(step.event, Extended):
            self.extensions.append(Extension(step.after.length, step.event))
        if not isinstance(step.event, Acted):
            return PastEvent(version, at, step.event)
        seen = seen_by_all(step)
        self.actions.append(step.action)
        for observer, kept in self.seen.items():
            kept.append(seen[observer])
        wire = registration(step.after.game.NAME).wire
        is_shown = wire is not None and wire.shows_before(step.action)
        before = step.before.journal.state if is_shown else None
        return PastEvent(version, at, step.event, step.after.length, seen, before)


def seen_by_all(step: Transition) -> dict[Seat, SeenAction]:
    """Observers who see the same share one entry: most actions look the same to all."""
    written = step.after.journal.record.entries[-1]
    whole = SeenAction(visibility.entry(written, written.action), step.action)
    hidden: list[SeenAction] = []
    found = {}
    for observer, action in step.seen.items():
        if action is step.action or action == step.action:
            found[observer] = whole
            continue
        same = next((one for one in hidden if one.action == action), None)
        if same is None:
            same = SeenAction(visibility.entry(written, step.after.game.write(action)), action)
            hidden.append(same)
        found[observer] = same
    return found
