"""An open table: its truth in memory, one command at a time, and everybody told what they may know.

Every command's events are kept in the store before anybody hears of them. If another process was faster, what it did is
read and told first; then the command is decided anew.
"""

import asyncio
from collections.abc import Callable, Sequence

from pydantic_core import to_json

from gaslamp.core.errors import GaslampError, NotLegal
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.record import Record
from gaslamp.i18n import Words
from gaslamp.server.cluster.cluster import Cluster, ClusterMessage, NoBus
from gaslamp.server.cluster.cursors import Cursors
from gaslamp.server.environment import World
from gaslamp.server.metrics import Metrics
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.tables import messages
from gaslamp.server.tables.appending import append
from gaslamp.server.tables.history import History, PastEvent
from gaslamp.server.tables.log import Changed, Log, whole_log
from gaslamp.server.tables.messages import Json, words_in
from gaslamp.server.tables.subscriber import STOOD_UP, Listener
from gaslamp.server.tables.summary import summary
from gaslamp.store.store import Event, Header, Key, Store
from gaslamp.table import events, replay, visibility
from gaslamp.table.commands import Command
from gaslamp.table.decision import decide
from gaslamp.table.events import Stood, Undone
from gaslamp.table.replay import Transition
from gaslamp.table.table import Table

RETURN = 60_000
"""Milliseconds in which nobody is called absent after a table was opened: after a restart all have to come back."""


