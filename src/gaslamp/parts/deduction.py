"""The deduction part: what could be true, given only what a seat has seen."""

from typing import Any, Protocol

from gaslamp.core.record import Record


class Deduction(Protocol):
    def findings(self, record: Record) -> dict[str, Any]:
        """What the owner of a record can infer from it, with probabilities, as plain data."""

    def possibilities(self, record: Record) -> dict[str, Any]:
        """The same without probabilities: only what is possible."""
