"""Jack plans: every way home at once, and which victim for which night."""

import numpy as np
import pytest

from games.whitechapel.players.example_games import MURDER, chosen, journal_after, knowledge, seated, strolled
from gaslamp.games.whitechapel.players import victims
from gaslamp.games.whitechapel.players.foresight import Foresight
from gaslamp.games.whitechapel.players.outlook import Caution, outlook, rides
from gaslamp.games.whitechapel.players.posts import Places
from gaslamp.games.whitechapel.players.tables import TO_SEARCH, WALKS
from gaslamp.games.whitechapel.players.worlds import Worlds
from gaslamp.games.whitechapel.rules.board import RED, members
from gaslamp.games.whitechapel.rules.public import Public

HOME = 64
FAR_AWAY = (206, 210, 215, 220, 225)
"""Policemen in the south, far from 64."""


def hopes(public: Public, posts: Places = FAR_AWAY, believed: int = 190) -> np.ndarray:
    """By circle, the police being sure that Jack is on `believed`."""
    now = np.full(40, believed)
    worlds = Worlds(now, np.full(40, 1), np.full(40, 3.0), np.eye(196, dtype=np.bool_)[now])
    return outlook(public, [Foresight(worlds, posts)], HOME, Caution(), np.random.default_rng(1))[:, 0]


def test_with_nobody_about_the_way_home_is_as_good_as_made() -> None:
    public = journal_after(MURDER).state.public
    found = hopes(public)
    near = [circle for circle in range(1, 196) if WALKS[circle, HOME] <= 2]
    assert min(found[near]) > 0.9
    assert found[0] == 0


def test_where_the_police_stand_and_think_he_is_there_is_little_hope() -> None:
    public = journal_after(MURDER).state.public
    watch = tuple(int(crossing) for crossing in np.argsort(TO_SEARCH[:, 66], kind="stable")[:5])
    assert hopes(public, watch, believed=66)[66] < 0.05
    assert hopes(public, watch, believed=66)[66] < hopes(public, watch, believed=190)[66] < hopes(public)[66]


def test_who_cannot_come_home_in_time_has_no_hope() -> None:
    """Two spaces are left: two walks, or an alley and a walk; a coach would fill the sheet."""
    late = strolled(journal_after(MURDER), *(66, 65) * 6, 82).state.public
    found = hopes(late)
    lost = [circle for circle in range(1, 196) if WALKS[circle, HOME] >= 6]
    assert not found[lost].any()
    no_tokens = late._replace(track="======~~" + late.track[8:])
    assert all(hopes(no_tokens)[circle] == 0 for circle in range(1, 196) if WALKS[circle, HOME] > 2)


def test_a_token_more_is_never_worse() -> None:
    public = journal_after(MURDER).state.public
    watch = (60, 62, 81, 40, 61)
    rich, poor = public._replace(track="------"), public._replace(track="==~---")
    assert (hopes(rich, watch) >= hopes(poor, watch) - 1e-12).all()


def test_a_coach_goes_two_walks_and_never_back() -> None:
    for circle in range(1, 196):
        ends = rides(circle)
        assert circle not in ends
        assert all(1 <= WALKS[circle, end] <= 2 for end in ends)


def test_the_victim_next_door_is_saved_for_the_last_night() -> None:
    """185 is one walk from the red circle 158."""
    assert WALKS[185, 158] == 1
    reds = [red for red in members(RED) if red != 158]
    assert all(WALKS[185, red] >= 4 and victims.ease(185, 158, 4) > victims.ease(185, red, 4) for red in reds)
    with_it, without = victims.prospects(185, RED, 1), victims.prospects(185, RED & ~(1 << 158), 1)
    assert with_it > 1.2 * without


@pytest.mark.parametrize("seed", range(3))
def test_an_expert_does_not_spend_the_victim_next_door_in_the_first_night(seed: int) -> None:
    """He lives on 185 and five women are turned up, 158 among them."""
    words = ("h=185", "W+3", "W+65", "W+84", "W+147", "W+158", *MURDER[6:12], "W=3,65,84,147,158")
    known = knowledge(journal_after(words), "jack")
    assert chosen(seated("expert", "jack"), known, seed) in {"k3", "k65", "k84", "k147"}
