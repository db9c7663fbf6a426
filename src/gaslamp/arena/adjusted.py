"""Shares of won games without luck: the result of each game, less what chance changed in it.

Luck is zero on average, so the share stays right. It varies less, because much of what differs between games is luck:
luck is a control variate.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from gaslamp.arena.intervals import Interval, Z, of_mean
from gaslamp.arena.pairing import Lineup
from gaslamp.arena.result import Result


@dataclass(frozen=True, slots=True)
class Adjusted:
    """The share of a player without luck."""

    share: float
    interval: Interval
    narrower: float
    """By which factor the interval is narrower than the plain one."""
    luck: float
    """The player's luck in a game, on average."""
    luck_interval: Interval

    @property
    def of_other(self) -> "Adjusted":
        """What the other player has."""
        return Adjusted(
            1 - self.share, _turned(1, self.interval), self.narrower, -self.luck, _turned(0, self.luck_interval)
        )


def adjusted(deals: Sequence[Sequence[Result]], lineup: Lineup, first: str, plain: Interval) -> Adjusted | None:
    """For the player that plays the first side in this line-up, the other one in others. A deal has one game or more.

    `plain` is the interval of the share as it is. A game without known luck counts as one without luck.
    """
    if all(game.luck is None for games in deals for game in games):
        return None
    lucks = [fmean(_luck(game, lineup) for game in games) for games in deals]
    results = [fmean((game.winner == first) == (game.lineup == lineup) for game in games) for games in deals]
    values = [result - luck for result, luck in zip(results, lucks, strict=True)]
    interval = of_mean(values)
    narrower = (plain.high - plain.low) / (interval.high - interval.low)
    return Adjusted(fmean(values), interval, narrower, fmean(lucks), _around(lucks))


def _luck(game: Result, lineup: Lineup) -> float:
    """What chance changed for the player that plays the first side in this line-up."""
    luck = game.luck or 0.0
    return luck if game.lineup == lineup else -luck


def _around(lucks: Sequence[float]) -> Interval:
    middle = fmean(lucks)
    half = Z * sqrt(fmean((luck - middle) ** 2 for luck in lucks) / len(lucks))
    return Interval(middle - half, middle + half)


def _turned(whole: float, interval: Interval) -> Interval:
    return Interval(whole - interval.high, whole - interval.low)
