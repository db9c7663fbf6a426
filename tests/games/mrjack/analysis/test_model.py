"""The numbers that were fitted make sense."""

import pytest

from games.mrjack.analysis.moments import EYES
from gaslamp.games.mrjack.analysis import LEVELS, MISTAKE
from gaslamp.games.mrjack.analysis.model import Table, chance

VALUES = [place / 20 for place in range(21)]


@pytest.mark.parametrize("table", Table)
@pytest.mark.parametrize("eyes", EYES)
def test_a_better_value_is_a_better_chance(eyes: str, table: Table) -> None:
    for round_ in range(1, 9):
        for turn in range(4):
            for bits in (0.0, 1.0, 2.0, 3.0):
                found = [chance(value, round_, turn, bits, eyes, table) for value in VALUES]
                assert found == sorted(found)


def test_jack_has_won_when_the_last_turn_of_the_game_is_his() -> None:
    """R19"""
    assert chance(0.5, 8, 3, 1.0, "detective", Table.FULL) == 1


@pytest.mark.parametrize("side", ["jack", "detective"])
def test_better_levels_err_less(side: str) -> None:
    errors = [LEVELS[side][level].mean for level in ("expert", "club", "casual", "novice")]
    assert errors == sorted(errors)


def test_a_mistake_costs_more_than_an_average_decision_of_any_level() -> None:
    assert max(one.mean for levels in LEVELS.values() for one in levels.values()) < MISTAKE
