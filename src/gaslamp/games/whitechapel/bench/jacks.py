"""Games of Jacks of many styles, and what each style of the belief says about them.

A style's share of a belief is proportional to its weight. So the styles are followed once, each with weight 1, and any
weights can be tried afterwards.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

import numpy as np

from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import Belief, begin, update
from gaslamp.games.whitechapel.deduction.policy import POLICY
from gaslamp.games.whitechapel.deduction.streets import Floats, Ints
from gaslamp.games.whitechapel.players import PLAYERS, SPARRING
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import Circle
from gaslamp.parts import match

JACKS = tuple(SPARRING["jack"])
POLICE = ("club", "attentive", "casual", "spreading", "guarding", "following", "intercepting", "chasing")
"""The police they flee from, in turn."""

EVEN = replace(POLICY, styles=tuple(replace(style, weight=1.0) for style in POLICY.styles))


class Moment(NamedTuple):
    """What the styles say about something that Jack alone knows."""

    of_hideout: bool
    """Otherwise of his circle after a move."""
    shares: Floats
    """By possible circle and style. Their sum is 1 if every style has the weight 1."""
    truth: int
    """The row of `shares` that is true."""


class Attempt(NamedTuple):
    """An arrest that the police tried, and what the styles said about it."""

    there: Floats
    """By style: that Jack is on the circle."""
    anywhere: Floats
    """By style: that he is on any circle."""
    hit: bool


def play(jack: str, number: int) -> Record:
    """Always the same game."""
    police = POLICE[(number + JACKS.index(jack)) % len(POLICE)]
    others = SPARRING["police"]
    players = {
        "jack": SPARRING["jack"][jack](),
        "police": others[police]() if police in others else PLAYERS[police]("police"),
    }
    return match.play(whitechapel, {}, players, Random(f"styles/{jack}/{number}"))


def moments(record: Record) -> Iterator[Moment | Attempt]:
    """His circle after each of his moves, his hideout after each night, and every arrest."""
    belief, home, here = begin(record.options, EVEN), 0, 0
    for entry in record.entries:
        action = whitechapel.parse_action(entry.action)
        belief = update(belief, action)
        match action:
            case a.Arrest(_, circle):
                yield _attempt(*_now(belief), circle, here)
            case a.Hide(int(circle)):
                home = circle
            case a.WalkHome():
                yield _moment(belief.deduction.columns, belief.deduction.strong, home, of_hideout=True)
            case a.Walk(int(to)) | a.Alley(int(to)) | a.Coach(int(_), int(to)):
                here = to
                yield _moment(*_now(belief), to, of_hideout=False)
            case _:
                pass


def _now(belief: Belief) -> tuple[Ints, Floats]:
    """The possible circles, and the weight of each by style."""
    flow = belief.deduction.driven
    nodes = flow.trails.layers[-1].circles
    circles, place = np.unique(nodes, return_inverse=True)
    found = np.zeros((len(circles), len(EVEN.styles)))
    np.add.at(found, place, (flow.forward[-1] * flow.last).reshape(len(nodes), -1, len(EVEN.styles)).sum(axis=1))
    return circles, found / flow.total


def _moment(circles: Ints, shares: Floats, truth: Circle, *, of_hideout: bool) -> Moment:
    possible = shares.any(axis=1)
    [place] = np.flatnonzero(circles[possible] == truth)
    return Moment(of_hideout, shares[possible], int(place))


def _attempt(circles: Ints, shares: Floats, circle: Circle, here: Circle) -> Attempt:
    return Attempt(shares[circles == circle].sum(axis=0), shares.sum(axis=0), circle == here)
