"""Chance draws the Head, and the hideout if that was agreed. Everything else follows from secrets."""

from fractions import Fraction

import pytest

from games.whitechapel.analysis.finished_games import finished
from games.whitechapel.players.example_games import journal_after
from gaslamp.core import journal
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel import analysis

OPTIONS = {"hideout": "hard"}


def test_the_luck_of_a_drawn_hideout_is_zero_on_average() -> None:
    start = journal_after((), OPTIONS)
    draws = whitechapel.legal(start.state)
    assert {*whitechapel.odds(start.state)} == {Fraction(1, len(draws))}
    lucks = [analysis.luck(journal.extend(whitechapel, start, draw, bytes(32)).record)[1] for draw in draws]
    assert sum(lucks) == pytest.approx(0, abs=1e-9)


def test_some_drawn_hideouts_are_luckier_than_others() -> None:
    start = journal_after((), OPTIONS)
    draws = whitechapel.legal(start.state)[:4]
    lucks = {analysis.luck(journal.extend(whitechapel, start, draw, bytes(32)).record)[1] for draw in draws}
    assert len(lucks) > 1


def test_a_chosen_hideout_is_no_luck() -> None:
    assert 1 not in analysis.luck(finished("arrested"))


def test_the_head_matters_little_to_the_first_night() -> None:
    lucks = analysis.luck(finished("arrested"))
    assert [abs(luck) < 1e-9 for luck in lucks.values()] == [True]
