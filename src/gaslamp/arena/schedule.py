"""Which games are to be played."""

from collections.abc import Iterator, Sequence

from .deal import Fixture
from .lineup import Lineup, Rules


def games(rules: Rules, seed: str, lineup: Lineup, count: int, *, swap: bool) -> Iterator[Fixture]:
    """So many deals, each played once; with `swap` twice, the levels changing roles in between."""
    lineups = (lineup, lineup.swapped) if swap else (lineup,)
    return _each(rules, seed, lineups, count)


def ladder(rules: Rules, seed: str, levels: Sequence[str], count: int) -> Iterator[Fixture]:
    """So many deals, each played by every level in each role against every level in the other."""
    lineups = [Lineup(jack, hunters) for jack in levels for hunters in levels]
    return _each(rules, seed, lineups, count)


def _each(rules: Rules, seed: str, lineups: Sequence[Lineup], count: int) -> Iterator[Fixture]:
    """Deal by deal: whoever stops early has whole deals."""
    for deal in range(count):
        for lineup in lineups:
            yield Fixture(rules, seed, lineup, deal)
