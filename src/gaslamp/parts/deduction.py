"""The deduction part: what could be true, given only what a seat has seen."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from gaslamp.core.game import Seat
from gaslamp.core.record import Record


class InformationGain(NamedTuple):
    """What a step revealed about the secret: the bits that were missing to know it before the step, and after it."""

    number: int
    before: float
    after: float

    @property
    def bits(self) -> float:
        return self.before - self.after


class Deduction(Protocol):
    def findings(self, record: Record) -> dict[str, Any]:
        """What the owner of a record can infer from it, with probabilities, as plain data."""

    def possibilities(self, record: Record) -> dict[str, Any]:
        """The same without probabilities: only what is possible."""

    def is_possible(self, record: Record) -> bool:
        """Whether anything fits the record. It always does, unless people wrote it down and made a mistake."""


class Course(Protocol):
    """A deduction part may also say how a finished game was solved, step by step."""

    def seeker(self, seats: Sequence[Seat]) -> Seat:
        """The seat that had to find out the secret."""

    def information_gains(self, record: Record) -> list[InformationGain]:
        """What each step revealed to the owner of the record. The last step, which ends the game, is left out."""

    def beliefs(self, record: Record) -> dict[int, dict[str, Any]]:
        """What those who seek could infer before their decisions, with probabilities, as small plain data.

        By the number of actions before a decision. Where nothing was learned since the last one, it is left out.
        """

    def course(self, record: Record) -> dict[str, Any]:
        """How much the owner of the record knew after each round or night, as plain data."""
