"""The belief of a seat, read from its record once and updated from turn to turn."""

from gaslamp.core.record import Entry, Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack.deduction import Belief, begin, opening, update
from gaslamp.games.mrjack.rules.view import View
from gaslamp.parts.player import Knowledge


class Memory:
    """A cache. A new one reads the record from the start and gets the same belief."""

    def __init__(self) -> None:
        self._read: tuple[Entry, ...] = ()
        self._options: dict[str, str] = {}
        self._belief: Belief | None = None

    def recall(self, known: Knowledge) -> Belief:
        belief = self._follow(known.record)
        return belief if belief.public == known.view.public else _at_sight(known.view)

    def _follow(self, record: Record) -> Belief:
        options, done, belief = dict(record.options), len(self._read), self._belief
        if (
            belief is None
            or (belief.seat, self._options) != (record.eyes, options)
            or record.entries[:done] != self._read
        ):
            belief, done = begin(opening(options), record.eyes), 0
        for entry in record.entries[done:]:
            belief = update(belief, mrjack.parse_action(entry.action))
        self._read, self._options, self._belief = record.entries, options, belief
        return belief


def _at_sight(view: View) -> Belief:
    """The belief in a position that was set up without a game before it."""
    cards = (*view.jack_alibis, *view.detective_alibis)
    own = sum(1 << card for card in cards if card is not None)
    fresh = begin(view.public, view.seat)
    return fresh._replace(jack=view.jack, own=own, innocent=own, hidden=cards.count(None))
