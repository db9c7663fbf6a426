"""The command that lets every level play every other, and rates them."""

import json
import shlex
from collections.abc import Sequence
from typing import NamedTuple

from rich.table import Table

from gaslamp.arena import ratings, schedule
from gaslamp.arena.intervals import wilson
from gaslamp.arena.lineup import Lineup, Rules, agreed, check
from gaslamp.arena.ratings import Rating, Score
from gaslamp.arena.result import Result
from gaslamp.core import options
from gaslamp.games import named
from gaslamp.i18n import Words
from gaslamp.players.levels import names

from . import tournament
from .boards import board_of
from .places import own_name
from .screen import screen


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str
    levels: str | None
    games: str
    seed: str
    jobs: str | None
    options: Sequence[str]
    out: str | None
    as_json: bool


def ladder(words: Words, wish: Wish) -> None:
    rules = agreed(wish.game, options.parse(" ".join(wish.options).replace(",", " ") or "-"))
    levels = names(rules.game) if wish.levels is None else tuple(dict.fromkeys(wish.levels.split(",")))
    for level in levels:
        check(rules, level)
    count, jobs = tournament.count(wish.games), tournament.jobs(wish.jobs)
    fixtures = list(schedule.ladder(rules, wish.seed, levels, count))
    # Levels may be added later: the games of the others stay as they were.
    kept = tournament.ledger(wish.out, rules, wish.seed, players="all")
    try:
        tournament.run(words, fixtures, kept, jobs)
    except KeyboardInterrupt:
        found = tournament.finished(fixtures, kept)
        if found and not wish.as_json:
            _show(words, wish, rules, levels, found)
        tournament.stopped(words, fixtures, kept, _command(wish))
        raise
    found = tournament.finished(fixtures, kept)
    if wish.as_json:
        print(json.dumps(_data(wish, rules, levels, found)))
    else:
        _show(words, wish, rules, levels, found)


def _data(wish: Wish, rules: Rules, levels: Sequence[str], found: Sequence[Result]) -> dict[str, object]:
    jack, hunters = rules.sides
    scores = ratings.matrix(found, levels, jack)
    return {
        "game": rules.game,
        "rules": named(rules.game).RULES,
        "options": dict(rules.options),
        "seed": wish.seed,
        "games": len(found),
        "ratings": [ratings.data(rating) for rating in ratings.ratings(found, levels, rules.sides)],
        "pairings": [
            {
                jack: pairing.jack,
                hunters: pairing.hunters,
                "games": score.games,
                "wins": score.wins,
                "interval": list(wilson(score.wins, score.games)),
            }
            for pairing, score in scores.items()
        ],
    }


def _show(words: Words, wish: Wish, rules: Rules, levels: Sequence[str], found: Sequence[Result]) -> None:
    console = screen()
    console.print(words("arena-heading", game=rules.game, games=len(found), seed=wish.seed), style="bold")
    console.print(_rated(words, rules, levels, ratings.ratings(found, levels, rules.sides)))
    console.print()
    jack, hunters = (board_of(named(rules.game)).seat(words, side) for side in rules.sides)
    console.print(words("ladder-matrix", jack=jack, hunters=hunters), style="bold")
    console.print(_matrix(levels, ratings.matrix(found, levels, rules.sides[0])))
    console.print()
    console.print(words("ladder-scale", level=levels[0]))


def _rated(words: Words, rules: Rules, levels: Sequence[str], rated: Sequence[Rating]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(words("arena-level"), no_wrap=True)
    for side in rules.sides:
        table.add_column(board_of(named(rules.game)).seat(words, side), justify="right", no_wrap=True)
    by_name = {(rating.side, rating.level): rating for rating in rated}
    for level in levels:
        cells = (by_name[side, level] for side in rules.sides)
        table.add_row(level, *(f"{cell.rating:.0f} ± {cell.error:.0f}" for cell in cells))
    return table


def _matrix(levels: Sequence[str], scores: dict[Lineup, Score]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("", no_wrap=True)
    for level in levels:
        table.add_column(level, justify="right", no_wrap=True)
    for jack in levels:
        cells = (scores[Lineup(jack, hunters)] for hunters in levels)
        table.add_row(jack, *(f"{score.wins} / {score.games}" for score in cells))
    return table


def _command(wish: Wish) -> str:
    """The same again."""
    command = [own_name(), "ladder", wish.game, "--games", wish.games, "--seed", wish.seed]
    for name, value in (("levels", wish.levels), ("jobs", wish.jobs), ("out", wish.out)):
        command += [f"--{name}", value] if value is not None else []
    for option in wish.options:
        command += ["--options", option]
    return shlex.join(command)
