"""Luck is what chance did, and it is fair."""

import random
import re

import pytest

from games.mrjack.analysis.moments import EYES, as_seen_by, game, insight
from gaslamp.core.game import CHANCE
from gaslamp.core.referee import REFEREE
from gaslamp.games import mrjack
from gaslamp.games.mrjack.analysis import appraise, luck
from gaslamp.games.mrjack.analysis.luck import luck_of
from gaslamp.games.mrjack.rules.public import Stage
from gaslamp.parts.analysis import Depth
from gaslamp.testing import contract


def test_the_mean_luck_of_every_step_is_zero() -> None:
    """By the odds of the rules, for eyes that know the truth."""
    met = set()
    for number in range(6):
        for state in contract.play(mrjack, {}, random.Random(f"luck/{number}")).states:
            if mrjack.actor(state) != CHANCE or len(mrjack.legal(state)) == 1 or state.public.round > 4:
                continue
            found = [luck_of(insight(state, REFEREE), outcome) for outcome in mrjack.legal(state)]
            known = [float(odds) * one for odds, one in zip(mrjack.odds(state), found, strict=True) if one is not None]
            assert sum(known) == pytest.approx(0, abs=1e-9)
            if any(known):
                met.add(state.public.stage)
    assert met == {Stage.DEAL, Stage.DRAW, Stage.ALIBI}


def test_cards_that_are_drawn_are_luck() -> None:
    record = game(1)
    drawn = [number for number, entry in enumerate(record.entries, 1) if re.fullmatch("[A-Z]{4}", entry.action)]
    assert {1, *drawn} <= luck(record).keys()


def test_answers_of_the_witnesses_are_no_luck_to_those_who_know_the_truth() -> None:
    record = game(1)
    answers = {number for number, entry in enumerate(record.entries, 1) if entry.action in ("seen", "unseen")}
    assert answers
    assert not answers & luck(record).keys()
    for eyes in ("jack", REFEREE):
        every = appraise(as_seen_by(record, eyes), eyes, Depth.QUICK)
        assert all(one.chance is None for one in every if one.number in answers)


def test_an_answer_is_luck_to_the_detective() -> None:
    record = game(1)
    answers = [number for number, entry in enumerate(record.entries, 1) if entry.action in ("seen", "unseen")]
    every = {one.number: one for one in appraise(as_seen_by(record, "detective"), "detective", Depth.QUICK)}
    assert all(every[number].chance is not None for number in answers[:-1])


def test_the_chance_before_a_draw_is_the_chance_after_it_less_the_luck() -> None:
    record = game(1)
    every = {one.number: one.chance for one in appraise(record, REFEREE, Depth.QUICK)}
    for number, found in luck(record).items():
        later = next((every[n] for n in range(number + 1, record.length + 1) if every[n] is not None), None)
        if later is not None and 0 < later - found < 1:
            assert every[number] == pytest.approx(later - found)


@pytest.mark.parametrize("eyes", EYES)
def test_the_deal_is_luck_to_all_but_the_detective(eyes: str) -> None:
    first = next(iter(appraise(as_seen_by(game(1), eyes), eyes, Depth.QUICK)))
    assert (first.chance is None) == (eyes == "detective")
