"""A puzzle is one line: it says all, and nothing that its seat does not know."""

import pytest

from gaslamp.core import journal
from gaslamp.core.errors import NotWellFormed
from gaslamp.games import mrjack, whitechapel
from gaslamp.puzzles.glicko import Rating
from gaslamp.puzzles.line import parse, rated, write
from gaslamp.puzzles.shipped import games, shipped
from puzzles.puzzle_lines import first, kinds


@pytest.mark.parametrize(("game", "kind"), kinds())
def test_a_line_is_read_as_it_was_written(game: str, kind: str) -> None:
    for puzzle in [one for one in shipped(game) if one.kind == kind][:3]:
        assert write(parse(write(puzzle))) == write(puzzle)


def test_a_new_rating_keeps_the_id() -> None:
    puzzle = first("mrjack", "who")
    assert parse(write(rated(puzzle, Rating(1999, 50)))).id == puzzle.id


def test_every_puzzle_has_an_id_of_its_own() -> None:
    ids = [puzzle.id for game in games() for puzzle in shipped(game)]
    assert len(set(ids)) == len(ids)


def test_another_question_has_another_id() -> None:
    line = write(first("mrjack", "who"))
    other = line.replace("answer=unseen", "answer=x").replace("answer=seen", "answer=unseen")
    assert parse(other).id != parse(line).id


@pytest.mark.parametrize(
    "change",
    [
        lambda line: "2" + line[1:],
        lambda line: line.replace(" | ", " "),
        lambda line: line.replace(" mj1 ", " mj9 "),
        lambda line: line.replace(" who ", " whom "),
        lambda line: line.replace("1 mj1", "1  mj1"),
        lambda line: line.replace("/", "-", 1),
        lambda line: line[:0],
    ],
)
def test_a_line_that_is_no_puzzle_is_refused(change: object) -> None:
    assert callable(change)
    with pytest.raises(NotWellFormed):
        parse(change(write(first("mrjack", "who"))))


def test_a_detective_is_not_told_who_jack_is() -> None:
    for puzzle in shipped("mrjack"):
        if puzzle.record.eyes == "detective":
            assert puzzle.candidate.source.view.jack is None
            assert puzzle.record.entries[0].action == "=?"


def test_the_police_are_not_told_where_jack_is() -> None:
    for puzzle in shipped("whitechapel"):
        if puzzle.record.eyes != "jack":
            view = puzzle.candidate.source.view
            assert (view.hideout, view.trail, view.sheet) == (None, None, None)


@pytest.mark.parametrize("game", [mrjack, whitechapel], ids=["mrjack", "whitechapel"])
def test_the_record_of_a_line_is_one_that_the_rules_allow(game: object) -> None:
    """Each action of the seat that is asked was among its choices."""
    rules = mrjack if game is mrjack else whitechapel
    for puzzle in shipped(rules.NAME)[::10]:
        views = journal.views(rules, puzzle.record)  # type: ignore[type-var]
        for view, entry in zip(views, puzzle.record.entries, strict=False):
            if entry.seat == puzzle.record.eyes:
                assert rules.parse_action(entry.action) in rules.choices(view)  # type: ignore[arg-type]
