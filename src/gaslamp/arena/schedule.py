"""The games that are to be played."""

from collections.abc import Iterator, Sequence

from gaslamp.arena import engines
from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.pairing import Lineup, Rules


def games(
    rules: Rules,
    seed: str,
    lineups: Sequence[Lineup],
    deals: int,
    *,
    with_luck: bool = False,
    engine_seconds: float = engines.SECONDS,
) -> Iterator[Fixture]:
    """Every deal with every line-up. Deal by deal, so that a series that is stopped early has whole deals."""
    for deal in range(deals):
        for lineup in lineups:
            yield Fixture(rules, seed, lineup, deal, with_luck, engine_seconds=engine_seconds)
