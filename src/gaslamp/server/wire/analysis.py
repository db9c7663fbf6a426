"""The analysis of a finished game over REST. `gaslamp.analysis.moments` says what each field means.

Every chance is the chance that the first side wins. Only a ledger is for its own side.
"""

from typing import Literal

from gaslamp.parts.wire import Count, LevelName, PlayerName, SeatName, Strict
from gaslamp.server.wire.views import AnyAction, AnyChoice, AnyView

DepthName = Literal["quick", "full"]


class AnalysedChoice(Strict):
    action: str
    chance: float
    tells: float | None
    kind: str


class AnalysedMoment(Strict):
    number: int
    seat: str
    side: str
    kind: Literal["decision", "forced", "chance", "answer", "stopped"]
    action: str
    chance: float
    after: float
    luck: float
    skill: float
    cost: float | None
    is_marked: bool
    choices: list[AnalysedChoice]
    unknown: dict[str, float]
    unknown_after: dict[str, float]


class Viewpoint(Strict):
    """The whole game as these eyes judged it. The referee has no side."""

    eyes: str
    side: str
    moments: list[AnalysedMoment]


class Ledger(Strict):
    """`result = start + luck + skill - others`."""

    start: float
    luck: float
    skill: float
    others: float
    result: float


class Resemblance(Strict):
    level: str
    weakest: str
    strongest: str
    probabilities: dict[str, float]


class SideSummary(Strict):
    side: str
    ledger: Ledger
    decisions: int
    error: float
    mistakes: list[int]
    resembles: Resemblance | None
    deciding: list[int]
    best: list[int]
    telling: list[int]
    missed: dict[str, int]


class AnalysedOutcome(Strict):
    winners: list[str]
    reason: str


class AnalysisDocument(Strict):
    gaslamp: str
    game: str
    rules: str
    engine: str
    depth: DepthName
    sides: list[str]
    seeker: str
    outcome: AnalysedOutcome
    mistake: float
    viewpoints: list[Viewpoint]
    summaries: list[SideSummary]


class AnalysisState(Strict):
    """How far the analysis of a game is. Ask again while it is `waiting` or `running`.

    `not-offered`: games of this kind are not analysed. `none`: nobody has asked for it.
    """

    state: Literal["not-offered", "none", "waiting", "running", "done", "failed"]
    engine: str
    depth: DepthName
    progress: float
    """The share that is done."""
    text: str
    """Why it failed, in one sentence; else empty."""
    document: AnalysisDocument | None


class LabelledAction(Strict):
    action: AnyAction
    label: str
    """In the reader's language."""


class ChoiceMoment(Strict):
    """What the seat that acted next saw after `at` actions, and what it could choose then."""

    at: int
    seat: str
    view: AnyView
    choices: list[AnyChoice]
    actions: dict[str, LabelledAction]
    """The actions that were asked for, by their texts."""


class PlayOn(Strict):
    """Play on after `at` actions of a finished game, in that seat. Machines take the others."""

    at: Count
    seat: SeatName
    name: PlayerName
    level: LevelName | None = None
    """Of the machines in seats that people had. Machines keep their levels."""
