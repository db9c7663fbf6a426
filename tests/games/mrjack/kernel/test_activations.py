"""The activations of Jack that are counted are those of the rules, and both forms of the kernel agree on them."""

import random
from collections.abc import Iterator

import pytest

from gaslamp.games import mrjack
from gaslamp.games.mrjack.deduction.activations import TRAITS, WEIGHTS
from gaslamp.games.mrjack.kernel.search import Activations
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import Stage
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.state import State
from gaslamp.parts.kernel import forms
from gaslamp.testing import contract

GROUP, UNSEEN, OWN_CARD, OWN_CARD_LEFT = 0, 1, 7, 8


def picks() -> Iterator[State]:
    """Jack is to take a card, and Goodley's is not there."""
    for number in range(6):
        for state in contract.play(mrjack, {}, random.Random(f"activations/{number}")).states:
            if state.public.stage is Stage.PICK and mrjack.actor(state) == "jack" and not state.public.cards >> 5 & 1:
                yield state


def ends(state: State, turn: int) -> Iterator[State]:
    """After a walk of Miss Stealthy, by the rules alone."""
    for action in mrjack.legal(state):
        after = mrjack.apply(state, action)
        if after.public.turn > turn:
            yield after


def test_the_traits_of_an_activation_are_those_of_its_position() -> None:
    compared = 0
    for state in picks():
        if not state.public.cards >> Character.STEALTHY & 1:
            continue
        taken = mrjack.apply(state, mrjack.parse_action("M"))
        for after in ends(taken, state.public.turn):
            found = Activations(state.public, WEIGHTS[0]).traits_after(4, after.public)
            seen = visible(after.public)
            for one in range(8):
                own = found[one * TRAITS : one * TRAITS + TRAITS]
                assert own[UNSEEN] == (not seen >> one & 1)
                group = state.public.suspects & (seen if seen >> one & 1 else ~seen)
                assert 2 ** own[GROUP] == pytest.approx(max(1, group.bit_count()))
                assert own[OWN_CARD] == (one == 4)
                assert own[OWN_CARD_LEFT] == bool(state.public.cards >> one & 1 and one != 4)
            compared += 1
    assert compared > 20


def test_with_no_weights_every_activation_suits_everybody_alike() -> None:
    for state in picks():
        found = Activations(state.public, (0.0,) * TRAITS)
        assert all(found.mean_merits(card) == [1.0] * 8 for card in found.playable())


def test_both_forms_count_the_same() -> None:
    interpreted = forms.interpreted("gaslamp.games.mrjack.kernel", "search").Activations
    for state in list(picks())[::9]:
        turn = state.public.turn
        one, other = (form(state.public, WEIGHTS[turn]) for form in (Activations, interpreted))
        assert one.could_leave() == other.could_leave()
        for card in one.playable():
            assert one.mean_merits(card) == pytest.approx(other.mean_merits(card))
