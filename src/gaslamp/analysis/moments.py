"""The analysis of a finished game, as data.

Every chance is the chance that the first side wins, unless a field says otherwise. A viewpoint is the whole game as
some eyes judged it: each side by its own record, and the referee by the whole record.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from gaslamp.core.game import Outcome, Seat
from gaslamp.parts.analysis import Choice, Depth


class Kind(StrEnum):
    DECISION = "decision"
    FORCED = "forced"
    """The actor had one choice only."""
    CHANCE = "chance"
    ANSWER = "answer"
    """A step of chance with one outcome: it follows from the secrets. A seat's own record calls it `chance`."""
    STOPPED = "stopped"
    """Somebody resigned, left or ran out of time. It follows the last action."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One action of the game, or its stop, as some eyes judge it."""

    number: int
    seat: Seat
    side: str
    """Empty for chance."""
    kind: Kind
    action: str
    """As these eyes saw it. Of a stop: the reason."""
    chance: float
    after: float
    luck: float = 0.0
    """What a step of chance changed: `after - chance`."""
    skill: float = 0.0
    """What a decision changed, for the side that made it."""
    cost: float | None = None
    """What the choice cost its side against the best one; None if these eyes do not know the choices."""
    is_marked: bool = False
    """Whether it was a mistake: a costly choice by what its own side knew."""
    choices: tuple[Choice, ...] = ()
    """The best ones, the best first, and the one that was made."""
    unknown: Mapping[str, float] = field(default_factory=dict)
    """By secret: the bits that the other side was missing to know it."""
    unknown_after: Mapping[str, float] = field(default_factory=dict)

    @property
    def best(self) -> Choice | None:
        return self.choices[0] if self.choices else None

    @property
    def made(self) -> Choice | None:
        """The choice that was made."""
        return next((choice for choice in self.choices if choice.action == self.action), None)


@dataclass(frozen=True, slots=True)
class Viewpoint:
    eyes: Seat
    """A seat, or the referee."""
    side: str
    """The side of the eyes; empty for the referee."""
    moments: tuple[Moment, ...]

    @property
    def start(self) -> float:
        return self.moments[0].chance


@dataclass(frozen=True, slots=True)
class Ledger:
    """How the result came about, for one side: `result = start + luck + skill - others`."""

    start: float
    luck: float
    skill: float
    others: float
    """The skill of the other sides."""
    result: float
    """1 or 0; in a game that nobody won, the last chance."""


@dataclass(frozen=True, slots=True)
class Resemblance:
    """The level whose games cost it as much, and the range of levels that holds it with 95 % probability."""

    level: str
    weakest: str
    strongest: str
    probabilities: Mapping[str, float]
    """By level, the weakest first."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A side's game, by what it knew itself. Moments are given by their numbers."""

    side: str
    ledger: Ledger
    decisions: int
    error: float
    """What a decision cost on average."""
    mistakes: tuple[int, ...]
    resembles: Resemblance | None
    """None if the side made no decision or its levels were not measured."""
    deciding: tuple[int, ...]
    """The moments that decided the game, in its order."""
    best: tuple[int, ...]
    """The best moves: the next best choice was much worse."""
    telling: tuple[int, ...]
    """Its choices that told most: give-aways of a side that hides, questions of a side that seeks."""
    missed: Mapping[str, int]
    """How often it missed an opportunity, by the kind of the choice."""


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    game: str
    rules: str
    engine: str
    """The version of what analysed it. Another engine may find other numbers."""
    depth: Depth
    sides: tuple[str, ...]
    seeker: str
    """The side that has to find out the secret."""
    outcome: Outcome
    mistake: float
    """The cost from which a decision is marked."""
    viewpoints: tuple[Viewpoint, ...]
    """Each side's, then the referee's. Of a seat's own record: that seat's only."""
    summaries: tuple[Summary, ...]
    """One for each side that has a viewpoint."""

    def viewpoint(self, side: str) -> Viewpoint | None:
        """A side's, or with an empty text the referee's."""
        return next((one for one in self.viewpoints if one.side == side), None)

    def summary(self, side: str) -> Summary | None:
        return next((one for one in self.summaries if one.side == side), None)
