"""A table's past as each seat saw it, kept up event by event so that a move costs the same late in a game as early."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from gaslamp.core.game import Seat
from gaslamp.core.record import Entry
from gaslamp.table import visibility
from gaslamp.table.decision import Step
from gaslamp.table.events import Acted, TableEvent, Undone
from gaslamp.table.table import Table

RECENT = 100
"""How many events back a client that reconnects is told what it missed; from further back it is shown a fresh view."""


@dataclass(frozen=True, slots=True)
class Page:
    """One event. A step of the game has the number it got in the record, and an entry for each pair of eyes."""

    version: int
    at: int
    event: TableEvent
    number: int = 0
    entries: tuple[Entry, ...] = ()


class Diary:
    def __init__(self, table: Table) -> None:
        self.eyes = visibility.eyes(table)
        self.entries: dict[Seat, list[Entry]] = {seat: [] for seat in self.eyes}
        self.recent: deque[Page] = deque(maxlen=RECENT)

    def turn(self, steps: Sequence[Step], at: int) -> list[Page]:
        """Write down what happened."""
        pages = [self._page(step, at) for step in steps]
        self.recent.extend(pages)
        return pages

    def seen(self, seat: Seat) -> tuple[Entry, ...]:
        return tuple(self.entries[seat])

    def missed(self, version: int, now: int) -> list[Page] | None:
        """The pages after that version, if they are all still here."""
        if version > now or (version < now and (not self.recent or self.recent[0].version > version + 1)):
            return None
        return [page for page in self.recent if page.version > version]

    def _page(self, step: Step, at: int) -> Page:
        if isinstance(step.event, Undone):
            for kept in self.entries.values():
                del kept[step.event.length :]
        if not isinstance(step.event, Acted):
            return Page(step.after.version, at, step.event)
        entries = self._entries(step)
        for seat, entry in zip(self.eyes, entries, strict=True):
            self.entries[seat].append(entry)
        return Page(step.after.version, at, step.event, step.after.length, entries)

    def _entries(self, step: Step) -> tuple[Entry, ...]:
        """Most actions look the same to all: then they share one entry."""
        game, state = step.before.game, step.before.journal.state
        action = game.parse_action(step.after.journal.record.entries[-1].action)
        whole = visibility.entry(step.after, action)
        seen = (game.seen(state, action, seat) for seat in self.eyes)
        return tuple(whole if one == action else visibility.entry(step.after, one) for one in seen)
