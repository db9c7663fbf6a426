"""The command that lets every level play every other, and rates them."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from gaslamp.arena import ratings, schedule
from gaslamp.arena.intervals import wilson
from gaslamp.arena.pairing import Lineup, Rules, check
from gaslamp.arena.ratings import Rating, Score
from gaslamp.arena.result import Result
from gaslamp.cli import game_series
from gaslamp.cli.game_series import Report, SeriesArguments
from gaslamp.cli.screen import screen
from gaslamp.i18n import Words
from gaslamp.players.levels import names


def ladder(words: Words, arguments: SeriesArguments, given: str | None) -> None:
    """The levels are given with commas between; None for all."""
    rules = arguments.rules
    levels = names(rules.game) if given is None else tuple(dict.fromkeys(given.split(",")))
    lineups = [Lineup(first, second) for first in levels for second in levels]
    for lineup in lineups:
        check(rules, lineup)
    fixtures = list(schedule.games(rules, arguments.seed, lineups, arguments.deals))
    report = Report(lambda found: _show(words, rules, levels, found), lambda found: _data(rules, levels, found))
    again = arguments.again("ladder", rules.game, *(["--levels", given] if given is not None else []))
    # The levels are no part of the terms: more of them may be added later, the games of the others stay as they were.
    game_series.run(words, arguments, fixtures, report, again, players="all")


def _data(rules: Rules, levels: Sequence[str], found: Sequence[Result]) -> dict[str, Any]:
    first, second = rules.sides
    return {
        "ratings": [ratings.data(rating) for rating in ratings.ratings(found, levels, rules.sides)],
        "pairings": [
            {
                first: pairing.first,
                second: pairing.second,
                "games": score.games,
                "wins": score.wins,
                "interval": list(wilson(score.wins, score.games)),
            }
            for pairing, score in ratings.matrix(found, levels, first).items()
        ],
    }


def _show(words: Words, rules: Rules, levels: Sequence[str], found: Sequence[Result]) -> None:
    console = screen()
    console.print(_rated(words, rules, levels, ratings.ratings(found, levels, rules.sides)))
    console.print()
    first, second = (game_series.side_name(words, rules, side) for side in rules.sides)
    console.print(words("ladder-matrix", first=first, second=second), style="bold")
    console.print(_matrix(levels, ratings.matrix(found, levels, rules.sides[0])))
    console.print()
    console.print(words("ladder-scale", level=levels[0]))


def _rated(words: Words, rules: Rules, levels: Sequence[str], rated: Sequence[Rating]) -> Table:
    table = _table(words("arena-level"), [game_series.side_name(words, rules, side) for side in rules.sides])
    by_name = {(rating.side, rating.level): rating for rating in rated}
    for level in levels:
        cells = (by_name[side, level] for side in rules.sides)
        table.add_row(level, *(f"{cell.rating:.0f} ± {cell.error:.0f}" for cell in cells))
    return table


def _matrix(levels: Sequence[str], scores: Mapping[Lineup, Score]) -> Table:
    table = _table("", levels)
    for first in levels:
        cells = (scores[Lineup(first, second)] for second in levels)
        table.add_row(first, *(f"{score.wins} / {score.games}" for score in cells))
    return table


def _table(first: str, headings: Sequence[str]) -> Table:
    """A column of names, then numbers."""
    table = Table(box=None, pad_edge=False)
    table.add_column(first, no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table
