"""How hard a puzzle is."""

from random import Random

from gaslamp.puzzles.difficulty import rate, solves
from gaslamp.puzzles.shipped import shipped
from puzzles.puzzle_lines import first

QUICK = ("random", "greedy", "novice")


def test_a_rating_can_be_made_again() -> None:
    puzzle = first("whitechapel", "home")
    assert rate(puzzle, QUICK) == rate(puzzle, QUICK)


def test_a_puzzle_that_all_solve_is_easier_than_one_that_nobody_solves() -> None:
    homes = [puzzle for puzzle in shipped("whitechapel") if puzzle.kind == "home"]
    solved = {puzzle.id: [solves(puzzle, level, Random(1)) for level in QUICK[1:]] for puzzle in homes[::3]}
    easy = next(puzzle for puzzle in homes if all(solved.get(puzzle.id, [False])))
    hard = next(puzzle for puzzle in homes if not any(solved.get(puzzle.id, [True])))
    assert rate(easy, QUICK).rating < rate(hard, QUICK).rating


def test_a_set_is_harder_the_more_facts_it_needs() -> None:
    """Of those who forget something, some are right about the easy one; none about the hard one."""
    wheres = [puzzle for puzzle in shipped("whitechapel") if puzzle.kind == "where"]

    def misled(place: int) -> int:
        puzzle = wheres[place]
        return sum(guess != puzzle.proof.answer for guess in puzzle.part.naive(puzzle.candidate).values())

    assert misled(0) <= misled(-1)
    assert wheres[0].rating.rating < wheres[-1].rating.rating
