"""The belief of a seat, worked out from its record once and carried on from turn to turn."""

from gaslamp.core.record import Entry, Record
from gaslamp.games import mrjack
from gaslamp.inference.mrjack import Belief, begin, opening, update


class Memory:
    """Saves time only: a new one reads the record from the start and comes to the same belief."""

    def __init__(self) -> None:
        self._read: tuple[Entry, ...] = ()
        self._options: dict[str, str] = {}
        self._belief: Belief | None = None

    def recall(self, record: Record) -> Belief:
        options = dict(record.options)
        belief, done = self._belief, len(self._read)
        if belief is None or belief.seat != record.eyes or options != self._options or record.entries[:done] != self._read:
            belief, done = begin(opening(options), record.eyes), 0
        for entry in record.entries[done:]:
            belief = update(belief, mrjack.parse_action(entry.action))
        self._read, self._options, self._belief = record.entries, options, belief
        return belief
