"""How a finished game was solved: what each step revealed to the detective, and who was left after each round."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import log2
from typing import Any

from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack.deduction.belief import Belief, begin, possible, update
from gaslamp.games.mrjack.deduction.findings import findings
from gaslamp.games.mrjack.notation.names import letters
from gaslamp.games.mrjack.rules.public import DETECTIVE
from gaslamp.games.mrjack.rules.public_play import opening
from gaslamp.parts.deduction import InformationGain


def seeker(seats: Sequence[Seat]) -> Seat:  # noqa: ARG001  (there are always the same two)
    return DETECTIVE


def information_gains(record: Record) -> list[InformationGain]:
    """The cards are shuffled, so all who are left are equally likely."""
    bits = [log2(possible(belief).bit_count()) for belief in _beliefs(record)][:-1]
    return [InformationGain(number, *pair) for number, pair in enumerate(pairwise(bits), 1)]


def beliefs(record: Record) -> dict[int, dict[str, Any]]:
    """Before each decision of the detective, as `findings` has it."""
    decisions = [length for length, entry in enumerate(record.entries) if entry.seat == DETECTIVE]
    return {length: findings(replace(record, entries=record.entries[:length], outcome=None)) for length in decisions}


def course(record: Record) -> dict[str, Any]:
    """The letters of those who could be Jack after each round that was played to its end."""
    after: dict[int, str] = {}
    for before, belief in pairwise(_beliefs(record)):
        if belief.public.round > before.public.round:
            after[before.public.round] = letters(possible(belief))
    return {"game": record.game, "rounds": [{"round": number, "left": left} for number, left in after.items()]}


def _beliefs(record: Record) -> Iterator[Belief]:
    """Before the first action, and after each."""
    belief = begin(opening(record.options), record.eyes)
    yield belief
    for entry in record.entries:
        belief = update(belief, mrjack.parse_action(entry.action))
        yield belief
