"""The puzzles part: questions about a moment of a game that have one provable answer, and drills.

A puzzle asks one seat. All that it shows is in the record as that seat saw it, so a puzzle holds no other secret.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from gaslamp.core.game import Seat
from gaslamp.core.record import Record

Facts = Mapping[str, str | int]


class Form(StrEnum):
    """What an answer is."""

    ACTIONS = "actions"  # the seat's next actions, one after the other
    MARKS = "marks"  # a set of places or characters
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Kind:
    """A theme. Its words are `NAME-puzzle-KIND` (a title) and `NAME-puzzle-KIND-question`."""

    name: str
    form: Form
    seat: Seat
    """Who is asked."""
    unit: str
    """What a value counts: the message `puzzle-unit-UNIT` names it."""


@dataclass(frozen=True, slots=True)
class Source:
    """What the solver knows: the seat's own record up to the question, and the view that follows from it."""

    record: Record
    view: Any

    @property
    def seat(self) -> Seat:
        return self.record.eyes


@dataclass(frozen=True, slots=True)
class Candidate:
    """A moment that looks like a puzzle. `question` has the facts that the record does not tell."""

    kind: str
    source: Source
    question: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Proof:
    """Found by exact search or deduction. Every answer with this value is right."""

    answer: tuple[str, ...]
    """One of the best ways as actions, or the set of marks in order."""
    equal: int
    """How many different answers are equally good."""
    value: float
    margin: float
    """By how much every other answer is worse."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an explanation: a sentence of the game, its facts, and the places that it is about."""

    key: str
    facts: Facts = field(default_factory=dict)
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Drill:
    """A short exercise: what is seen, what is asked, the exact answer and why."""

    view: Any
    question: Facts
    answer: tuple[str, ...]
    marks: tuple[str, ...]
    """What can be marked."""
    steps: tuple[Step, ...]


class Puzzles(Protocol):
    @property
    def KINDS(self) -> Mapping[str, Kind]:  # noqa: N802  (a constant)
        """By name."""

    @property
    def DRILLS(self) -> Mapping[str, Form]:  # noqa: N802  (a constant)
        """By name, what an answer is. Their words are `NAME-drill-DRILL` and `NAME-drill-DRILL-question`."""

    def candidates(self, record: Record) -> Iterator[Candidate]:
        """Moments of a finished game, from the table's record. Only what is quick to see is looked at."""

    def prove(self, candidate: Candidate) -> Proof | None:
        """The exact answer. None if the moment is no good puzzle: too many answers are right, or it is too easy."""

    def value(self, candidate: Candidate, actions: Sequence[Any]) -> float | None:
        """What a way of actions is worth, in a kind whose form is ACTIONS. None if the way is not complete."""

    def marks(self, candidate: Candidate) -> tuple[str, ...]:
        """What can be marked, in a kind whose form is MARKS."""

    def explain(self, candidate: Candidate, proof: Proof) -> tuple[Step, ...]:
        """Why the answer is right, step by step."""

    def naive(self, candidate: Candidate) -> Mapping[str, tuple[str, ...]]:
        """For MARKS: what solvers answer who leave out some facts, from the least careful to the most careful."""

    def drill(self, name: str, seed: int) -> Drill:
        """The same seed gives the same exercise."""
