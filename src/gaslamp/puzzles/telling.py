"""Puzzles and drills in the reader's language."""

from collections.abc import Iterable

from gaslamp.parts.playback import play_back
from gaslamp.parts.puzzles import Form, Step
from gaslamp.parts.story import StoryLine
from gaslamp.parts.words import Words
from gaslamp.puzzles.line import Puzzle


def title(words: Words, game: str, kind: str) -> str:
    return words(f"{game}-puzzle-{kind}")


def question(words: Words, puzzle: Puzzle) -> str:
    return words(f"{puzzle.record.game}-puzzle-{puzzle.kind}-question", **puzzle.question)


def drill_title(words: Words, game: str, drill: str) -> str:
    return words(f"{game}-drill-{drill}")


def drill_question(words: Words, game: str, drill: str, **facts: str | int) -> str:
    return words(f"{game}-drill-{drill}-question", **facts)


def unit(words: Words, puzzle: Puzzle) -> str:
    return words(f"puzzle-unit-{puzzle.theme.unit}")


def told(words: Words, steps: Iterable[Step]) -> list[str]:
    return [words(step.key, **step.facts) for step in steps]


def log(words: Words, puzzle: Puzzle) -> list[StoryLine]:
    """The game so far, as the seat saw it."""
    played = play_back(puzzle.game.rules, puzzle.record, puzzle.record.eyes)
    return puzzle.game.story.story(words, played.steps)


def answer(words: Words, puzzle: Puzzle) -> list[str]:
    """The parts of the right answer in words; marks are names as they are."""
    if puzzle.theme.form is Form.MARKS:
        return list(puzzle.proof.answer)
    game, view, found = puzzle.game.rules, puzzle.candidate.source.view, []
    for text in puzzle.proof.answer:
        action = game.parse_action(text)
        found.append(puzzle.game.story.tell(words, view, action))
        view = game.watch(view, action)
    return found
