"""Puzzles and drills over REST. A puzzle that is sent never has its answer in it."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from gaslamp.parts.wire import STORABLE, Strict
from gaslamp.server.wire.views import AnyChoice, AnyView

Form = Literal["actions", "marks", "number"]
PuzzleId = Annotated[str, StringConstraints(pattern="^[0-9a-f]{12}$")]
AnswerPart = Annotated[str, StringConstraints(min_length=1, max_length=32, pattern=STORABLE)]
Answer = Annotated[list[AnswerPart], Field(max_length=64)]
Number = Annotated[int, Field(ge=0, le=1_000_000)]


class Theme(Strict):
    game: str
    kind: str
    title: str
    form: Form
    seat: str
    count: int
    lowest: int
    """The rating of the easiest puzzle."""
    highest: int


class PuzzleSummary(Strict):
    id: str
    game: str
    kind: str
    title: str
    form: Form
    seat: str
    rating: int
    deviation: int


class PuzzleList(Strict):
    total: int
    """How many fit, also those that are not in this answer."""
    puzzles: list[PuzzleSummary]


class LogLine(Strict):
    notation: str
    text: str


class PuzzleDetails(PuzzleSummary):
    """What the seat that is asked knows, in the format of a table's views."""

    question: str
    facts: dict[str, str | int]
    options: dict[str, str]
    view: AnyView
    choices: list[AnyChoice]
    """For `actions`: what may be done now."""
    marks: list[str]
    """For `marks`: what may be marked."""
    log: list[LogLine]
    """The game so far as the seat saw it."""


class DailyPuzzle(Strict):
    date: date
    puzzle: PuzzleDetails


class PuzzleActions(Strict):
    actions: Answer


class PuzzlePosition(Strict):
    """After some of the solver's actions."""

    view: AnyView
    choices: list[AnyChoice]
    is_complete: bool
    """The way can be judged: send it as the answer."""


class SolverState(Strict):
    """A guest's browser keeps it and sends it with every answer."""

    rating: float = Field(1500, ge=100, le=3500)
    deviation: float = Field(350, ge=45, le=350)
    volatility: float = Field(0.06, ge=0.01, le=0.2)
    solved: Number = 0
    failed: Number = 0
    streak: Number = 0
    best_streak: Number = 0
    day: date | None = None
    days: Number = 0
    best_days: Number = 0
    best_run: Number = 0


class Solution(Strict):
    answer: Answer
    solver: SolverState | None = None
    """A guest's own numbers. For an account those of the server count."""
    is_rated: bool = True
    """False for a second try, and in a timed run. An account's second answer is never rated."""


class ExplanationStep(Strict):
    text: str
    key: str
    facts: dict[str, str | int]
    places: list[str]
    """What the sentence is about: names as in notation, to be pointed at on the board."""


class Judged(Strict):
    is_right: bool
    missing: list[str]
    surplus: list[str]
    value: float | None
    answer: list[str]
    labels: list[str]
    """The answer in words, part by part."""
    equal: int
    """How many answers are equally good."""
    margin: float
    """By how much every other answer is worse, in the unit below."""
    unit: str
    explanation: list[ExplanationStep]


class SolutionResult(Judged):
    is_rated: bool
    """Whether the solver's numbers have changed."""
    rating: int
    """Of the puzzle."""
    solver: SolverState


class RunList(Strict):
    seconds: int
    puzzles: list[PuzzleSummary]
    """The easy ones first."""


class RunScore(Strict):
    solved: Annotated[int, Field(ge=0, le=60)]
    solver: SolverState | None = None


class DrillTheme(Strict):
    game: str
    drill: str
    title: str
    form: Form


class DrillQuestion(Strict):
    game: str
    drill: str
    seed: int
    form: Form
    question: str
    facts: dict[str, str | int]
    view: AnyView
    marks: list[str]


class DrillAnswer(Strict):
    seed: Annotated[int, Field(ge=0, le=2**31 - 1)]
    answer: Annotated[list[AnswerPart], Field(max_length=256)]


class DrillResult(Strict):
    is_right: bool
    missing: list[str]
    surplus: list[str]
    answer: list[str]
    explanation: list[ExplanationStep]
