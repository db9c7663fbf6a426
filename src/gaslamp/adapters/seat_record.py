"""The record of a seat in a game that is played at no table."""

from collections.abc import Mapping

from gaslamp.core import journal
from gaslamp.core.commitment import FORMAT_1_NONCE_BYTES, SEED_BYTES
from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.record import Record


def empty_record(game: AnyGame, options: Mapping[str, str], seat: Seat) -> Record:
    """Before the first action. The seed that it promises means nothing: chance draws from other numbers."""
    begun = journal.begin(game, options, bytes(SEED_BYTES), bytes(FORMAT_1_NONCE_BYTES))
    return journal.redact(game, begun.record, seat)
