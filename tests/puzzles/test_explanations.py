"""Explanations and drills: sentences in every language, places that exist, answers that are exact."""

import re

import pytest

from gaslamp.games.mrjack.rules.board import STREETS, members
from gaslamp.games.mrjack.rules.sight import lit
from gaslamp.games.registry import registration
from gaslamp.games.whitechapel.rules.streets import NEXT, distances
from gaslamp.i18n import LANGUAGES, Words
from gaslamp.parts.puzzles import Form
from gaslamp.puzzles import telling
from gaslamp.puzzles.shipped import games, shipped
from puzzles.puzzle_lines import first, kinds

DRILLS = [(game, name) for game in games() for name in registration(game).puzzles.DRILLS]  # type: ignore[union-attr]
PLACES = {"mrjack": r"[A-M][1-9]|N|S|NE|NW|SE|SW|[HWSLMGUB]", "whitechapel": r"[1-9]\d{0,2}|x[1-9]\d{0,2}"}


@pytest.mark.parametrize(("game", "kind"), kinds())
def test_a_puzzle_is_told_in_every_language(game: str, kind: str) -> None:
    puzzle = first(game, kind)
    told = set()
    for language in LANGUAGES:
        words = Words(language)
        steps = puzzle.part.explain(puzzle.candidate, puzzle.proof)
        texts = [telling.title(words, game, kind), telling.question(words, puzzle), *telling.told(words, steps)]
        assert steps
        assert not [text for text in texts if re.search(rf"{game}-|\{{|\}}", text)], texts
        told.add("\n".join(texts))
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize(("game", "kind"), kinds())
def test_the_places_of_an_explanation_are_on_the_board(game: str, kind: str) -> None:
    for puzzle in [one for one in shipped(game) if one.kind == kind][::15]:
        for step in puzzle.part.explain(puzzle.candidate, puzzle.proof):
            for place in step.places:
                assert re.fullmatch(PLACES[game], place), place


@pytest.mark.parametrize(("game", "name"), DRILLS)
def test_a_drill_follows_its_seed_and_is_told_in_every_language(game: str, name: str) -> None:
    part = registration(game).puzzles
    assert part is not None
    assert part.drill(name, 5) == part.drill(name, 5)
    assert len({(part.drill(name, seed).question.__repr__(), part.drill(name, seed).answer) for seed in range(9)}) > 3
    asked = part.drill(name, 5)
    for language in LANGUAGES:
        words = Words(language)
        texts = [telling.drill_title(words, game, name), telling.drill_question(words, game, name, **asked.question)]
        for text in [*texts, *telling.told(words, asked.steps)]:
            assert not re.search(rf"{game}-|\{{|\}}", text), text


@pytest.mark.parametrize(("game", "name"), DRILLS)
def test_the_answer_of_a_drill_can_be_given(game: str, name: str) -> None:
    part = registration(game).puzzles
    assert part is not None
    for seed in range(20):
        asked = part.drill(name, seed)
        if part.DRILLS[name] is Form.MARKS:
            assert set(asked.answer) <= set(asked.marks)
        else:
            assert asked.answer[0].isdecimal()


def test_lit_streets_are_those_of_the_rules() -> None:
    part = registration("mrjack").puzzles
    assert part is not None
    asked = part.drill("lit", 3)
    assert asked.answer == tuple(STREETS[one] for one in members(lit(asked.view.public)))


def test_two_walks_are_two_and_not_one() -> None:
    part = registration("whitechapel").puzzles
    assert part is not None
    asked = part.drill("two-walks", 3)
    start = int(asked.question["circle"])
    for mark in asked.answer:
        assert distances(start)[int(mark)] == 2
        assert not NEXT[start] >> int(mark) & 1
