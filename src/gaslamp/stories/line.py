"""What a story is made of, and what it is made from."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from gaslamp.core.game import Seat


@dataclass(frozen=True, slots=True)
class Step:
    """One action as somebody saw it, between what they saw before and after."""

    seat: Seat
    action: Any
    before: Any
    after: Any


class Line(NamedTuple):
    """Notation and words; a heading has no notation. `steps` counts the steps told when the line ends."""

    steps: int
    notation: str
    text: str
