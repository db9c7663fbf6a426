"""The value of a position at a call is the logistic function of the features that `kernel/outlook.py` describes."""

import random
from collections.abc import Iterator
from math import exp, log2

import pytest

from gaslamp.games import mrjack
from gaslamp.games.mrjack.kernel import outlook, tables
from gaslamp.games.mrjack.kernel.search import Search
from gaslamp.games.mrjack.rules import board
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character, members
from gaslamp.games.mrjack.rules.public import Public, Stage
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.turns import ROUNDS
from gaslamp.testing import contract

ALL_EXITS = (1 << len(board.EXITS)) - 1


def calls(count: int) -> Iterator[Public]:
    for number in range(count):
        options = {"edition": ("revised", "first")[number % 2]}
        for state in contract.play(mrjack, options, random.Random(f"evaluation/{number}")).states:
            if state.public.stage is Stage.CALL and state.public.round < ROUNDS:
                yield state.public


def value(public: Public, one: int) -> float:
    """For a suspect, if all suspects are equally likely."""
    seen = visible(public)
    is_lit = bool(seen >> one & 1)
    share = 1 / (public.suspects & (seen if is_lit else ~seen)).bit_count()
    coming = board.EVERYONE & ~public.played if public.round % 2 else 0
    accusers = sum(tables.ENDS[row(public, other)] >> public.places[one] & 1 for other in members(coming or 255))
    near = tables.WAYS_OUT[row(public, one)] & (ALL_EXITS if one == Character.LESTRADE else ~public.cordons)
    far = outlook.FAR_WAYS_OUT[row(public, one)] & ~public.cordons
    if near and not is_lit and coming >> one & 1:
        return 1.0
    reach = accusers / 4 if coming else outlook.DRAWN[accusers]
    bits, left = log2(1 / share), (ROUNDS - public.round) / 7
    is_dark, is_near, is_far = not is_lit, bool(near), bool(far and not near)
    features: tuple[float, ...] = (1, bits, left, bits * left, share * reach, reach, share == 1)
    features += (is_dark, bits * is_dark, is_near and is_dark, is_far and is_dark, is_near and is_lit)
    weights = outlook.WEIGHTS[12:] if coming else outlook.WEIGHTS[:12]
    logit = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
    found = 1 / (1 + exp(-logit))
    return found * (1 - reach) if share == 1 and not coming else found


def row(public: Public, one: int) -> int:
    """Of the tables, for a move of a character."""
    first, second = members(public.covers)
    edition = list(board.EDITIONS).index(public.edition)
    sewer = tables.SEWER[(edition * tables.HEXES + first) * tables.HEXES + second]
    return (sewer + len(tables.SEWERS) * (one == Character.STEALTHY)) * tables.HEXES + public.places[one]


def test_a_position_at_a_call_is_worth_what_its_features_say() -> None:
    compared = 0
    for public in calls(30):
        count = public.suspects.bit_count()
        alike = tuple((public.suspects >> one & 1) / count for one in CHARACTERS)
        values = Search(public, alike, pile=5).values_if_called()
        for one in members(public.suspects):
            # The table of the logistic function has steps of 1/128.
            assert values[one] == pytest.approx(value(public, one), abs=0.01)
            compared += 1
    assert compared > 100
