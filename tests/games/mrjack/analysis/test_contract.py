"""The analysis of Mr. Jack keeps what every analysis promises."""

from dataclasses import replace

import pytest

from games.mrjack.analysis.moments import game
from gaslamp.core.game import Outcome
from gaslamp.core.record import undone
from gaslamp.games.mrjack.registration import REGISTRATION
from gaslamp.testing import analysis_contract


@pytest.mark.parametrize("number", range(1, 5))
def test_a_whole_game_keeps_the_contract(number: int) -> None:
    analysis_contract.check(REGISTRATION, game(number))


def test_a_game_that_was_stopped_keeps_the_contract() -> None:
    analysis_contract.check(REGISTRATION, replace(undone(game(1), 25), outcome=Outcome(("detective",), "resigned")))
