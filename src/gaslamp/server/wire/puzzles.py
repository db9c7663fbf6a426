"""Puzzles and drills over REST. A puzzle that is sent never has its answer in it."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from gaslamp.parts.wire import STORABLE, Strict
from gaslamp.puzzles.solver import MOST_COUNT
from gaslamp.server.wire.messages import StoryLine
from gaslamp.server.wire.views import AnyChoice, AnyView

Form = Literal["actions", "marks", "number"]
PuzzleId = Annotated[str, StringConstraints(pattern="^[0-9a-f]{12}$")]
AnswerPart = Annotated[str, StringConstraints(min_length=1, max_length=32, pattern=STORABLE)]
Answer = Annotated[list[AnswerPart], Field(max_length=64)]
Number = Annotated[int, Field(ge=0, le=MOST_COUNT)]


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
    log: list[StoryLine]
    """The game so far as the seat saw it."""


class DailyPuzzle(Strict):
    date: date
    puzzle: PuzzleSummary


class PuzzleActions(Strict):
    actions: Answer


class PuzzlePosition(Strict):
    """After some of the solver's actions."""

    view: AnyView
    choices: list[AnyChoice]
    is_complete: bool
    """The way can be judged: send it as the answer."""


class TimedRun(Strict):
    seed: Annotated[str, StringConstraints(max_length=40, pattern=STORABLE)]
    game: Annotated[str, StringConstraints(max_length=40, pattern=STORABLE)] | None
    """None: puzzles of all games."""
    ends_at: Annotated[int, Field(ge=0, le=2**53)]
    """In milliseconds of the server's clock."""
    answered: Number
    """How many of its puzzles were answered or left out."""
    solved: Number


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
    run: TimedRun | None = None
    """The last timed run."""


class OwnSolution(Strict):
    """An answer to a puzzle of a finished game."""

    answer: Answer | None
    """None: show the right one. It counts as a wrong answer."""


class Solution(OwnSolution):
    """An answer to a puzzle that is shipped."""

    solver: SolverState | None = None
    """A guest's own numbers. For an account those of the server count."""
    is_rated: bool = True
    """False for a second try. An account's second answer is never rated."""
    in_run: bool = False
    """An answer of the timed run: it counts there and is not rated."""


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


class StartRun(Strict):
    game: Annotated[str, StringConstraints(max_length=40)] | None = None
    solver: SolverState | None = None


class RunList(Strict):
    seconds: int
    puzzles: list[PuzzleSummary]
    """The easy ones first. They are answered in this order; some may be left out."""
    solver: SolverState
    """With the run that has begun."""


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
