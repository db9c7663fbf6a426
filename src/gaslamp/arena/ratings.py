"""Ratings: how strong each level is on each side, on one scale, from all games that were played.

Bradley and Terry's model with a strength for each level on each side. The difference of two ratings gives the chance
that the first side wins: 400 points are ten to one. One level anchors the scale: its two ratings have the mean 1000.
Half a win and half a loss are added to every pairing, because a level that never lost would be infinitely strong.
"""

from collections.abc import Iterable, Sequence
from math import log
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.arena.intervals import Z
from gaslamp.arena.pairing import Lineup
from gaslamp.arena.result import Result

ANCHOR = 1000.0
POINTS = 400 / log(10)
LONGEST_STEP = 2.0
ROUNDS = 100
CLOSE_ENOUGH = 1e-10

Array = NDArray[np.float64]


class Rating(NamedTuple):
    side: str
    level: str
    rating: float
    error: float
    """Half the width of the 95 % interval."""


class Score(NamedTuple):
    """How often the first side won in one pairing."""

    wins: int
    games: int


def matrix(results: Iterable[Result], levels: Sequence[str], first: str) -> dict[Lineup, Score]:
    found = {Lineup(one, other): Score(0, 0) for one in levels for other in levels}
    for result in results:
        if result.lineup in found:
            wins, games = found[result.lineup]
            found[result.lineup] = Score(wins + (result.winner == first), games + 1)
    return found


def ratings(results: Sequence[Result], levels: Sequence[str], sides: Sequence[str]) -> list[Rating]:
    """The first side's levels first; the first level is the anchor."""
    scores = matrix(results, levels, sides[0])
    pairings = list(scores)
    signs = np.array([_signs(pairing, levels) for pairing in pairings])
    wins = np.array([scores[pairing].wins + 0.5 for pairing in pairings])
    games = np.array([scores[pairing].games + 1.0 for pairing in pairings])
    strengths = _fitted(signs, wins, games)
    chances = _chances(signs, strengths)
    inverse = np.linalg.inv(_information(signs, games, chances))
    surprise = _surprise(results, pairings, sides[0], chances) @ signs
    anchored = np.eye(2 * len(levels))
    anchored[:, [0, len(levels)]] -= 0.5
    # Games of one deal have much in common; and a level that won all its games shows no spread. So the wider of both.
    errors = [
        np.sqrt(np.diag(anchored @ spread @ anchored.T).clip(0))
        for spread in (inverse, inverse @ surprise.T @ surprise @ inverse)
    ]
    places = POINTS * (anchored @ strengths) + ANCHOR
    widths = Z * POINTS * np.maximum(*errors)
    names = [(side, level) for side in sides for level in levels]
    return [
        Rating(side, level, float(place), float(width))
        for (side, level), place, width in zip(names, places, widths, strict=True)
    ]


def data(rating: Rating) -> dict[str, Any]:
    """For machines."""
    low, high = rating.rating - rating.error, rating.rating + rating.error
    return {"side": rating.side, "level": rating.level, "rating": rating.rating, "interval": [low, high]}


def _signs(pairing: Lineup, levels: Sequence[str]) -> Array:
    """One for the strength of the first side, minus one for that of the second."""
    signs = np.zeros(2 * len(levels))
    signs[levels.index(pairing.first)] = 1.0
    signs[len(levels) + levels.index(pairing.second)] = -1.0
    return signs


def _fitted(signs: Array, wins: Array, games: Array) -> Array:
    """Newton's method. Steps are limited where there are few games."""
    strengths = np.zeros(signs.shape[1])
    for _ in range(ROUNDS):
        chances = _chances(signs, strengths)
        step = np.linalg.inv(_information(signs, games, chances)) @ signs.T @ (wins - games * chances)
        strengths += step * min(1.0, LONGEST_STEP / max(float(np.abs(step).max()), LONGEST_STEP))
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    return strengths


def _chances(signs: Array, strengths: Array) -> Array:
    chances: Array = 1 / (1 + np.exp(-(signs @ strengths)))
    return chances


def _information(signs: Array, games: Array, chances: Array) -> Array:
    """Games determine differences only. One is added to every entry for the sum; the anchor removes it."""
    information: Array = signs.T @ (signs * (games * chances * (1 - chances))[:, None]) + 1.0
    return information


def _surprise(results: Sequence[Result], pairings: Sequence[Lineup], first: str, chances: Array) -> Array:
    """By deal and pairing: how much the result differs from the expected one."""
    columns = {pairing: number for number, pairing in enumerate(pairings)}
    deals = {deal: number for number, deal in enumerate(sorted({result.deal for result in results}))}
    found = np.zeros((len(deals), len(pairings)))
    for result in results:
        column = columns.get(result.lineup)
        if column is not None:
            found[deals[result.deal], column] = (result.winner == first) - chances[column]
    return found
