"""The kinds of Mr. Jack, compared with plain searches over the rules."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gaslamp.games import mrjack
from gaslamp.games.mrjack.deduction import possible, read
from gaslamp.games.mrjack.puzzles import prove, value
from gaslamp.games.mrjack.puzzles.knowledge import suspects_of
from gaslamp.games.mrjack.rules.actions import Accuse, Leave
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.view import View
from gaslamp.puzzles.line import Puzzle, source
from gaslamp.puzzles.shipped import shipped


def puzzles(*kinds: str) -> list[Puzzle]:
    """The quickest to search plainly: with few ways to play the card."""
    found = [puzzle for puzzle in shipped("mrjack") if puzzle.kind in kinds]
    return sorted(found, key=lambda puzzle: (len(puzzle.proof.answer), puzzle.proof.equal))[:3]


def ends(view: View, turn: int) -> Iterator[tuple[list[Any], View]]:
    """Every way to the end of the activation, one action after the other, with nothing left out."""
    for action in mrjack.choices(view):
        after = mrjack.watch(view, action)
        if isinstance(action, Accuse | Leave) or after.public.turn != turn or not mrjack.choices(after):
            yield [action], after
        else:
            yield from (([action, *way], end) for way, end in ends(after, turn))


@pytest.mark.parametrize("kind", ["hide", "save", "split"])
def test_no_way_is_better_than_the_answer(kind: str) -> None:
    for puzzle in puzzles(kind):
        view = puzzle.candidate.source.view
        values = [value(puzzle.candidate, way) for way, _ in ends(view, view.public.turn)]
        assert all(one is not None for one in values)
        ordered = sorted({one for one in values if one is not None})
        assert ordered[-1] == pytest.approx(puzzle.proof.value, abs=1e-4)
        assert ordered[-1] - ordered[-2] == pytest.approx(puzzle.proof.margin, abs=1e-4)


def test_jack_is_in_the_dark_after_the_answer() -> None:
    for puzzle in puzzles("hide"):
        view = puzzle.candidate.source.view
        for text in puzzle.proof.answer:
            view = mrjack.watch(view, mrjack.parse_action(text))
        assert not visible(view.public) >> view.jack & 1


def test_the_escape_is_a_way_out_and_other_cards_have_none() -> None:
    """With one activation left in a row, every way that leaves is one of those that were counted."""
    for puzzle in (one for one in puzzles("escape") if len(one.proof.answer) == 2):
        view = puzzle.candidate.source.view
        out = {mrjack.write(way[-1]) for way, _ in ends(view, view.public.turn) if isinstance(way[-1], Leave)}
        assert len(out) == puzzle.proof.equal
        assert puzzle.proof.answer[-1] in out


def test_only_the_one_who_can_be_jack_is_accused() -> None:
    for puzzle in puzzles("accuse"):
        view = puzzle.candidate.source.view
        left = [one for one in range(8) if view.public.suspects >> one & 1 and one not in view.detective_alibis]
        [jack] = left
        accused = mrjack.parse_action(puzzle.proof.answer[-1])
        assert isinstance(accused, Accuse)
        assert accused.character == jack


def test_with_several_suspects_nobody_is_accused_for_certain() -> None:
    """At the first pick of a game everybody can be Jack."""
    puzzle = next(one for one in shipped("mrjack") if one.kind == "accuse")
    assert (
        prove(replace(puzzle.candidate, source=source(replace(puzzle.record, entries=puzzle.record.entries[:2]))))
        is None
    )


@pytest.mark.parametrize("kind", ["accuse", "split", "who", "last-round"])
def test_what_the_solver_knows_is_what_the_record_tells(kind: str) -> None:
    for puzzle in puzzles(kind):
        assert suspects_of(puzzle.candidate.source) == possible(read(puzzle.record))
