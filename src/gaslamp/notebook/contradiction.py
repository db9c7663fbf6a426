"""Entries that contradict each other: nothing fits all of them."""

from gaslamp.core.record import Record, undone
from gaslamp.games.registry import registration


def first_contradiction(record: Record) -> int | None:
    """The number of the first entry after which nothing is possible any more; None if something fits the record.

    What is impossible stays impossible, so half of the entries are looked at in each step.
    """
    deduction = registration(record.game).deduction
    if deduction is None or deduction.is_possible(record):
        return None
    possible, impossible = 0, record.length
    while impossible - possible > 1:
        middle = (possible + impossible) // 2
        if deduction.is_possible(undone(record, middle)):
            possible = middle
        else:
            impossible = middle
    return impossible
