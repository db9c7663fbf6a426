"""Requests about puzzles and drills, answered in another process: what is sent of one, and how an answer is judged.

An answer of a solver that cannot be judged is no failure: the reply then has the error's key and facts.
"""

from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.parts.puzzles import Form, Step
from gaslamp.puzzles import telling
from gaslamp.puzzles.line import Puzzle, parse, part_of, write
from gaslamp.puzzles.mining import of_moments
from gaslamp.puzzles.solving import Verdict, compared, followed, is_complete, judged
from gaslamp.server.tables.messages import Json, words_in
from gaslamp.server.wire.views import choices_json, view_json

MOST_OWN = 12
"""Puzzles of one finished game that are sent."""


@dataclass(frozen=True, slots=True)
class PuzzleRequest:
    """Everything that a solver is shown."""

    line: str
    language: str

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        return to_json(details(words_in(self.language), parse(self.line)))


@dataclass(frozen=True, slots=True)
class StepsRequest:
    """What the solver sees after some actions."""

    line: str
    actions: tuple[str, ...]
    language: str

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        puzzle, words = parse(self.line), words_in(self.language)
        try:
            view, actions = followed(puzzle, self.actions)
            is_done = puzzle.theme.form is Form.ACTIONS and is_complete(puzzle, actions)
        except GaslampError as error:
            return to_json({"refused": error.key, "facts": error.facts})
        return to_json({**_position(words, puzzle, view), "is_complete": is_done})


@dataclass(frozen=True, slots=True)
class SolutionRequest:
    line: str
    given: tuple[str, ...] | None
    """None: given up."""
    language: str

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        puzzle, words = parse(self.line), words_in(self.language)
        try:
            verdict = Verdict(is_right=False) if self.given is None else judged(puzzle, self.given)
        except GaslampError as error:
            return to_json({"refused": error.key, "facts": error.facts})
        return to_json(
            {
                "is_right": verdict.is_right,
                "missing": verdict.missing,
                "surplus": verdict.surplus,
                "value": verdict.value,
                "answer": puzzle.proof.answer,
                "labels": telling.answer(words, puzzle),
                "equal": puzzle.proof.equal,
                "margin": puzzle.proof.margin,
                "unit": telling.unit(words, puzzle),
                "explanation": _steps(words, puzzle.part.explain(puzzle.candidate, puzzle.proof)),
            }
        )


@dataclass(frozen=True, slots=True)
class DrillRequest:
    """A drill, or the judgement of an answer to it."""

    game: str
    drill: str
    seed: int
    language: str
    given: tuple[str, ...] | None = None

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        words = words_in(self.language)
        part = part_of(registration(self.game))
        asked = part.drill(self.drill, self.seed)
        if self.given is None:
            return to_json(
                {
                    "game": self.game,
                    "drill": self.drill,
                    "seed": self.seed,
                    "form": part.DRILLS[self.drill],
                    "question": telling.drill_question(words, self.game, self.drill, **asked.question),
                    "facts": asked.question,
                    "view": view_json(self.game, asked.view, words),
                    "marks": asked.marks,
                }
            )
        verdict = compared(asked.answer, self.given)
        return to_json(
            {
                "is_right": verdict.is_right,
                "missing": verdict.missing,
                "surplus": verdict.surplus,
                "answer": asked.answer,
                "explanation": _steps(words, asked.steps),
            }
        )


@dataclass(frozen=True, slots=True)
class OwnPuzzlesRequest:
    """The puzzles in a game that is over, asked of one seat, as lines. Those at its mistakes come first."""

    whole: Record
    seat: Seat
    mistakes: tuple[int, ...]

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        found = of_moments(self.whole, self.seat, self.mistakes)
        return to_json([write(puzzle) for puzzle in found[:MOST_OWN]])


PuzzleRequests = PuzzleRequest | StepsRequest | SolutionRequest | DrillRequest | OwnPuzzlesRequest


def summary(words: Words, puzzle: Puzzle) -> Json:
    return {
        "id": puzzle.id,
        "game": puzzle.record.game,
        "kind": puzzle.kind,
        "title": telling.title(words, puzzle.record.game, puzzle.kind),
        "form": puzzle.theme.form,
        "seat": puzzle.record.eyes,
        "rating": round(puzzle.rating.rating),
        "deviation": round(puzzle.rating.deviation),
    }


def details(words: Words, puzzle: Puzzle) -> Json:
    """Field by field: the answer, the value and the margin are never among them."""
    is_marked = puzzle.theme.form is Form.MARKS
    position = _position(words, puzzle, puzzle.candidate.source.view)
    return {
        **summary(words, puzzle),
        "question": telling.question(words, puzzle),
        "facts": dict(puzzle.question),
        "options": puzzle.record.options,
        "view": position["view"],
        "choices": [] if is_marked else position["choices"],
        "marks": puzzle.part.marks(puzzle.candidate) if is_marked else (),
        "log": [
            {"number": line.steps, "notation": line.notation, "text": line.text} for line in telling.log(words, puzzle)
        ],
    }


def _position(words: Words, puzzle: Puzzle, view: Any) -> Json:
    game = puzzle.game.rules
    return {
        "view": view_json(game.NAME, view, words),
        "choices": choices_json(game.NAME, view, game.choices(view), words),
    }


def _steps(words: Words, steps: tuple[Step, ...]) -> list[Json]:
    return [
        {"text": text, "key": step.key, "facts": dict(step.facts), "places": step.places}
        for step, text in zip(steps, telling.told(words, steps), strict=True)
    ]
