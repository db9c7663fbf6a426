"""A table that is closed before the game begins."""

import pytest

from gaslamp.core import honesty, record
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Outcome
from gaslamp.table import visibility
from gaslamp.table.commands import Cancel, Sit
from table.example_tables import example_open_table, example_table


def test_the_only_person_at_a_table_cancels_it() -> None:
    one = example_open_table()
    one.do(Sit("jack", "human", "Ann"))
    one.do(Cancel("jack"))
    assert (one.table.status, one.table.outcome) == ("over", Outcome((), "abandoned"))
    with pytest.raises(GaslampError, match="already-started"):
        one.do(Sit("detective", "human", "Bob"))


def test_the_record_of_a_cancelled_table_proves_honest() -> None:
    one = example_open_table()
    one.do(Sit("jack", "human", "Ann"))
    one.do(Cancel("jack"))
    whole = record.parse(record.write(visibility.record(one.table, record.TABLE)))
    honesty.verify(one.table.game, whole)


def test_nobody_cancels_a_table_at_which_another_person_sits() -> None:
    one = example_open_table("whitechapel", {"hands": "BY/NRG"})
    one.do(Sit("jack", "human", "Ann"))
    one.do(Sit("police1", "human", "Bob"))
    with pytest.raises(GaslampError, match="others-seated"):
        one.do(Cancel("jack"))


def test_a_game_that_has_begun_is_not_cancelled() -> None:
    with pytest.raises(GaslampError, match="already-started"):
        example_table().do(Cancel("jack"))
