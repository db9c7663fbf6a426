"""Jack does not trust the detective to have a reason before he points at somebody."""

import random
from dataclasses import replace

from gaslamp.games import mrjack
from gaslamp.games.mrjack.players.searcher import Searcher
from gaslamp.games.mrjack.players.strength import CAUTIOUS, CLUB, Strength
from gaslamp.games.mrjack.rules.actions import Accuse
from gaslamp.games.mrjack.rules.public import Stage
from gaslamp.games.mrjack.rules.state import State
from gaslamp.parts.player import Thinking
from gaslamp.testing import contract
from players.knowledge import knowledge

CAREFUL = replace(CLUB, caution=CAUTIOUS.caution)


def eves() -> list[State]:
    """Jack is to play the third card of a first round; the fourth will be the detective's."""
    found = []
    for number in range(40):
        states = contract.play(mrjack, {}, random.Random(f"caution/{number}")).states
        found += [one for one in states if (one.public.round, one.public.turn, one.public.stage) == (1, 2, Stage.PICK)]
    return found[:16]


def is_in_reach(strength: Strength, state: State) -> bool:
    """Whether the detective can accuse Jack with the last card after what a player of that strength does now."""
    player = Searcher(strength)
    while mrjack.actor(state) != "detective":
        known = knowledge(mrjack, state, "jack")
        action = player.choose(known, random.Random(1), Thinking()) if known.choices else mrjack.legal(state)[0]
        state = mrjack.apply(state, action)
    state = mrjack.apply(state, mrjack.legal(state)[0])
    assert state.public.turn == 3
    assert state.jack is not None, "dealt"
    return Accuse(state.jack) in mrjack.legal(state)


def test_a_careful_jack_is_seldom_in_reach_of_the_last_card() -> None:
    """Nobody knows anything yet, so a good detective would point at nobody and a bad one at anybody."""
    careless, careful = (sum(is_in_reach(one, state) for state in eves()) for one in (CLUB, CAREFUL))
    assert careful < careless
