"""The weights of the likelihood of activations can be fitted to recorded games."""

from random import Random
from statistics import fmean

import numpy as np
import pytest

from gaslamp.games import mrjack
from gaslamp.games.mrjack.bench.choices import Game, read
from gaslamp.games.mrjack.bench.fit import fitted, judged
from gaslamp.games.mrjack.deduction.activations import TRAITS, WEIGHTS
from gaslamp.games.mrjack.players import PLAYERS, greedy
from gaslamp.games.mrjack.rules.turns import TURNS
from gaslamp.parts import match


def games(jack: str, count: int) -> list[Game]:
    return [
        read(match.play(mrjack, {}, {"jack": PLAYERS[jack]("jack"), "detective": greedy}, Random(f"fit/{number}")))
        for number in range(count)
    ]


def gain(some: list[Game], weights: object) -> float:
    return fmean(one.gain for one in judged(some, np.array(weights)))


def test_weights_fitted_to_games_find_their_jack() -> None:
    some = games("greedy", 8)
    assert gain(some, fitted(some, [1 / len(some)] * len(some))) > 0.2


def test_without_weights_choices_say_nothing_but_who_could_have_left() -> None:
    some = games("greedy", 4)
    told = [one for one in judged(some, np.zeros((TURNS, TRAITS))) if np.ptp(one.chances[one.suspects > 0]) < 1e-9]
    assert told
    assert [one.gain for one in told] == pytest.approx([0.0] * len(told))


def test_the_weights_in_use_find_a_casual_jack() -> None:
    assert gain(games("casual", 12), WEIGHTS) > 0.1
