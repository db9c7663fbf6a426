"""An open table: its state in memory, one command at a time, and messages to its subscribers.

The events of a command are stored before anybody is sent anything. If another process stored events first, those are
read and sent, and the command is decided again.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence

import orjson
import structlog

from gaslamp.core.errors import GaslampError, NotLegal
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.parts.json_text import fields, joined
from gaslamp.server.cluster.cluster import Cluster, ClusterMessage, NoBus
from gaslamp.server.cluster.cursors import Cursors
from gaslamp.server.environment import Environment
from gaslamp.server.metrics import Metrics
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.tables import messages, spectators
from gaslamp.server.tables.appending import append
from gaslamp.server.tables.arrivals import Arrivals
from gaslamp.server.tables.history import History, PastEvent
from gaslamp.server.tables.messages import Json, words_in
from gaslamp.server.tables.news import Reader, news
from gaslamp.server.tables.presence import Presence
from gaslamp.server.tables.shown import Shown
from gaslamp.server.tables.subscriber import NEW_KEY, STOOD_UP, Subscriber
from gaslamp.server.tables.summary import summary
from gaslamp.server.tables.table_log import TableLog
from gaslamp.server.tables.throttle import Throttle
from gaslamp.store.store import Event, Header, Key, Store
from gaslamp.table import events, replay, visibility
from gaslamp.table.commands import Command, Correct
from gaslamp.table.decision import decide
from gaslamp.table.events import Rekeyed, Resumed, Stood, Undone
from gaslamp.table.replay import Transition
from gaslamp.table.table import Table

log = structlog.get_logger("tables")

Wanted = Command | Callable[[Table], Command]  # or what makes it from the table at which it is decided


class OpenTable:
    def __init__(
        self,
        environment: Environment,
        store: Store,
        header: Header,
        stored: Sequence[Event],
        cluster: Cluster | None = None,
    ) -> None:
        self.environment = environment
        self.store = store
        self.cluster = cluster or NoBus()
        self.cursors = Cursors()
        self.metrics: Metrics | None = None
        self.outbox: Outbox | None = None
        """Without it nobody is sent a notice."""
        self.subscribers: set[Subscriber] = set()
        self._readers: dict[Reader, list[Subscriber]] = {}
        """The subscribers who are sent the same bytes, players first."""
        self.last_used = environment.now()
        self.is_changed_here = False
        """Whether the last change was made in this process. Then this process also makes the moves that follow."""
        self.lock = asyncio.Lock()
        self.chat_lock = asyncio.Lock()
        """Held while chat or marks are written and while somebody subscribes: nobody misses a line or gets it twice."""
        self.on_change: Callable[[], None] = lambda: None
        """Called after each change."""
        self.table: Table = replay.opened(header)
        self.history = History(self.table)
        self._ahead_ms = 0
        """How far the last event was ahead of this process's clock: another host stored it, or ours was set back."""
        self._apply(stored)
        self.presence = Presence(self.table, stored, self.cluster, self.now())
        self._log = TableLog(self.history)
        self._shown = Shown()
        self._arrivals = Arrivals(self._awaited_here, self.run)
        self._spectators_changed = Throttle(self.publish_presence, spectators.PRESENCE_SECONDS)

    def _apply(self, stored: Sequence[Event]) -> list[PastEvent]:
        past = []
        for event in stored:
            step = replay.follow(self.table, events.read(event.kind, event.body), event.at)
            past += self.history.add([step], event.at)
            self.table, self.last_changed = step.after, event.at
            self._ahead_ms = max(self._ahead_ms, event.at - self.environment.now())
        return past

    def now(self) -> int:
        """The table's time. It never goes back, so that nobody gains time when the clock of a host is set back."""
        return self.environment.now() + self._ahead_ms

    # Commands

    async def run(self, command: Wanted, keys: Sequence[Key] = (), by: Subscriber | None = None) -> Table:
        """Decide a command, store its events and send them. An error changes nothing."""
        async with self.lock:
            while True:
                self.last_used, now = self.environment.now(), self.now()
                steps = await self._decide(command, now, by)
                if not steps or await self._store(steps, keys, now):
                    break
                if not await self._catch_up():
                    raise NotLegal("stale-version", version=self.table.version)
            if steps:
                before, self.table = self.table, steps[-1].after
                self.last_changed, self.is_changed_here = now, True
                if self.metrics:
                    self.metrics.moves += 1
                if self.cluster.is_shared:
                    self.cluster.publish(self.table.header.id, ClusterMessage("moved", self.table.version))
                if by:
                    by.hold()
                # A correction goes back and then on: lines far from the end may have changed.
                is_corrected = any(isinstance(one.event, Undone) for one in steps[:-1])
                self._send_news(before, self.history.add(steps, now), now, whole=is_corrected)
                self._changed()
                self._report(steps)
            return self.table

    def _report(self, steps: Sequence[Transition]) -> None:
        """What an operator needs to know. The id of a table is not logged: it opens the table to spectators."""
        for step in steps:
            if isinstance(step.event, Resumed):
                log.info("clock-resumed", game=self.table.header.game, milliseconds=step.event.milliseconds)

    async def _decide(self, command: Wanted, now: int, by: Subscriber | None) -> list[Transition]:
        """A command is refused only after the events of other processes have been read. They may void its key."""
        while True:
            if by:
                by.check_key()
            try:
                wanted = command(self.table) if callable(command) else command
                if isinstance(wanted, Correct):
                    # It plays the game again: a tenth of a second for a long one, in which nobody else may wait.
                    return await asyncio.to_thread(decide, self.table, wanted, now, self.environment.random)
                return decide(self.table, wanted, now, self.environment.random)
            except GaslampError:
                if not (self.cluster.is_shared and await self._catch_up()):
                    raise

    async def _store(self, steps: Sequence[Transition], keys: Sequence[Key], now: int) -> bool:
        after = steps[-1].after
        name, shown = after.header.id, summary(after, now)
        stored = [Event(one.after.version, events.kind(one.event), events.write(one.event), now) for one in steps]
        jobs = await self.outbox.jobs(name, after.version, shown) if self.outbox else ()
        return await append(self.store, name, stored, shown, keys, jobs)

    # Events of other processes

    async def catch_up(self) -> None:
        """Read what other processes have stored."""
        if self.cluster.is_shared:
            async with self.lock:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        return self.apply_stored(await self.store.since(self.table.header.id, self.table.version))

    def apply_stored(self, stored: Sequence[Event]) -> bool:
        """Apply and send the events that another process has stored. Whether any of them was new.

        Only under the lock: the table must not change while a command is decided.
        """
        new = [event for event in stored if event.version > self.table.version]
        if not new or new[0].version != self.table.version + 1:
            return False
        before, past = self.table, self._apply(new)
        if self.metrics:
            self.metrics.caught_up += len(new)
        self.is_changed_here = False
        has_undo = any(isinstance(one.event, Undone) for one in past)
        self._send_news(before, past, self.now(), whole=has_undo)
        self._changed()
        return True

    def _changed(self) -> None:
        self.on_change()
        self._arrivals.note()

    # Subscribers

    def subscribe(self, subscriber: Subscriber, version: int | None, extra: Json) -> None:
        """Send a welcome, and from then on every message. Raises `too-many-spectators`."""
        self.last_used = self.environment.now()
        if subscriber.is_spectator:
            spectators.check_room(self.subscribers, subscriber.visitor)
        self.subscribers.add(subscriber)
        self._readers = _by_reader(self.subscribers)
        subscriber.put(self.welcome(subscriber, version, extra))
        self._presence_changed(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self._readers = _by_reader(self.subscribers)
        self.last_used = self.environment.now()
        if subscriber.seat not in {one.seat for one in self.subscribers}:
            self._shown.forget(subscriber.seat)
        self._presence_changed(subscriber)

    def _presence_changed(self, subscriber: Subscriber) -> None:
        if subscriber.is_spectator:
            self._spectators_changed.request()
        else:
            self.publish_presence()
            self._arrivals.note()

    def _awaited_here(self) -> frozenset[Seat]:
        """The players for whom the clock waits although they are connected to this process."""
        is_running = self.table.status == "running"
        return self.table.awaited & {one.seat for one in self.subscribers} if is_running else frozenset()

    def absent(self, since: int = 0) -> frozenset[Seat]:
        """Who has been away for as long as the table set, counted from that time at the earliest."""
        now = self.now()
        return frozenset(
            seat for seat in self.table.seats if self.presence.is_absent(seat, self.subscribers, now, since)
        )

    def publish_presence(self, *, wants_reply: bool = False) -> None:
        """Who is connected, to the subscribers here and to the other processes."""
        self.send_presence()
        self.presence.publish(self.subscribers, self.table.version, wants_reply=wants_reply)

    def send_presence(self) -> None:
        """Who is connected, to the subscribers here."""
        current = self.presence.update(self.subscribers, self.now())
        self.send({"type": "presence", "seats": current.pop("present"), **current})

    # Messages

    def send(self, message: Json, seats: frozenset[Seat] | None = None) -> None:
        """To all subscribers, or to those with these seats."""
        text = messages.text_of(message)
        for subscriber in spectators.players_first(self.subscribers):
            if seats is None or subscriber.seat in seats:
                subscriber.put(text)

    def welcome(self, subscriber: Subscriber, version: int | None, extra: Json | None = None) -> bytes:
        words, seat, table = words_in(subscriber.language), subscriber.seat, self.table
        missed = None if version is None else self.history.missed(version, table.version)
        is_over = table.status == "over"
        common = fields(messages.common_position(table, self.now()))
        own = self._shown.at(table, words, seat, visibility.view(table, seat))
        return messages.text_of(
            {
                "type": "welcome",
                "table": messages.table_info(words, table),
                "seat": seat,
                "now": orjson.Fragment(joined(common, own)),
                "fresh": missed is None,
                "missed": [messages.event_json(table, past, seat) for past in missed or ()],
                "story": self.true_story(subscriber.language) if is_over else self.story(seat, subscriber.language),
                "said": [],
                "note": "",
                "marks": {},
                **self.presence.current(self.subscribers),
                **(extra or {}),
            }
        )

    def story(self, seat: Seat, language: str) -> list[Json]:
        """The whole log as a seat read it during the game."""
        return self._log.whole(self.table, seat, language)

    def true_story(self, language: str) -> list[Json]:
        """After the end: the whole log, with everything that was secret."""
        return self._log.whole_truth(self.table, language)

    def record(self, seat: Seat) -> Record:
        """The record as a seat saw it."""
        return visibility.own_record(self.table, seat, self.history.entries(seat))

    def _send_news(self, before: Table, past: Sequence[PastEvent], now: int, *, whole: bool = False) -> None:
        """The events since `before`. Subscribers with the same seat and language get the same bytes."""
        table, readers = self.table, self._readers
        texts = news(self._log, self._shown, before, table, past, readers, now, is_whole=whole)
        for reader, subscribers in readers.items():
            for subscriber in subscribers:
                subscriber.put(texts[reader])
        for event in [one.event for one in past if isinstance(one.event, Stood | Rekeyed)]:
            for subscriber in [one for one in self.subscribers if one.seat == event.seat]:
                subscriber.close(STOOD_UP if isinstance(event, Stood) else NEW_KEY)


def _by_reader(subscribers: Collection[Subscriber]) -> dict[Reader, list[Subscriber]]:
    found: dict[Reader, list[Subscriber]] = {}
    for subscriber in spectators.players_first(subscribers):
        found.setdefault((subscriber.seat, subscriber.language), []).append(subscriber)
    return found
