"""The chance that Jack wins: a logistic model of the search's value and of how far the game is.

The search looks to the next call for witnesses and assumes that both sides play as well as it does. The model says how
such positions ended in games of players of all levels. `fitting` makes its weights, `weights.toml` holds them.
"""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from math import exp, log

from gaslamp.core.game import Seat
from gaslamp.games.mrjack.kernel.tables import IS_JACKS
from gaslamp.games.mrjack.rules.turns import ROUNDS, TURNS


class Table(StrEnum):
    """Of which value the weights make a chance."""

    QUICK = "quick"
    FULL = "full"
    ROUGH = "rough"
    """After cards were drawn."""
    CALLED = "called"
    """As if the witnesses were called, without a search."""


CLOSEST = 0.05
"""A value nearer to 0 or 1 is taken as this near: the search does not see everything."""

MOST_BITS = 3.0

LEAST_SLOPE = 0.05
"""A better value is a better chance everywhere, also where there were too few games to show it."""


def features(value: float, round_: int, turn: int, bits: float) -> tuple[float, ...]:
    """`bits`: what the detective is missing to know who Jack is. The last ones grow with the value."""
    logit = _logit(value)
    return (*_steady(round_, turn, bits), *(logit * one for one in _slopes(round_, turn, bits)))


def chance(value: float, round_: int, turn: int, bits: float, eyes: Seat, table: Table) -> float:
    if round_ == ROUNDS and turn == TURNS - 1:
        # The last turn of the game is Jack's: nobody can accuse him any more.
        return 1.0
    steady, slopes = _steady(round_, turn, bits), _slopes(round_, turn, bits)
    weights = _weights()[table][eyes]
    slope = sum(weight * one for weight, one in zip(weights[len(steady) :], slopes, strict=True))
    logit = sum(weight * one for weight, one in zip(weights, steady, strict=False))
    return 1 / (1 + exp(-logit - max(slope, LEAST_SLOPE) * _logit(value)))


def _logit(value: float) -> float:
    value = min(max(value, CLOSEST), 1 - CLOSEST)
    return log(value / (1 - value))


def _steady(round_: int, turn: int, bits: float) -> tuple[float, ...]:
    left, doubt, phase = _left(round_), bits / MOST_BITS, _phase(round_, turn)
    turns = (float(phase == place) for place in range(1, 2 * TURNS))
    return (1.0, left, left * left, doubt, doubt * left, *turns)


def _slopes(round_: int, turn: int, bits: float) -> tuple[float, ...]:
    is_jacks = IS_JACKS[_phase(round_, turn)]
    return (1.0, _left(round_), bits / MOST_BITS, float(round_ & 1), float(is_jacks), turn / TURNS)


def _left(round_: int) -> float:
    return (ROUNDS - round_) / (ROUNDS - 1)


def _phase(round_: int, turn: int) -> int:
    return (round_ & 1) * TURNS + turn


@cache
def _weights() -> Mapping[str, Mapping[str, tuple[float, ...]]]:
    text = files(__package__).joinpath("weights.toml").read_text("utf-8")
    return {
        depth: {eyes: tuple(map(float, weights)) for eyes, weights in each.items()}
        for depth, each in tomllib.loads(text).items()
    }
