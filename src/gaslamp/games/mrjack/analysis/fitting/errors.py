"""What the decisions of each level cost it, by its own eyes."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

from gaslamp.core import journal
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack.analysis import MISTAKE
from gaslamp.games.mrjack.analysis.appraisal import decision, is_forced
from gaslamp.games.mrjack.analysis.fitting.games import LEVELS, NumberedGame
from gaslamp.games.mrjack.analysis.insight import insights
from gaslamp.games.mrjack.rules.turns import SEATS, acting
from gaslamp.parts import calibration
from gaslamp.parts.analysis import Depth, LevelErrors

HEAD = "# Made by `python -m gaslamp.games.mrjack.analysis.fitting levels`: what a decision of each level costs.\n"


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


def errors(game: NumberedGame, depth: Depth) -> Iterator[SideErrors]:
    for seat in SEATS:
        costs = list(_costs(journal.redact(mrjack, game.record, seat), seat, depth))
        if costs:
            yield SideErrors(
                game.number, seat, game.levels[seat], len(costs), mean(costs), sum(cost >= MISTAKE for cost in costs)
            )


def _costs(record: Record, seat: Seat, depth: Depth) -> Iterator[float]:
    for number, (insight, action) in enumerate(insights(record, seat), 1):
        if action is not None and acting(insight.public) == seat and not is_forced(insight):
            choices = decision(number, insight, action, depth).choices
            text = mrjack.write(action)
            yield abs(choices[0].chance - next(one.chance for one in choices if one.action == text))


def write(found: SideErrors) -> str:
    return json.dumps(found)


def read(file: Path) -> Iterator[SideErrors]:
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            yield SideErrors(*json.loads(line))


def levels(found: Iterable[SideErrors]) -> dict[Seat, dict[str, LevelErrors]]:
    by_level: dict[tuple[Seat, str], list[float]] = {}
    for one in found:
        by_level.setdefault((one.seat, one.level), []).append(one.error)
    return {
        seat: {level: _level(by_level[seat, level]) for level in LEVELS if (seat, level) in by_level} for seat in SEATS
    }


def _level(found: Sequence[float]) -> LevelErrors:
    return LevelErrors(len(found), round(mean(found), 5), round(stdev(found), 5))


def write_levels(levels: Mapping[Seat, Mapping[str, LevelErrors]]) -> str:
    parts = [HEAD]
    for seat, by_level in levels.items():
        for level, one in by_level.items():
            parts.append(f"\n[{seat}.{level}]\ngames = {one.games}\nmean = {one.mean}\ndeviation = {one.deviation}\n")
    return "".join(parts)


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
