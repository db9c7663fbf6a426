"""Judging answers: every answer that is as good is right, and nothing else."""

import pytest

from gaslamp.core.errors import GaslampError, NotLegal, NotWellFormed
from gaslamp.parts.puzzles import Form
from gaslamp.puzzles.line import Puzzle
from gaslamp.puzzles.solving import judged
from puzzles.puzzle_lines import first, kinds


@pytest.mark.parametrize(("game", "kind"), kinds())
def test_the_answer_of_the_line_is_right(game: str, kind: str) -> None:
    puzzle = first(game, kind)
    assert judged(puzzle, puzzle.proof.answer).is_right


@pytest.mark.parametrize(("game", "kind"), kinds())
def test_as_many_single_actions_are_right_as_the_line_says(game: str, kind: str) -> None:
    """Where one action is the answer, all of them can be tried."""
    puzzle = first(game, kind)
    if game == "whitechapel" and puzzle.theme.form is Form.ACTIONS:
        rules = puzzle.game.rules
        every = [rules.write(action) for action in rules.choices(puzzle.candidate.source.view)]
        right = [text for text in every if judged(puzzle, [text]).is_right]
        assert len(right) == puzzle.proof.equal < len(every)
        assert puzzle.proof.answer[0] in right
    else:
        assert not judged_wrong(puzzle)


def judged_wrong(puzzle: Puzzle) -> bool:
    """Whether a wrong answer of several parts is judged right."""
    if puzzle.theme.form is Form.MARKS:
        other = next(mark for mark in puzzle.part.marks(puzzle.candidate) if mark not in puzzle.proof.answer)
        fewer, more = puzzle.proof.answer[1:], (*puzzle.proof.answer, other)
        return any(judged(puzzle, marks).is_right for marks in (fewer, more))
    return any(judged(puzzle, way).is_right for way in _worst_ways(puzzle))


def _worst_ways(puzzle: Puzzle) -> list[list[str]]:
    """Ways that always take the first or the last choice, if they are not among the right ones."""
    found = []
    for place in (0, -1):
        game, view, way = puzzle.game.rules, puzzle.candidate.source.view, list[str]()
        while puzzle.part.value(puzzle.candidate, [game.parse_action(text) for text in way]) is None:
            way.append(game.write(game.choices(view)[place]))
            view = game.watch(view, game.parse_action(way[-1]))
        value = puzzle.part.value(puzzle.candidate, [game.parse_action(text) for text in way])
        assert value is not None
        if value < puzzle.proof.value:
            found.append(way)
    return found


def test_marks_say_what_is_missing_and_what_is_too_much() -> None:
    puzzle = first("mrjack", "who")
    right = set(puzzle.proof.answer)
    wrong = next(mark for mark in "HWSLMGUB" if mark not in right)
    left_out = puzzle.proof.answer[0]
    verdict = judged(puzzle, [*(right - {left_out}), wrong])
    assert (verdict.is_right, verdict.missing, verdict.surplus) == (False, (left_out,), (wrong,))


def test_the_order_of_marks_does_not_matter() -> None:
    puzzle = first("whitechapel", "where")
    assert judged(puzzle, puzzle.proof.answer[::-1]).is_right


def test_a_way_that_is_not_complete_is_refused() -> None:
    puzzle = first("mrjack", "save")
    with pytest.raises(NotWellFormed, match="answer-not-complete"):
        judged(puzzle, puzzle.proof.answer[:1])


def test_an_action_that_is_no_choice_is_refused() -> None:
    with pytest.raises(NotLegal):
        judged(first("mrjack", "save"), ["@H"])


@pytest.mark.parametrize("answer", [["x"], ["Z"], ["H"] * 65])
def test_marks_that_cannot_be_made_are_refused(answer: list[str]) -> None:
    with pytest.raises(GaslampError):
        judged(first("mrjack", "who"), answer)