class Live:
    def __init__(
        self, world: World, store: Store, header: Header, kept: Sequence[Event], cluster: Cluster | None = None
    ) -> None:
        self.world = world
        self.store = store
        self.cluster = cluster or NoBus()
        self.cursors = Cursors()
        self.metrics: Metrics | None = None
        self.outbox: Outbox | None = None
        """Where it is missing, nobody is sent a notice."""
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
        self.history = History(self.table)
        self._follow(kept)
        self._logs: dict[Seat, Log] = {}
        self._shown: dict[tuple[Seat, str], tuple[int, Json]] = {}

    def _follow(self, kept: Sequence[Event]) -> list[PastEvent]:
        past = []
        for event in kept:
            step = replay.follow(self.table, events.read(event.kind, event.body), event.at)
            past += self.history.add([step], event.at)
            self.table, self.changed = step.after, event.at
        return past

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
                name, told = after.header.id, summary(after, now)
                jobs = await self.outbox.jobs(name, after.version, told) if self.outbox else ()
                if await append(self.store, name, kept, told, keys, jobs):
                    break
                if not await self._catch_up():
                    raise NotLegal("stale-version", version=self.table.version)
            was = self.table
            self.table, self.changed, self.is_ours = after, now, True
            if self.metrics:
                self.metrics.moves.inc()
            self.cluster.publish(after.header.id, ClusterMessage("moved", after.version))
            self._tell(was, self.history.add(steps, now), now)
            self.on_change()
            return after

    async def _decided(self, command: Command, now: int) -> list[Transition]:
        """Nothing is refused for what another process has changed and we have not heard of yet."""
        while True:
            try:
                return decide(self.table, command, now, self.world.random)
            except GaslampError:
                if not (self.cluster.is_shared and await self._catch_up()):
                    raise

    async def catch_up(self) -> None:
        """Be as new as the store, if other processes write there too."""
        if self.cluster.is_shared:
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
        was, past = self.table, self._follow(new)
        if self.metrics:
            self.metrics.caught_up.inc(len(new))
        self.is_ours = False
        whole = any(isinstance(one.event, Undone) for one in past)
        self._tell(was, past, self.world.now(), whole=whole)
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
            self._logs.pop(listener.seat, None)
            self._shown = {key: shown for key, shown in self._shown.items() if key[0] != listener.seat}
        self.tell_presence()

    def welcome(self, listener: Listener, version: int | None, extra: Json | None = None) -> str:
        words, seat, table = words_in(listener.language), listener.seat, self.table
        missed = None if version is None else self.history.missed(version, table.version)
        return _text(
            {
                "type": "welcome",
                "table": messages.table_info(words, table),
                "seat": seat,
                "now": messages.position(words, table, seat, self._show(words, seat), self.world.now()),
                "fresh": missed is None,
                "missed": [messages.event_json(table, past, seat) for past in missed or ()],
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
        options, seen = table.journal.record.options, self.history.seen[seat]
        return messages.story_lines(whole_log(table.game, words_in(language), seat, options, seen))

    def record(self, seat: Seat) -> Record:
        """The record as a seat saw it."""
        return visibility.own_record(self.table, seat, self.history.entries(seat))

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
        self.cluster.publish(
            self.table.header.id, ClusterMessage("present", self.table.version, present, spectators, asks)
        )

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

    def _tell(self, was: Table, past: Sequence[PastEvent], now: int, *, whole: bool = False) -> None:
        """The news of one command; `whole`: of several commands, with the whole log.

        Subscribers with the same seat and language get the same bytes.
        """
        readers: dict[tuple[Seat, str], list[Listener]] = {}
        for listener in self.listeners:
            readers.setdefault((listener.seat, listener.language), []).append(listener)
        logs = {seat: self._changed_log(seat, past, whole=whole) for seat in {seat for seat, _ in readers}}
        is_same = (was.chairs, was.status, was.rematch) == (self.table.chairs, self.table.status, self.table.rematch)
        for (seat, language), some in readers.items():
            words, changed = words_in(language), logs[seat]
            text = _text(
                {
                    "type": "news",
                    "events": [messages.event_json(self.table, one, seat) for one in past],
                    "now": messages.position(words, self.table, seat, self._show(words, seat), now),
                    "story": messages.story_lines(changed.lines(self.table.game, words)),
                    "story_from": changed.start + 1,
                    "table": None if is_same else messages.table_info(words, self.table),
                }
            )
            for listener in some:
                listener.put(text)
        stood = {one.event.seat for one in past if isinstance(one.event, Stood)}
        for listener in [one for one in self.listeners if one.seat in stood]:
            listener.close(STOOD_UP)

    def _changed_log(self, seat: Seat, past: Sequence[PastEvent], *, whole: bool) -> Changed:
        seen = self.history.seen[seat]
        if whole:
            log = self._logs[seat] = self._log(seat, 0)
            return log.add(seen)
        if any(isinstance(one.event, Undone) for one in past):
            log = self._logs[seat] = self._log(seat, len(seen))
            return log.last_moment()
        new = [one.seen[seat] for one in past if one.seen]
        if seat not in self._logs:
            self._logs[seat] = self._log(seat, len(seen) - len(new))
        return self._logs[seat].add(new)

    def _log(self, seat: Seat, count: int) -> Log:
        return Log(self.table.game, seat, self.table.journal.record.options, self.history.seen[seat][:count])

    def _show(self, words: Words, seat: Seat) -> Json:
        """View and choices, made once for each version, seat and language."""
        kept = self._shown.get((seat, words.language))
        if kept is None or kept[0] != self.table.version:
            shown = messages.view_and_choices(words, self.table, seat)
            kept = self._shown[seat, words.language] = (self.table.version, shown)
        return kept[1]

    def _presence(self) -> Json:
        here = [listener.seat for listener in self.listeners]
        elsewhere = self.cluster.presence_elsewhere(self.table.header.id)
        seats = {*here}.union(*(word.seats for word in elsewhere))
        return {
            "present": [seat for seat in self.table.seats if seat in seats],
            "spectators": here.count(SPECTATOR) + sum(word.spectators for word in elsewhere),
        }

    def is_absent(self, seat: Seat) -> bool:
        """Whether a player has been away for longer than the table allows.

        While other processes cannot be heard nobody is called absent: they may be there.
        """
        if self.cluster.is_disconnected or seat in self._presence()["present"]:
            return False
        away = self.world.now() - self.gone.get(seat, self.since)
        return away >= self.table.settings.absence * 1000


def _text(message: Json) -> str:
    return to_json(message).decode()
