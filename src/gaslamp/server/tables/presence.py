"""Who is connected to a table, in this process and in others, and who has been absent for too long."""

from collections.abc import Collection, Sequence

from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.server.cluster.cluster import Cluster, ClusterMessage
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.subscriber import Subscriber
from gaslamp.store.store import Event
from gaslamp.table.table import Table

RETURN_MS = 60_000
"""Nobody is absent so soon after a table was opened: after a restart everybody has to reconnect."""


class Presence:
    def __init__(self, table: Table, events: Sequence[Event], cluster: Cluster, now: int) -> None:
        self._table = table.header.id
        self._seats = table.seats
        self._absence_ms = table.settings.absence * 1000
        self._cluster = cluster
        self._present: frozenset[Seat] = frozenset()
        self._opened_at = now
        self.left_at = self._last_active(events, now)
        """When the last socket of a seat was closed."""

    def current(self, subscribers: Collection[Subscriber]) -> Json:
        here = [one.seat for one in subscribers]
        elsewhere = self._cluster.presence_elsewhere(self._table)
        seats = {*here}.union(*(message.seats for message in elsewhere))
        return {
            "present": [seat for seat in self._seats if seat in seats],
            "spectators": here.count(SPECTATOR) + sum(message.spectators for message in elsewhere),
            "away": {seat: self._away_since(seat) for seat in self._seats if seat not in seats},
        }

    def update(self, subscribers: Collection[Subscriber], now: int) -> Json:
        """The same, and remember who has left since the last time."""
        present = frozenset(self.current(subscribers)["present"])
        for seat in self._present - present:
            self.left_at[seat] = now
        for seat in present:
            self.left_at.pop(seat, None)
        self._present = present
        return self.current(subscribers)

    def publish(self, subscribers: Collection[Subscriber], version: int, *, wants_reply: bool) -> None:
        """Tell the other processes who is connected to this one."""
        seats = [one.seat for one in subscribers]
        present, spectators = tuple(sorted({*seats} - {SPECTATOR})), seats.count(SPECTATOR)
        self._cluster.publish(self._table, ClusterMessage("present", version, present, spectators, wants_reply))

    def is_absent(self, seat: Seat, subscribers: Collection[Subscriber], now: int, since: int = 0) -> bool:
        """Whether a player has been away for as long as the table set, counted from `since` at the earliest.

        While other processes cannot be reached nobody is absent: they may be connected there.
        """
        if self._cluster.is_disconnected or seat in self.current(subscribers)["present"]:
            return False
        return now - max(since, self._away_since(seat)) >= self._absence_ms

    def _away_since(self, seat: Seat) -> int:
        return self.left_at.get(seat, self._opened_at)

    def _last_active(self, events: Sequence[Event], now: int) -> dict[Seat, int]:
        """When each seat acted last, so that absence continues across a restart; but everybody may reconnect first."""
        active = {event.body.get("seat", event.body.get("by")): event.at for event in events}
        earliest = now - self._absence_ms + min(self._absence_ms, RETURN_MS)
        return {seat: max(active.get(seat, 0), earliest) for seat in self._seats}
