"""A summary of many games: shares with their intervals, reasons, times."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import mean
from typing import Any

from gaslamp.arena.adjusted import Adjusted, adjusted
from gaslamp.arena.intervals import Interval, paired, wilson
from gaslamp.arena.pairing import Lineup
from gaslamp.arena.result import Result, Times

MOST_SAID = 5


@dataclass(frozen=True, slots=True)
class Leg:
    """All games of one line-up."""

    lineup: Lineup
    games: int
    wins: dict[str, int]
    """By side, in the order of the sides."""
    reasons: dict[str, int]
    """The most frequent first."""
    actions: float
    """On average."""
    times: dict[str, Times]
    said: tuple[str, ...] = ()
    """What programs said that lost because they failed: each sentence once, the first few."""
    adjusted: Adjusted | None = None
    """Of the first side: its share without luck. None if luck was not worked out."""

    def share(self, side: str) -> float:
        return self.wins[side] / self.games if self.games else 0.0

    def interval(self, side: str) -> Interval:
        return wilson(self.wins[side], self.games)


@dataclass(frozen=True, slots=True)
class Pairs:
    """Deals that were played twice. Wins are those of `level`, which played the first side in the first game."""

    level: str
    other: str
    deals: int
    both: int
    one: int
    neither: int
    adjusted: Adjusted | None = None

    @property
    def share(self) -> float:
        return (self.both + self.one / 2) / self.deals if self.deals else 0.0

    @property
    def interval(self) -> Interval:
        """The deal is the unit: two games of one deal have much in common."""
        return paired(self.both, self.neither, self.deals)


def leg(results: Iterable[Result], lineup: Lineup, sides: Sequence[str]) -> Leg:
    found = [result for result in results if result.lineup == lineup]
    times = {side: Times() for side in sides}
    for result in found:
        for side in sides:
            times[side].join(result.times[side])
    return Leg(
        lineup,
        len(found),
        {side: sum(result.winner == side for result in found) for side in sides},
        # Equally frequent reasons are ordered by name: the order in which games ended must not matter.
        dict(sorted(Counter(result.reason for result in found).items(), key=lambda each: (-each[1], each[0]))),
        mean([result.actions for result in found]) if found else 0.0,
        times,
        tuple(dict.fromkeys(result.detail for result in sorted(found, key=_deal) if result.detail))[:MOST_SAID],
        adjusted([[result] for result in sorted(found, key=_deal)], lineup, sides[0]),
    )


def _deal(result: Result) -> int:
    return result.deal


def pairs(results: Iterable[Result], lineup: Lineup, sides: Sequence[str]) -> Pairs:
    """Only deals that were played both ways count."""
    first, second = sides
    by_key = {result.key: result for result in results}
    deals = [
        deal
        for one, deal in sorted(by_key, key=lambda key: key[1])
        if one == lineup and (lineup.swapped, deal) in by_key
    ]
    won = Counter(
        (by_key[lineup, deal].winner == first) + (by_key[lineup.swapped, deal].winner == second) for deal in deals
    )
    found = Pairs(lineup.first, lineup.second, len(deals), won[2], won[1], won[0])
    games = [[by_key[lineup, deal], by_key[lineup.swapped, deal]] for deal in deals]
    return replace(found, adjusted=adjusted(games, lineup, first))


def data(leg: Leg) -> dict[str, Any]:
    """For machines."""
    return {
        "players": dict(zip(leg.wins, (leg.lineup.first, leg.lineup.second), strict=True)),
        "games": leg.games,
        "wins": {
            side: {"games": wins, "share": leg.share(side), "interval": list(leg.interval(side))}
            for side, wins in leg.wins.items()
        },
        "reasons": leg.reasons,
        "actions": leg.actions,
        "said": list(leg.said),
        "seconds": {
            side: {
                "decisions": times.count,
                "mean": times.mean,
                "p95": times.share(0.95),
                "max": times.longest,
            }
            for side, times in leg.times.items()
        },
        **_adjusted_data(leg),
    }


def _adjusted_data(leg: Leg) -> dict[str, Any]:
    """Only where luck was worked out."""
    if leg.adjusted is None:
        return {}
    shares = zip(leg.wins, (leg.adjusted, leg.adjusted.of_other), strict=True)
    return {
        "adjusted": {side: {"share": one.share, "interval": list(one.interval)} for side, one in shares},
        "narrower": leg.adjusted.narrower,
        "luck": {"mean": leg.adjusted.luck, "interval": list(leg.adjusted.luck_interval)},
    }


def paired_data(pairs: Pairs) -> dict[str, Any]:
    found: dict[str, Any] = {
        "level": pairs.level,
        "against": pairs.other,
        "deals": pairs.deals,
        "won": {"both": pairs.both, "one": pairs.one, "neither": pairs.neither},
        "share": pairs.share,
        "interval": list(pairs.interval),
    }
    if (one := pairs.adjusted) is not None:
        found |= {"adjusted": {"share": one.share, "interval": list(one.interval)}, "narrower": one.narrower}
    return found
