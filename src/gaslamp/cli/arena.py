"""The command that lets two levels play each other."""

import json
import shlex
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rich.table import Table

from gaslamp.arena import schedule, tally
from gaslamp.arena.deal import Fixture
from gaslamp.arena.intervals import Interval
from gaslamp.arena.lineup import Lineup, Rules, agreed, check
from gaslamp.arena.result import Result
from gaslamp.arena.tally import Leg, Pairs
from gaslamp.core import options
from gaslamp.core.errors import NotWellFormed
from gaslamp.games import named
from gaslamp.i18n import Words
from gaslamp.players import levels

from . import tournament
from .boards import board_of
from .places import own_name
from .screen import pairs as side_by_side
from .screen import screen
from .tournament import between, percent, span


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str
    levels: Mapping[str, str | None]
    games: str
    seed: str
    jobs: str | None
    options: Sequence[str]
    out: str | None
    swap: bool
    as_json: bool


def arena(words: Words, wish: Wish) -> None:
    given = options.parse(" ".join(wish.options).replace(",", " ") or "-")
    rules = agreed(wish.game, given)
    lineup = _lineup(rules, wish.levels)
    if wish.swap and lineup.jack == lineup.hunters:
        raise NotWellFormed("swap-same", level=lineup.jack)
    count, jobs = tournament.count(wish.games), tournament.jobs(wish.jobs)
    fixtures = list(schedule.games(rules, wish.seed, lineup, count, swap=wish.swap))
    players = [lineup.jack, lineup.hunters]
    kept = tournament.ledger(wish.out, rules, wish.seed, players=players, swap=wish.swap)
    try:
        tournament.run(words, fixtures, kept, jobs)
    except KeyboardInterrupt:
        found = tournament.finished(fixtures, kept)
        if found and not wish.as_json:
            _show(words, wish, rules, lineup, found)
        tournament.stopped(words, fixtures, kept, _command(wish))
        raise
    found = tournament.finished(fixtures, kept)
    if wish.as_json:
        print(json.dumps(_data(fixtures[0], found, swap=wish.swap)))
    else:
        _show(words, wish, rules, lineup, found)


def _lineup(rules: Rules, given: Mapping[str, str | None]) -> Lineup:
    jack, hunters = rules.sides
    for side, level in given.items():
        if level is not None and side not in rules.sides:
            raise NotWellFormed("wrong-side", text=f"--{side}", known=f"--{jack}, --{hunters}")
    for side in rules.sides:
        level = given[side]
        if level is None:
            raise NotWellFormed("no-level", text=f"--{side}", known=", ".join(levels.names(rules.game)))
        check(rules, level)
    return Lineup(str(given[jack]), str(given[hunters]))


def _legs(rules: Rules, lineup: Lineup, found: Sequence[Result], *, swap: bool) -> list[Leg]:
    lineups = (lineup, lineup.swapped) if swap else (lineup,)
    return [tally.leg(found, one, rules.sides) for one in lineups]


def _data(first: Fixture, found: Sequence[Result], *, swap: bool) -> dict[str, object]:
    rules, seed, lineup, _ = first
    data: dict[str, object] = {
        "game": rules.game,
        "rules": named(rules.game).RULES,
        "options": dict(rules.options),
        "seed": seed,
        "games": len(found),
        "lineups": [tally.data(leg) for leg in _legs(rules, lineup, found, swap=swap)],
    }
    if swap:
        data["pairs"] = tally.paired_data(tally.pairs(found, lineup, rules.sides))
    return data


def _show(words: Words, wish: Wish, rules: Rules, lineup: Lineup, found: Sequence[Result]) -> None:
    legs = _legs(rules, lineup, found, swap=wish.swap)
    console = screen()
    console.print(words("arena-heading", game=rules.game, games=len(found), seed=wish.seed), style="bold")
    console.print(_wins(words, rules, legs, tally.pairs(found, lineup, rules.sides) if wish.swap else None))
    console.print()
    console.print(words("arena-endings"), style="bold")
    for leg in legs:
        if wish.swap:
            console.print(f"{leg.lineup.jack} – {leg.lineup.hunters}")
        console.print(side_by_side(_endings(words, rules, leg), ""))
        console.print(words("arena-actions", actions=round(leg.actions)))
    console.print()
    console.print(words("arena-times"), style="bold")
    console.print(_times(words, rules, legs))


def _wins(words: Words, rules: Rules, legs: Sequence[Leg], both: Pairs | None) -> Table:
    table = _table("", words("arena-level"), words("arena-won"), words("arena-share"), words("arena-interval"))
    for leg in legs:
        for side, level in zip(rules.sides, (leg.lineup.jack, leg.lineup.hunters), strict=True):
            won = f"{leg.wins[side]} / {leg.games}"
            table.add_row(_side(words, rules, side), level, won, percent(leg.share(side)), between(leg.interval(side)))
    if both is not None:
        low, high = both.interval
        rows = ((both.level, both.share, both.interval), (both.other, 1 - both.share, Interval(1 - high, 1 - low)))
        for level, share, interval in rows:
            won = f"{round(2 * both.deals * share)} / {2 * both.deals}"
            table.add_row(words("arena-both"), level, won, percent(share), between(interval))
    return table


def _endings(words: Words, rules: Rules, leg: Leg) -> Iterator[tuple[str, str]]:
    for reason, count in leg.reasons.items():
        yield f"  {count:5}", words(f"{rules.game}-end-{reason}")


def _times(words: Words, rules: Rules, legs: Sequence[Leg]) -> Table:
    headings = ("arena-level", "arena-decisions", "arena-mean", "arena-p95", "arena-longest")
    table = _table("", *(words(heading) for heading in headings))
    for leg in legs:
        for side, level in zip(rules.sides, (leg.lineup.jack, leg.lineup.hunters), strict=True):
            times = leg.times[side]
            spans = (span(times.mean), span(times.share(0.95)), span(times.longest))
            table.add_row(_side(words, rules, side), level, str(times.count), *spans)
    return table


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number < 2 else "right", no_wrap=True)
    return table


def _side(words: Words, rules: Rules, side: str) -> str:
    return board_of(named(rules.game)).seat(words, side)


def _command(wish: Wish) -> str:
    """The same again."""
    command = [own_name(), "arena", wish.game]
    for side, level in wish.levels.items():
        command += [f"--{side}", level] if level is not None else []
    command += ["--games", wish.games, "--seed", wish.seed]
    command += ["--swap"] if wish.swap else []
    for name, value in (("jobs", wish.jobs), ("out", wish.out)):
        command += [f"--{name}", value] if value is not None else []
    for option in wish.options:
        command += ["--options", option]
    return shlex.join(command)
