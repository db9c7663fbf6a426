"""The command that lets two levels play each other."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.table import Table

from gaslamp.arena import engines, schedule, summary
from gaslamp.arena.intervals import Interval
from gaslamp.arena.pairing import Lineup, Rules, check
from gaslamp.arena.result import Result
from gaslamp.arena.summary import Leg, Pairs
from gaslamp.cli import game_series
from gaslamp.cli.game_series import Report, SeriesArguments, between, percent, span
from gaslamp.cli.screen import screen, two_columns
from gaslamp.core.errors import NotWellFormed
from gaslamp.i18n import Words
from gaslamp.players import levels


def arena(
    words: Words,
    arguments: SeriesArguments,
    players: Sequence[str],
    short_flags: Mapping[str, str | None],
    *,
    swap: bool,
    with_luck: bool,
    engine_seconds: float,
) -> None:
    """`players` are texts such as `side=level`; `short_flags` has the level of each side, or None."""
    rules = arguments.rules
    given = _levels(rules, players, short_flags)
    lineup = _lineup(rules, given)
    if swap and lineup.first == lineup.second:
        raise NotWellFormed("swap-same", level=lineup.first)
    lineups = (lineup, lineup.swapped) if swap else (lineup,)
    for one in lineups:
        check(rules, one)
    if arguments.redis is not None:
        engines.refuse(lineup.first, lineup.second)
    fixtures = list(
        schedule.games(
            rules, arguments.seed, lineups, arguments.deals, with_luck=with_luck, engine_seconds=engine_seconds
        )
    )

    def legs(found: Sequence[Result]) -> list[Leg]:
        return [summary.leg(found, one, rules.sides) for one in lineups]

    def pairs(found: Sequence[Result]) -> Pairs | None:
        return summary.pairs(found, lineup, rules.sides) if swap else None

    report = Report(
        lambda found: _show(words, rules, legs(found), pairs(found)), lambda found: _data(legs(found), pairs(found))
    )
    named = [text for side, level in given.items() for text in ("--player", f"{side}={level}")]
    # Only a program has another strength with another time. A file of levels alone says nothing of it.
    timed = {"seconds": engine_seconds} if any(map(engines.is_engine, given.values())) else {}
    limit = [text for name, value in timed.items() for text in (f"--{name}", f"{value:g}")]
    flags = [*(["--swap"] if swap else []), *([] if with_luck else ["--no-luck"]), *limit]
    again = arguments.again("arena", rules.game, *named, *flags)
    terms = {**timed, "players": [lineup.first, lineup.second], "swap": swap}
    game_series.run(words, arguments, fixtures, report, again, **terms)


def _levels(rules: Rules, players: Sequence[str], short_flags: Mapping[str, str | None]) -> dict[str, str]:
    """The level of each side that is named, in the order of the sides."""
    given = [(side, level) for side, level in short_flags.items() if level is not None]
    for text in players:
        side, equals, level = text.partition("=")
        if not (side and equals and level):
            example = f"{rules.sides[0]}={levels.names(rules.game)[0]}"
            raise NotWellFormed("bad-player", text=text, known=example)
        given.append((side, level))
    found: dict[str, str] = {}
    for side, level in given:
        if side not in rules.sides:
            raise NotWellFormed("wrong-side", text=side, known=", ".join(rules.sides))
        if side in found:
            raise NotWellFormed("side-twice", side=side)
        found[side] = level
    return {side: found[side] for side in rules.sides if side in found}


def _lineup(rules: Rules, given: Mapping[str, str]) -> Lineup:
    for side in rules.sides:
        if side not in given:
            raise NotWellFormed("no-level", text=f"--player {side}=", known=", ".join(levels.names(rules.game)))
    return Lineup(*given.values())


def _data(legs: Sequence[Leg], both: Pairs | None) -> dict[str, Any]:
    data: dict[str, Any] = {"lineups": [summary.data(leg) for leg in legs]}
    return data if both is None else data | {"pairs": summary.paired_data(both)}


def _show(words: Words, rules: Rules, legs: Sequence[Leg], both: Pairs | None) -> None:
    console = screen()
    console.print(_wins(words, rules, legs, both))
    console.print()
    if any(leg.adjusted is not None for leg in legs):
        console.print(words("arena-adjusted"), style="bold")
        console.print(_without_luck(words, rules, legs, both))
        console.print()
    console.print(words("arena-endings"), style="bold")
    for leg in legs:
        if both is not None:
            console.print(f"{leg.lineup.first} – {leg.lineup.second}")
        console.print(two_columns(_endings(words, rules, leg), ""))
        console.print(words("arena-actions", actions=round(leg.actions)))
        if leg.said:
            console.print(words("arena-engine-said"), style="bold")
            console.print("\n".join(f"  {text}" for text in leg.said))
    console.print()
    console.print(words("arena-times"), style="bold")
    console.print(_times(words, rules, legs))


def _wins(words: Words, rules: Rules, legs: Sequence[Leg], both: Pairs | None) -> Table:
    headings = ("arena-level", "arena-won", "arena-share", "arena-interval")
    table = _table("", *(words(heading) for heading in headings))
    for leg, side, level in _players(rules, legs):
        won = f"{leg.wins[side]} / {leg.games}"
        name = game_series.side_name(words, rules, side)
        table.add_row(name, level, won, percent(leg.share(side)), between(leg.interval(side)))
    if both is not None:
        low, high = both.interval
        rows = ((both.level, both.share, both.interval), (both.other, 1 - both.share, Interval(1 - high, 1 - low)))
        for level, share, interval in rows:
            won = f"{round(2 * both.deals * share)} / {2 * both.deals}"
            table.add_row(words("arena-both"), level, won, percent(share), between(interval))
    return table


def _without_luck(words: Words, rules: Rules, legs: Sequence[Leg], both: Pairs | None) -> Table:
    """The shares without luck, and by how much their intervals are narrower than those of the shares as they are."""
    headings = ("arena-level", "arena-share", "arena-interval", "arena-narrower")
    table = _table("", *(words(heading) for heading in headings))
    rows = [
        (game_series.side_name(words, rules, side), level, found if side == rules.sides[0] else found.of_other)
        for leg, side, level in _players(rules, legs)
        if (found := leg.adjusted) is not None
    ]
    if both is not None and (found := both.adjusted) is not None:
        name = words("arena-both")
        rows += [(name, both.level, found), (name, both.other, found.of_other)]
    for name, level, found in rows:
        table.add_row(name, level, percent(found.share), between(found.interval), f"× {found.narrower:.2f}")
    return table


def _endings(words: Words, rules: Rules, leg: Leg) -> Iterator[tuple[str, str]]:
    for reason, count in leg.reasons.items():
        yield f"  {count:5}", _ending(words, rules, reason)


def _ending(words: Words, rules: Rules, reason: str) -> str:
    key = f"{rules.game}-end-{reason}"
    if not words.knows(key):
        # A program that failed ends any game.
        key = f"arena-end-{reason}"
    return words(key) if words.knows(key) else reason


def _times(words: Words, rules: Rules, legs: Sequence[Leg]) -> Table:
    headings = ("arena-level", "arena-decisions", "arena-mean", "arena-p95", "arena-longest")
    table = _table("", *(words(heading) for heading in headings))
    for leg, side, level in _players(rules, legs):
        times = leg.times[side]
        spans = (span(times.mean), span(times.share(0.95)), span(times.longest))
        table.add_row(game_series.side_name(words, rules, side), level, str(times.count), *spans)
    return table


def _players(rules: Rules, legs: Sequence[Leg]) -> Iterator[tuple[Leg, str, str]]:
    """Both sides of each line-up, with their levels."""
    for leg in legs:
        for side, level in zip(rules.sides, (leg.lineup.first, leg.lineup.second), strict=True):
            yield leg, side, level


def _table(*headings: str) -> Table:
    """Two columns of names, then numbers."""
    table = Table(box=None, pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number < 2 else "right", no_wrap=True)
    return table
