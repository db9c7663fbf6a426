"""What the decisions of each level cost it, by its own eyes."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from gaslamp.core.game import Seat
from gaslamp.parts import calibration
from gaslamp.parts.analysis import Choice, LevelErrors
from gaslamp.parts.fitting.games import LEVELS

ByLevel = Mapping[Seat, Mapping[str, LevelErrors]]


class SideErrors(NamedTuple):
    """A side's decisions in one game."""

    game: int
    seat: Seat
    level: str
    decisions: int
    error: float
    """What a decision cost on average."""
    mistakes: int
    """Decisions that are marked."""


def costs(
    actions: Sequence[str], decisions: Iterable[tuple[int, Sequence[Choice]]], *, is_first: bool
) -> Iterator[float]:
    """What each decision cost, as the analysis shows it. `is_first`: they are decisions of the first side."""
    for number, choices in decisions:
        if len(choices) > 1:
            chances = {choice.action: choice.chance for choice in choices}
            best = (max if is_first else min)(chances.values())
            yield abs(best - chances[actions[number - 1]])


def levels(found: Iterable[SideErrors]) -> ByLevel:
    by_level: dict[Seat, dict[str, list[float]]] = {}
    for one in found:
        by_level.setdefault(one.seat, {}).setdefault(one.level, []).append(one.error)
    return {
        seat: {level: _level(own[level]) for level in LEVELS if len(own.get(level, ())) > 1}
        for seat, own in by_level.items()
    }


def _level(errors: Sequence[float]) -> LevelErrors:
    return LevelErrors(len(errors), round(fmean(errors), 5), round(stdev(errors), 5))


def write(levels: ByLevel) -> str:
    data = {
        seat: {level: {"games": one.games, "mean": one.mean, "deviation": one.deviation} for level, one in own.items()}
        for seat, own in levels.items()
    }
    return json.dumps(data, indent=1) + "\n"


def report(every: Sequence[SideErrors]) -> str:
    lines = [
        "| side | level | games | error of a decision | 95 % interval | mistakes in 100 decisions |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for seat, by_level in levels(every).items():
        for level, one in by_level.items():
            interval = calibration.Z * one.deviation / sqrt(one.games)
            some = [other for other in every if (other.seat, other.level) == (seat, level)]
            mistakes = 100 * sum(other.mistakes for other in some) / sum(other.decisions for other in some)
            lines.append(f"| {seat} | {level} | {one.games} | {one.mean:.2%} | ± {interval:.2%} | {mistakes:.1f} |")
    return "\n".join(lines) + "\n"
