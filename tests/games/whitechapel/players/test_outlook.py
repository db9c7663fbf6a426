"""Jack's chances to get home, when policemen stand at his door."""

from dataclasses import replace

import numpy as np
import pytest

from games.whitechapel.players.example_games import MURDER, journal_after
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players.foresight import Foresight
from gaslamp.games.whitechapel.players.outlook import Caution, outlook
from gaslamp.games.whitechapel.players.tables import GATES, WALKS
from gaslamp.games.whitechapel.players.worlds import Worlds
from gaslamp.games.whitechapel.rules.board import Circle
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.streets import walks

HOME = 64
FORGETFUL, PATIENT = Caution(), Caution(standing=0.8)
"""The one expects that policemen leave a door at once, the other that they mostly stay."""


def table() -> Public:
    """After a murder, with every space of the night left."""
    return journal_after(MURDER).state.public


def at_his_door() -> tuple[int, ...]:
    """The five crossings that shut most of his door."""
    return tuple(int(crossing) for crossing in np.argsort(-GATES[:, HOME], kind="stable")[:5])


def far_away() -> tuple[int, ...]:
    return tuple(int(crossing) for crossing in np.flatnonzero(GATES[:, 1] + GATES[:, 195])[:5])


def chances(public: Public, posts: tuple[int, ...], caution: Caution, home: Circle = HOME) -> Floats:
    """By circle. Nobody knows where he is."""
    now = np.arange(1, 196)
    worlds = Worlds(now, np.full(195, home), np.full(195, 1.0), np.eye(196, dtype=np.bool_)[now])
    return outlook(public, [Foresight(worlds, posts)], home, caution, np.random.default_rng(1))[:, 0]


def shut_out() -> list[int]:
    """Circles from which he is home in one walk, but not past the policemen."""
    stopped = sum(1 << crossing for crossing in at_his_door())
    return [circle for circle in range(1, 196) if WALKS[circle, HOME] == 1 and not walks(circle, stopped) >> HOME & 1]


def test_a_door_that_stays_shut_is_worse_than_one_that_opens() -> None:
    assert shut_out()
    forgetful, patient = (chances(table(), at_his_door(), caution) for caution in (FORGETFUL, PATIENT))
    assert (patient <= forgetful + 1e-12).all()
    assert all(patient[circle] < forgetful[circle] for circle in shut_out())


def test_policemen_elsewhere_shut_no_door() -> None:
    assert chances(table(), far_away(), PATIENT) == pytest.approx(chances(table(), far_away(), FORGETFUL))


def test_a_door_that_stays_shut_for_ever_is_the_worst() -> None:
    for_ever = chances(table(), at_his_door(), replace(PATIENT, standing=1.0))
    assert all(for_ever[circle] < chances(table(), at_his_door(), PATIENT)[circle] for circle in shut_out())
