"""Every puzzle that is shipped is proved again, by the exact search or deduction of its kind."""

from dataclasses import replace

import pytest

from gaslamp.core.errors import NotHonest
from gaslamp.games.registry import registration
from gaslamp.parts.puzzles import Form
from gaslamp.puzzles.proving import check
from gaslamp.puzzles.shipped import games, shipped
from puzzles.puzzle_lines import first, kinds

LEAST_OF_A_KIND = 40
LEAST_IN_ALL = 600


@pytest.mark.parametrize(("game", "kind"), kinds())
def test_every_puzzle_is_proved(game: str, kind: str) -> None:
    for puzzle in shipped(game):
        if puzzle.kind == kind:
            check(puzzle)


@pytest.mark.parametrize("name", ["answer", "equal", "value", "margin"])
def test_a_line_that_says_something_else_is_not_proved(name: str) -> None:
    puzzle = first("mrjack", "save")
    wrong = {"answer": puzzle.proof.answer[:-1], "equal": 77, "value": 1.5, "margin": 9.0}
    changed = replace(puzzle, proof=replace(puzzle.proof, **{name: wrong[name]}))  # type: ignore[arg-type]
    with pytest.raises(NotHonest):
        check(changed)


def test_there_are_enough_of_each_kind() -> None:
    counts = {
        (game, kind): sum(puzzle.kind == kind for puzzle in shipped(game))
        for game in games()
        for kind in registration(game).puzzles.KINDS  # type: ignore[union-attr]
    }
    assert len(counts) == 14
    assert min(counts.values()) >= LEAST_OF_A_KIND, counts
    assert sum(counts.values()) >= LEAST_IN_ALL


def test_every_puzzle_is_rated() -> None:
    for game in games():
        assert all(puzzle.rating.deviation < 350 for puzzle in shipped(game))
        ratings = [puzzle.rating.rating for puzzle in shipped(game)]
        assert max(ratings) - min(ratings) > 500, "easy ones and hard ones"


@pytest.mark.parametrize(("game", "kind"), kinds())
def test_every_puzzle_of_a_kind_asks_the_right_seat(game: str, kind: str) -> None:
    for puzzle in shipped(game):
        if puzzle.kind == kind:
            theme = puzzle.theme
            assert puzzle.game.side(puzzle.record.eyes) == theme.seat
            if theme.form is Form.ACTIONS:
                assert puzzle.game.rules.choices(puzzle.candidate.source.view)
