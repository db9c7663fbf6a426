"""An open table: its truth in memory, one command at a time, and everybody told what they may know.

Every command's events are kept in the store before anybody hears of them. If another process was faster, what it did is
read and told first; then the command is decided anew.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from pydantic_core import to_json

from gaslamp.core.errors import GaslampError, NotLegal
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.record import Record
from gaslamp.i18n import Words
from gaslamp.server.cluster.cluster import Alone, Town, Word
from gaslamp.server.cluster.cursors import Margins
from gaslamp.server.environment import World
from gaslamp.server.metrics import Metrics
from gaslamp.server.tables import messages
from gaslamp.server.tables.appending import append
from gaslamp.server.tables.history import Diary, Page
from gaslamp.server.tables.log import Storybook, lines, whole_story
from gaslamp.server.tables.messages import Json, words_in
from gaslamp.server.tables.subscriber import STOOD_UP, Listener
from gaslamp.server.tables.summary import summary
from gaslamp.store.store import Event, Header, Key, Store
from gaslamp.table import events, replay, visibility
from gaslamp.table.commands import Command
from gaslamp.table.decision import Step, decide
from gaslamp.table.events import Stood, Undone
from gaslamp.table.table import Table

RETURN = 60_000
"""Milliseconds in which nobody is called absent after a table was opened: after a restart all have to come back."""


class Live:
    def __init__(
        self, world: World, store: Store, header: Header, kept: Sequence[Event], town: Town | None = None
    ) -> None:
        self.world = world
        self.store = store
        self.town = town or Alone()
        self.margins = Margins()
        self.metrics: Metrics | None = None
        self.listeners: set[Listener] = set()
        self.since = world.now()
        self.gone: dict[Seat, int] = {}
        """When the last socket of a seat closed."""
        self._here: frozenset[Seat] = frozenset()
        self.used = self.since
        self.is_ours = False
        """Whether the last change was made in this process: then what follows by itself is its business too."""
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        """So that whoever joins misses no line and hears none twice."""
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever the table has changed: whoever moves machines and flags looks again."""
        self._read(header, kept)
        self.gone = self._last_heard(kept)

    def _last_heard(self, kept: Sequence[Event]) -> dict[Seat, int]:
        """When each seat did something last: a server that starts anew does not count anew. All may come back first."""
        absence = self.table.settings.absence * 1000
        heard = {event.body.get("seat", event.body.get("by")): event.at for event in kept}
        at_least = self.since - absence + min(absence, RETURN)
        return {seat: max(heard.get(seat, 0), at_least) for seat in self.table.seats}

    def _read(self, header: Header, kept: Sequence[Event]) -> None:
        self.table: Table = replay.opened(header)
        self.diary = Diary(self.table)
        self._follow(kept)
        self._books: dict[Seat, Storybook] = {}
        self._shown: dict[tuple[Seat, str], tuple[int, Json]] = {}

    def _follow(self, kept: Sequence[Event]) -> list[Page]:
        pages = []
        for event in kept:
            now = events.read(event.kind, event.body)
            after = replay.follow(self.table, now, event.at)
            pages += self.diary.turn([Step(now, self.table, after)], event.at)
            self.table, self.changed = after, event.at
        return pages

    async def run(self, command: Command, keys: Sequence[Key] = ()) -> Table:
        """What comes of a command, kept and told. An error leaves everything as it was."""
        async with self.lock:
            while True:
                now = self.used = self.world.now()
                steps = await self._decided(command, now)
                if not steps:
                    return self.table
                kept = [Event(one.after.version, events.kind(one.event), events.write(one.event), now) for one in steps]
                after = steps[-1].after
                if await append(self.store, after.header.id, kept, summary(after, now), keys):
                    break
                if not await self._catch_up():
                    raise NotLegal("stale-version", version=self.table.version)
            was = self.table
            self.table, self.changed, self.is_ours = after, now, True
            if self.metrics:
                self.metrics.moves.inc()
            self.town.tell(after.header.id, Word("moved", after.version))
            self._tell(was, self.diary.turn(steps, now), now)
            self.on_change()
            return after

    async def _decided(self, command: Command, now: int) -> list[Step]:
        """Nothing is refused for what another process has changed and we have not heard of yet."""
        while True:
            try:
                return decide(self.table, command, now, self.world.random)
            except GaslampError:
                if not (self.town.is_shared and await self._catch_up()):
                    raise

    async def catch_up(self) -> None:
        """Be as new as the store, if other processes write there too."""
        if self.town.is_shared:
            async with self.lock:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        return self.take(await self.store.since(self.table.header.id, self.table.version))

    def take(self, kept: Sequence[Event]) -> bool:
        """Take over what another process has done, and tell everybody. Whether there was anything new.

        Under the lock: what is being decided must not change meanwhile.
        """
        new = [event for event in kept if event.version > self.table.version]
        if not new or new[0].version != self.table.version + 1:
            return False
        was, pages = self.table, self._follow(new)
        if self.metrics:
            self.metrics.caught_up.inc(len(new))
        self.is_ours = False
        whole = any(isinstance(page.event, Undone) for page in pages)
        self._tell(was, pages, self.world.now(), whole=whole)
        self.on_change()
        return True

    # What readers are told

    def join(self, listener: Listener, version: int | None, extra: Json) -> None:
        """From here on the listener is told everything; first how things stand."""
        self.used = self.world.now()
        self.listeners.add(listener)
        listener.put(self.welcome(listener, version, extra))
        self.tell_presence()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = self.world.now()
        if listener.seat not in {one.seat for one in self.listeners}:
            self._books.pop(listener.seat, None)
            self._shown = {key: shown for key, shown in self._shown.items() if key[0] != listener.seat}
        self.tell_presence()

    def welcome(self, listener: Listener, version: int | None, extra: Json | None = None) -> str:
        words, seat, table = words_in(listener.language), listener.seat, self.table
        missed = None if version is None else self.diary.missed(version, table.version)
        return _text(
            {
                "type": "welcome",
                "table": messages.table_info(words, table),
                "seat": seat,
                "now": messages.position(words, table, seat, self._show(words, seat), self.world.now()),
                "fresh": missed is None,
                "missed": self._told(seat, missed or ()),
                "story": self.story(seat, listener.language),
                "said": [],
                "note": "",
                "marks": {},
                **self._presence(),
                **(extra or {}),
            }
        )

    def story(self, seat: Seat, language: str) -> list[Json]:
        """The whole log as a seat reads it."""
        table = self.table
        told = whole_story(table.game, words_in(language), seat, table.journal.record.options, self.diary.entries[seat])
        return messages.story_lines(told)

    def record(self, seat: Seat) -> Record:
        """The record as a seat saw it."""
        return visibility.own_record(self.table, seat, self.diary.seen(seat))

    def tell(self, message: Json, seats: frozenset[Seat] | None = None) -> None:
        """Something beside the game, to all or to some."""
        text = _text(message)
        for listener in list(self.listeners):
            if seats is None or listener.seat in seats:
                listener.put(text)

    def tell_presence(self, *, asks: bool = False) -> None:
        """Who is there, to everybody here and in other processes."""
        self.show_presence()
        seats = [listener.seat for listener in self.listeners]
        present, spectators = tuple(sorted({*seats} - {SPECTATOR})), seats.count(SPECTATOR)
        self.town.tell(self.table.header.id, Word("here", self.table.version, present, spectators, asks))

    def show_presence(self) -> None:
        """Who is there, to everybody here."""
        presence = self._presence()
        here = frozenset(presence["present"])
        for seat in self._here - here:
            self.gone[seat] = self.world.now()
        for seat in here:
            self.gone.pop(seat, None)
        self._here = here
        self.tell({"type": "presence", "seats": presence["present"], "spectators": presence["spectators"]})

    def _tell(self, was: Table, pages: Sequence[Page], now: int, *, whole: bool = False) -> None:
        """One command's news; `whole`: many commands', with the log told anew.

        Readers with the same eyes and language get the same bytes.
        """
        readers: dict[tuple[Seat, str], list[Listener]] = {}
        for listener in self.listeners:
            readers.setdefault((listener.seat, listener.language), []).append(listener)
        stories = {seat: self._whole_book(seat) if whole else self._turn_book(seat, pages) for seat, _ in readers}
        is_same = (was.chairs, was.status, was.rematch) == (self.table.chairs, self.table.status, self.table.rematch)
        for (seat, language), some in readers.items():
            words = words_in(language)
            told, steps, before = stories[seat]
            text = _text(
                {
                    "type": "news",
                    "events": self._told(seat, pages),
                    "now": messages.position(words, self.table, seat, self._show(words, seat), now),
                    "story": messages.story_lines(lines(self.table.game, words, told, steps, before)),
                    "story_from": told + 1,
                    "table": None if is_same else messages.table_info(words, self.table),
                }
            )
            for listener in some:
                listener.put(text)
        stood = {page.event.seat for page in pages if isinstance(page.event, Stood)}
        for listener in [one for one in self.listeners if one.seat in stood]:
            listener.close(STOOD_UP)

    def _turn_book(self, seat: Seat, pages: Sequence[Page]) -> tuple[int, list[Any], Any]:
        count = len(self.diary.entries[seat])
        if any(isinstance(page.event, Undone) for page in pages):
            book = self._books[seat] = self._book(seat, count)
            return book.again()
        eyes = self.diary.eyes.index(seat)
        new = [page.entries[eyes] for page in pages if page.entries]
        if seat not in self._books:
            self._books[seat] = self._book(seat, count - len(new))
        return self._books[seat].add(new)

    def _whole_book(self, seat: Seat) -> tuple[int, list[Any], Any]:
        book = self._books[seat] = self._book(seat, 0)
        return book.add(self.diary.entries[seat])

    def _book(self, seat: Seat, count: int) -> Storybook:
        record = self.table.journal.record
        return Storybook(self.table.game, seat, record.options, self.diary.entries[seat][:count])

    def _told(self, seat: Seat, pages: Sequence[Page]) -> list[Json]:
        eyes = self.diary.eyes.index(seat)
        return [messages.told(self.table, page, eyes) for page in pages]

    def _show(self, words: Words, seat: Seat) -> Json:
        """View and choices, made once for each version, seat and language."""
        kept = self._shown.get((seat, words.language))
        if kept is None or kept[0] != self.table.version:
            shown = messages.shown(words, self.table, seat)
            kept = self._shown[seat, words.language] = (self.table.version, shown)
        return kept[1]

    def _presence(self) -> Json:
        here = [listener.seat for listener in self.listeners]
        elsewhere = self.town.elsewhere(self.table.header.id)
        seats = {*here}.union(*(word.seats for word in elsewhere))
        return {
            "present": [seat for seat in self.table.seats if seat in seats],
            "spectators": here.count(SPECTATOR) + sum(word.spectators for word in elsewhere),
        }

    def is_absent(self, seat: Seat) -> bool:
        """Whether a player has been away for longer than the table allows.

        While other processes cannot be heard nobody is called absent: they may be there.
        """
        if self.town.is_deaf or seat in self._presence()["present"]:
            return False
        away = self.world.now() - self.gone.get(seat, self.since)
        return away >= self.table.settings.absence * 1000


def _text(message: Json) -> str:
    return to_json(message).decode()
