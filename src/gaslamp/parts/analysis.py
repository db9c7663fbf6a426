"""The analysis part: how likely each side was to win, what every decision cost, and what it told.

Every chance is the chance that the first side of the game wins (`Registration.sides[0]`). Eyes are a seat or the
referee. A seat's eyes judge by the seat's own record, so nothing that the seat learnt later counts.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from importlib.resources import files
from typing import Protocol

from gaslamp.core.game import Seat
from gaslamp.core.record import Record


class Depth(StrEnum):
    QUICK = "quick"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that the actor could choose."""

    action: str
    chance: float
    """The chance of the first side after it, if both sides go on well."""
    tells: float | None = None
    """For a side that hides: the bits that it gives away. For a side that seeks: the bits that it expects to learn."""
    kind: str = ""
    """What it would have been, if a summary counts how often that was missed: `escape`, `accusation`, `arrest`."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The moment before action `number`, as some eyes judge it."""

    number: int
    chance: float | None
    """Before a step of chance: the mean over what can be drawn. None if it is the same as after the action."""
    choices: tuple[Choice, ...] = ()
    """If the actor can choose and these eyes know what: the best for the actor first, the chosen one among them."""
    unknown: Mapping[str, float] = field(default_factory=dict)
    """By secret: the bits that the other side is missing to know it."""


@dataclass(frozen=True, slots=True)
class LevelErrors:
    """How much the games of a level cost it per decision, in winning chances: over games that were measured."""

    games: int
    mean: float
    deviation: float
    """The standard deviation between games."""


def read_levels(package: str) -> dict[str, dict[str, LevelErrors]]:
    """By side and level, from the data file of a package. `parts/fitting` writes it."""
    data = json.loads(files(package).joinpath("levels.json").read_text("utf-8"))
    return {side: {level: LevelErrors(**one) for level, one in own.items()} for side, own in data.items()}


class Analysis(Protocol):
    @property
    def VERSION(self) -> str:  # noqa: N802  (a constant)
        """Rises with everything that changes a result, so that a kept analysis can be made again."""

    @property
    def MISTAKE(self) -> float:  # noqa: N802  (a constant)
        """A decision that costs at least this much of the chance to win is marked."""

    @property
    def SEEKER(self) -> str:  # noqa: N802  (a constant)
        """The side that has to find out the secret."""

    @property
    def LEVELS(self) -> Mapping[str, Mapping[str, LevelErrors]]:  # noqa: N802  (a constant)
        """By side and level. Measured over games of machine players."""

    def appraise(self, record: Record, eyes: Seat, depth: Depth, first: int = 1) -> Iterator[Appraisal]:
        """One for each action, from number `first` on.

        If the game was stopped (`gaslamp.core.stopping`), one more follows: the position in which it was stopped, with
        the number after the last action's and without choices.

        A later start gives the same appraisals, so that an analysis that was broken off can go on.

        `record` is the record as these eyes saw it. The referee sees the whole record.
        """

    def luck(self, record: Record) -> Mapping[int, float]:
        """By number: what each step of chance in a whole record changed for the first side. Its expectation is zero."""
