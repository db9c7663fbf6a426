"""The chance that Jack wins: a logistic model of the search's value and of how far the game is.

The search looks to the next call for witnesses and assumes that both sides play as well as it does. The model says how
such positions ended in games of players of all levels. `fitting` makes its weights, `weights.toml` holds them. A fitted
model is too sure where it gives Jack little. So low odds are eased by what happened in other games: `low_odds.toml`.
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


WEIGHTS = "weights.toml"
LOW_ODDS = "low_odds.toml"

CLOSEST = 0.05
"""A value nearer to 0 or 1 is taken as this near: the search does not see everything."""

MOST_BITS = 3.0

KNEES = (-0.6, -1.4, -2.2)
"""Log odds below which they are eased: by one more number below each of these."""

LEAST_SLOPE = 0.05
"""A better value is a better chance everywhere, also where there were too few games to show it."""


def features(value: float, round_: int, turn: int, bits: float) -> tuple[float, ...]:
    """`bits`: what the detective is missing to know who Jack is. The last ones grow with the value."""
    logit = _logit(value)
    return (*_steady(round_, turn, bits), *(logit * one for one in _slopes(round_, turn, bits)))


def chance(value: float, round_: int, turn: int, bits: float, eyes: Seat, table: Table) -> float:
    if is_last(round_, turn):
        return 1.0
    found = odds(value, round_, turn, bits, eyes, table)
    # What comes after a chance step is not eased: luck compares such positions with each other only.
    bends = _read(LOW_ODDS).get(table, {}).get(eyes, ())
    return 1 / (1 + exp(-found - sum(bend * one for bend, one in zip(bends, below(found), strict=False))))


def is_last(round_: int, turn: int) -> bool:
    """The last turn of the game is Jack's: nobody can accuse him any more."""
    return round_ == ROUNDS and turn == TURNS - 1


def odds(value: float, round_: int, turn: int, bits: float, eyes: Seat, table: Table) -> float:
    """Log odds by the weights alone."""
    steady, slopes = _steady(round_, turn, bits), _slopes(round_, turn, bits)
    weights = _read(WEIGHTS)[table][eyes]
    slope = sum(weight * one for weight, one in zip(weights[len(steady) :], slopes, strict=True))
    logit = sum(weight * one for weight, one in zip(weights, steady, strict=False))
    return logit + max(slope, LEAST_SLOPE) * _logit(value)


def below(odds: float) -> tuple[float, ...]:
    """How far log odds are below each of the knees."""
    return tuple(min(odds - knee, 0.0) for knee in KNEES)


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
def _read(file: str) -> Mapping[str, Mapping[str, tuple[float, ...]]]:
    """Numbers by table and eyes."""
    text = files(__package__).joinpath(file).read_text("utf-8")
    return {
        table: {eyes: tuple(map(float, numbers)) for eyes, numbers in each.items()}
        for table, each in tomllib.loads(text).items()
    }
