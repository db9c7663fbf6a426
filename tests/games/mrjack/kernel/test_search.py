"""The search of Mr. Jack knows the rules: what it proposes is legal, and it overlooks no way to be seen or unseen."""

import random
from collections.abc import Iterator
from typing import Any

from games.mrjack.rules.positions import legal, position
from gaslamp.games import mrjack
from gaslamp.games.mrjack.kernel import decode
from gaslamp.games.mrjack.kernel.search import Search
from gaslamp.games.mrjack.rules.public import Stage
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.state import State
from gaslamp.parts.kernel import forms
from gaslamp.testing import contract

ALIKE = (1 / 8,) * 8


def states(count: int) -> Iterator[State]:
    """Where a player is to act, in games at random of both editions."""
    for number in range(count):
        options = {"edition": ("revised", "first")[number % 2]}
        for state in contract.play(mrjack, options, random.Random(f"search/{number}")).states:
            if state.public.stage in (Stage.PICK, Stage.ACT, Stage.FACE):
                yield state


def searched(state: State, form: Any = Search, lines: int = 1024, caution: float = 0.0) -> Any:
    jack = state.jack if mrjack.actor(state) == "jack" else None
    search = form(state.public, ALIKE, pile=5, jack=-1 if jack is None else int(jack), width=1, caution=caution)
    for card in search.cards_to_gather():
        search.gather(card, lines)
    return search


def firsts(search: Any) -> set[Any]:
    return {decode(search.line(number).first) for number in search.order()}


def sights(state: State, turn: int) -> set[int]:
    """Who can be in sight when the activation of this turn is over and the game is not, by the rules alone."""
    if state.public.stage in (Stage.VERDICT, Stage.ESCAPE):
        return set()
    if state.public.turn > turn:
        return {visible(state.public)}
    actions = mrjack.legal(state)[:1] if state.public.stage is Stage.ALIBI else mrjack.legal(state)
    return set().union(*(sights(mrjack.apply(state, action), turn) for action in actions))


def test_every_step_it_proposes_is_legal() -> None:
    for state in states(15):
        assert firsts(searched(state)) <= set(mrjack.legal(state))


def test_a_character_who_must_use_his_ability_first_does_not_skip_his_move() -> None:
    """R16: Gull and Bert on B2, with every street in reach taken."""
    taken = {"W": "B3", "S": "C3", "L": "A3", "M": "D3", "G": "A4", "H": "E4"}
    for state in (
        position("U:wa", covers="B3,C5", clock="1.2", **taken | {"U": "B2"}),
        position("B:wa", covers="B3,C5", clock="1.2", **taken | {"B": "B2"}),
    ):
        proposed = firsts(searched(state))
        assert proposed
        assert proposed <= set(mrjack.legal(state))


def test_it_finds_every_set_of_visible_characters_after_an_activation() -> None:
    """Goodley's card is left out: there the rules need seconds to list all that can happen."""
    compared = 0
    for number, state in enumerate(states(40)):
        if number % 20 or state.public.active in (None, 5):
            continue
        turn, proposed = state.public.turn, firsts(searched(state))
        seen = set().union(*(sights(mrjack.apply(state, first), turn) for first in proposed))
        assert seen == sights(state, turn)
        compared += 1
    assert compared > 30


def test_a_search_of_one_first_step_keeps_lines_that_begin_with_it() -> None:
    for number, state in enumerate(states(6)):
        if number % 10 == 0:
            step = searched(state).line(0).first
            one = Search(state.public, ALIKE, pile=5, only=step)
            for card in one.cards_to_gather():
                one.gather(card, 1024)
            assert {one.line(number).first for number in one.order()} == {step}


def test_a_search_says_which_lines_end_the_game() -> None:
    state = position("S:wa", clock="3.1", jack="B", S="I5", B="I4")
    search = searched(state)
    ending = {decode(line.first) for line in map(search.line, search.order()) if line.is_over}
    assert {mrjack.write(action) for action in ending} == {action for action in legal(state) if "@" in action}


def test_jack_wins_if_the_last_call_is_made() -> None:
    """R19"""
    assert Search(position("call", clock="8.5").public, ALIKE, pile=5).values_if_called() == (1.0,) * 8


def test_both_forms_propose_the_same_lines() -> None:
    interpreted = forms.interpreted("gaslamp.games.mrjack.kernel", "search").Search
    for number, state in enumerate(states(4)):
        if number % 12 == 0 and state.public.active != 5 and not state.public.cards >> 5 & 1:
            one, other = (searched(state, form, lines=3, caution=2.0) for form in (Search, interpreted))
            for line in one.order()[:2]:
                assert one.deepen(line, 500) == other.deepen(line, 500)
            assert [one.line(line) for line in one.order()] == [other.line(line) for line in other.order()]


def test_of_equally_good_moves_the_search_keeps_the_first_legal_one() -> None:
    """F6>H8 and L3>H8 light the same suspects. Gaslights are tried in the order of the rules, not by their numbers."""
    lamps = "L3:2,C2:3,K7:4,F6,H4"
    state = position(
        "S:a",
        clock="2.2",
        jack="S",
        lamps=lamps,
        cards="GB/WS",
        cordons="SE,SW",
        lantern="SW",
        H="B2",
        W="M6",
        S="H6",
        L="H9",
        M="L4",
        U="B6",
    )
    search = Search(state.public, (0.125,) * 8, pile=7)
    search.gather(2, 4)
    assert mrjack.write(decode(search.line(search.order()[0]).first)) == "F6>H8"


def test_a_whistle_that_brings_a_suspect_within_reach_is_an_accusation() -> None:
    """Smith is the only suspect and too far away for Goodley's three steps, unless he comes closer first."""
    state = position("G:wa", clock="3.1", jack="S", G="A5", M="L8", S="E4", cleared="HWLMGUB", covers="B8,C5")
    assert "@S" not in legal(state)
    certain = tuple(float(one == 2) for one in range(8))
    search = Search(state.public, certain, pile=7)
    search.gather(5, 8)
    best = search.line(search.order()[0])
    assert sum(best.values) == 0
    assert decode(best.first) in mrjack.legal(state)


def test_deepening_keeps_to_its_limit() -> None:
    """It stops where it is, but for the activations of the three cards at hand: Goodley's may be many thousands."""
    state = position("pick", clock="1.1", cards="WSGB/")
    search = searched(state, lines=4)
    spent = [search.deepen(line, 1000) for line in search.order()]
    assert 1000 < max(spent) < 30_000
    assert searched(state, lines=4).deepen(search.order()[0], 100_000) > 30_000
