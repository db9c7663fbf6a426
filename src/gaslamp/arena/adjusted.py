"""Shares of won games without luck: the result of each game, less what chance changed in it.

Luck is zero on average, so the share stays right. It varies less, because much of what differs between games is luck:
luck is a control variate. How much of the luck is taken off is found from the games themselves: the judgement of
positions is never perfect, and players may not make use of their luck. For each game it is found from other games, so
that it does not depend on the luck of that game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from gaslamp.arena.intervals import Interval, Z, of_mean
from gaslamp.arena.pairing import Lineup
from gaslamp.arena.result import Result

PARTS = 2
"""Every second deal is weighed by the others."""
ASSUMED = 10
"""So many games in which luck counts fully are assumed beforehand: a few games say little."""


@dataclass(frozen=True, slots=True)
class Adjusted:
    """The share of a player without luck."""

    share: float
    interval: Interval
    narrower: float
    """By which factor the interval is narrower than it would be with luck."""
    luck: float
    """The player's luck in a game, on average."""
    luck_interval: Interval

    @property
    def of_other(self) -> "Adjusted":
        """What the other player has."""
        share, interval = 1 - self.share, _turned(1, self.interval)
        return Adjusted(share, interval, self.narrower, -self.luck, _turned(0, self.luck_interval))


def adjusted(deals: Sequence[Sequence[Result]], lineup: Lineup, first: str) -> Adjusted | None:
    """For the player that plays the first side in this line-up, the other one in others. A deal has one game or more.

    A game without known luck counts as one without luck.
    """
    if all(game.luck is None for games in deals for game in games):
        return None
    lucks = [fmean(_luck(game, lineup) for game in games) for games in deals]
    results = [fmean((game.winner == first) == (game.lineup == lineup) for game in games) for games in deals]
    values = _without(results, lucks)
    plain, interval = of_mean(results), of_mean(values)
    narrower = (plain.high - plain.low) / (interval.high - interval.low)
    return Adjusted(fmean(values), interval, narrower, fmean(lucks), _around(lucks))


def _luck(game: Result, lineup: Lineup) -> float:
    """What chance changed for the player that plays the first side in this line-up."""
    luck = game.luck or 0.0
    return luck if game.lineup == lineup else -luck


def _without(results: Sequence[float], lucks: Sequence[float]) -> list[float]:
    weights = [_weight(*_others(results, lucks, part)) for part in range(PARTS)]
    return [
        result - weights[number % PARTS] * luck
        for number, (result, luck) in enumerate(zip(results, lucks, strict=True))
    ]


def _others(results: Sequence[float], lucks: Sequence[float], part: int) -> tuple[list[float], list[float]]:
    kept = [number for number in range(len(results)) if number % PARTS != part]
    return [results[number] for number in kept], [lucks[number] for number in kept]


def _weight(results: Sequence[float], lucks: Sequence[float]) -> float:
    """How much of the luck shows in the results: the slope of the regression line, drawn towards 1."""
    squares = sum(luck * luck for luck in lucks)
    if not squares:
        return 1.0
    middle = fmean(results)
    together = sum((result - middle) * luck for result, luck in zip(results, lucks, strict=True))
    return (len(lucks) * together / squares + ASSUMED) / (len(lucks) + ASSUMED)


def _around(lucks: Sequence[float]) -> Interval:
    middle = fmean(lucks)
    half = Z * sqrt(fmean((luck - middle) ** 2 for luck in lucks) / len(lucks))
    return Interval(middle - half, middle + half)


def _turned(whole: float, interval: Interval) -> Interval:
    return Interval(whole - interval.high, whole - interval.low)
