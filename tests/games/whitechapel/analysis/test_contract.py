"""The analysis keeps what every analysis part must keep."""

from dataclasses import replace

import pytest

from games.whitechapel.analysis.finished_games import finished
from games.whitechapel.players.example_games import MURDER, journal_after
from gaslamp.core.game import Outcome
from gaslamp.games.registry import registration
from gaslamp.testing import analysis_contract


@pytest.mark.parametrize("name", ["arrested", "area-arrest", "traced"])
def test_a_finished_game_keeps_the_contract(name: str) -> None:
    analysis_contract.check(registration("whitechapel"), finished(name))


@pytest.mark.parametrize("length", [1, 7, len(MURDER)])
def test_a_game_that_was_given_up_keeps_the_contract(length: int) -> None:
    record = replace(journal_after(MURDER[:length]).record, outcome=Outcome(("police",), "resigned"))
    analysis_contract.check(registration("whitechapel"), record)
