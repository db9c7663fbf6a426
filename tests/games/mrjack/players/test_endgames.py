"""Positions where there is one right thing to do, and a good player does it."""

import random

import pytest

from games.mrjack.rules.positions import position
from gaslamp.core.game import Seat
from gaslamp.games import mrjack
from gaslamp.games.mrjack.kernel.search import SearchLine
from gaslamp.games.mrjack.players import disguise
from gaslamp.games.mrjack.players.cheat import knowing
from gaslamp.games.mrjack.players.strength import CAUTIOUS
from gaslamp.games.mrjack.rules.actions import Stay, Walk
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.state import State
from gaslamp.parts.player import Player, Thinking
from gaslamp.players import levels
from gaslamp.players.levels import LEVELS
from players.knowledge import knowledge

GOOD = ("club", "expert")


def played(player: Player, state: State, seat: Seat) -> list[str]:
    """What it does until its activation is over."""
    done: list[str] = []
    turn = state.public.turn
    while mrjack.actor(state) == seat and state.public.turn == turn:
        action = player.choose(knowledge(mrjack, state, seat), random.Random(1), Thinking())
        done.append(mrjack.write(action))
        state = mrjack.apply(state, action)
    return done


def plays(name: str, state: State, seat: Seat) -> list[str]:
    return played(levels.seated("mrjack", seat, name), state, seat)


@pytest.mark.parametrize("name", LEVELS)
def test_jack_leaves_when_he_can(name: str) -> None:
    assert plays(name, position("M:w", clock="2.1", jack="M", M="B2", witness="unseen"), "jack") == ["NW"]


@pytest.mark.parametrize("name", LEVELS)
def test_jack_picks_his_own_card_to_leave(name: str) -> None:
    state = position("pick", clock="2.1", cards="HWMG/", jack="M", M="B2", witness="unseen")
    assert plays(name, state, "jack") == ["M", "NW"]


@pytest.mark.parametrize("name", LEVELS)
def test_lestrade_lifts_a_cordon_and_leaves_through_the_gap(name: str) -> None:
    state = position("L:wa", clock="2.1", jack="L", L="B2", witness="unseen", cordons="NW,NE")
    lifted, left = plays(name, state, "jack")
    assert lifted.startswith("NW>")
    assert left == "NW"


@pytest.mark.parametrize("name", LEVELS)
def test_the_detective_accuses_the_last_suspect(name: str) -> None:
    state = position("H:w", clock="1.1", jack="S", S="G5", cleared="HWLMGUB")
    assert plays(name, state, "detective") == ["@S"]


@pytest.mark.parametrize("name", LEVELS)
def test_the_detective_picks_the_card_that_catches_the_last_suspect(name: str) -> None:
    state = position("pick", clock="3.1", cards="HSGU/", jack="S", S="G5", cleared="HWLMGUB")
    assert plays(name, state, "detective")[-1] == "@S"


@pytest.mark.parametrize("name", LEVELS)
def test_the_detective_points_at_somebody_before_dawn(name: str) -> None:
    """It is his last turn in the last round: any accusation is better than none."""
    state = position("H:w", clock="8.3", jack="S", S="G5", B="H6", cleared="HWLMGU")
    assert plays(name, state, "detective")[0] in ("@S", "@B")


@pytest.mark.parametrize("name", GOOD)
def test_the_detective_does_not_point_at_one_of_eight_in_the_first_round(name: str) -> None:
    state = position("pick", clock="1.1", cards="HWSG/", jack="S")
    assert not any(step.startswith("@") for step in plays(name, state, "detective"))


@pytest.mark.parametrize("name", GOOD)
def test_a_detective_who_knows_his_own_alibi_does_not_accuse_him(name: str) -> None:
    state = position("H:w", clock="8.3", jack="S", S="G5", B="H6", cleared="HWLMGU", secrets="j=-;d=B")
    assert plays(name, state, "detective") == ["@S"]


def test_jack_prefers_what_others_would_do_as_well() -> None:
    """Both steps are as good for Holmes, but the first would suit nobody else, so it would give him away."""
    revealing = SearchLine(1, (0.5, *(0.1,) * 7), 0.0)
    hiding = SearchLine(2, (0.5,) * 8, 0.0)
    options = {Stay(): [revealing], Walk(3): [hiding]}
    alike = (1 / 8,) * 8
    for seed in range(20):
        assert disguise.choose(options, alike, Character.HOLMES, CAUTIOUS, random.Random(seed)) == Walk(3)


def test_jack_mixes_what_is_as_good() -> None:
    options = {Walk(street): [SearchLine(street, (0.5,) * 8, 0.0)] for street in range(3)}
    alike = (1 / 8,) * 8
    chosen = {disguise.choose(options, alike, Character.HOLMES, CAUTIOUS, random.Random(seed)) for seed in range(40)}
    assert chosen == set(options)


def test_a_cheat_knows_whom_to_catch() -> None:
    state = position("H:w", clock="1.1", jack="S", S="G5")
    assert played(knowing(Character.SMITH), state, "detective") == ["@S"]
