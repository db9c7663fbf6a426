"""Moments in which it is plain what Jack should do."""

import random
from collections import Counter

import numpy as np
import pytest

from games.whitechapel.players.example_games import LEVELS, MURDER, chosen, journal_after, knowledge, seated, strolled
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.players.alibi import hideout_risks, prior, traced
from gaslamp.games.whitechapel.players.crime import prepared
from gaslamp.games.whitechapel.players.flight import DangerCosts, board_cost, turn_cost
from gaslamp.games.whitechapel.players.foresight import foreseen
from gaslamp.games.whitechapel.players.jack import Jack
from gaslamp.games.whitechapel.players.levels import ATTENTIVE, JACK
from gaslamp.games.whitechapel.players.police import tonight
from gaslamp.games.whitechapel.players.posts import PostWeights
from gaslamp.games.whitechapel.players.tables import STEPS
from gaslamp.games.whitechapel.players.worlds import Belief, Worlds
from gaslamp.games.whitechapel.rules.actions import Alley, Walk
from gaslamp.games.whitechapel.rules.board import RED
from gaslamp.games.whitechapel.rules.streets import distances

each_jack = pytest.mark.parametrize("name", ["greedy", *LEVELS])


@each_jack
def test_he_walks_home_when_he_can(name: str) -> None:
    assert chosen(seated(name, "jack"), knowledge(strolled(journal_after(MURDER), 63), "jack")) == "-64!"


@pytest.mark.slow
@each_jack
def test_with_no_space_to_spare_he_goes_straight_home(name: str) -> None:
    """After thirteen walks he is two walks from home and has two left; a coach there would be too late."""
    now = strolled(journal_after(MURDER), *(66, 65) * 5, 67, 66, 65)
    home = distances(64)
    assert home[65] == 2
    for seed in range(3):
        move = whitechapel.parse_action(chosen(seated(name, "jack"), knowledge(now, "jack"), seed))
        assert isinstance(move, Walk | Alley)
        assert move.to is not None
        assert home[move.to] == 1


@pytest.mark.parametrize("name", LEVELS)
def test_he_lives_on_a_circle_that_is_not_red(name: str) -> None:
    known = knowledge(journal_after(()), "jack")
    homes = {chosen(seated(name, "jack"), known, seed) for seed in range(12)}
    assert len(homes) >= 6, "he must not live in the same few houses"
    assert not any(RED >> int(home[2:]) & 1 for home in homes)


@pytest.mark.parametrize(("name", "kept"), [("novice", "=~"), ("casual", "=")])
def test_a_beginner_keeps_his_tokens_while_he_can_walk(name: str, kept: str) -> None:
    """The signs of coaches and alleys."""
    for seed in range(8):
        assert chosen(seated(name, "jack"), knowledge(journal_after(MURDER), "jack"), seed)[0] not in kept


def test_more_policemen_and_a_longer_way_are_more_to_fear() -> None:
    public = journal_after(MURDER).state.public
    far, near = (129, 145, 150, 160, 170), (60, 62, 81, 40, 61)
    assert board_cost(public, near, 63, 64, DangerCosts()) > board_cost(public, far, 63, 64, DangerCosts())
    assert board_cost(public, far, 84, 64, DangerCosts()) > board_cost(public, far, 63, 64, DangerCosts())


def test_no_way_home_in_time_is_as_good_as_lost() -> None:
    """Two spaces are left; 101 is four walks from home, and an alley could save two of them."""
    late = strolled(journal_after(MURDER), *(66, 65) * 6, 82).state.public
    assert board_cost(late, late.places, 101, 64, DangerCosts()) >= 2
    assert board_cost(late._replace(track="~~" + late.track[2:]), late.places, 101, 64, DangerCosts()) >= 4


def test_he_foresees_an_arrest_where_the_police_think_he_is_and_can_stand() -> None:
    """All worlds have him on 67 but a few, which have him on 152: too far for anybody."""
    now = np.array([67] * 90 + [152] * 10)
    worlds = Worlds(now, np.full(100, 64), np.full(100, 3.0), np.eye(196, dtype=np.bool_)[now])
    places = journal_after(MURDER).state.public.places
    ahead = foreseen(worlds, places, PostWeights(), np.random.default_rng(1))
    assert all(STEPS[start, end] <= 2 for start, end in zip(places, ahead.ends, strict=True))
    assert ahead.danger[67] > 0.9
    assert ahead.danger[152] == 0 < ahead.chances[152], "nobody can come there"
    assert (
        turn_cost(ahead, 67, DangerCosts())
        > turn_cost(ahead, 152, DangerCosts())
        > turn_cost(ahead, 1, DangerCosts())
        == 0
    )


@pytest.mark.parametrize("name", ["club", "expert"])
def test_he_does_not_walk_where_an_arrest_is_likeliest(name: str) -> None:
    """Of the circles where a walk from the murder leads, one is watched most."""
    known = knowledge(journal_after(MURDER), "jack")
    player = seated(name, "jack")
    assert isinstance(player, Jack)
    ahead = player.foreseen(known, Walk(None), random.Random(1))
    worst = max(range(196), key=lambda circle: sum(look.danger[circle] for look in ahead))
    assert sum(look.danger[worst] for look in ahead) > 0
    assert all(chosen(seated(name, "jack"), known, seed) != f"-{worst}" for seed in range(4))


def test_a_night_from_next_door_tells_more_than_one_from_afar() -> None:
    """65 is two walks from 64, 84 is three."""
    before, home = prior(None), distances(64)
    far = next(circle for circle in range(1, 196) if home[circle] == 6)
    assert traced(before, 65, 64) > traced(before, far, 64) > 0


def test_some_houses_hide_better_than_others() -> None:
    known = hideout_risks()
    assert known[1:].min() < 0.05 < known[1:].max()


def test_an_expert_lives_anywhere_that_is_good_enough() -> None:
    """Of 187 circles. Each of them is equally likely, so hardly anything tells the police where he lives."""
    known, rng = knowledge(journal_after(()), "jack"), random.Random(1)
    lived = Counter(prepared(known.view, known.choices, rng, JACK["expert"].habit, None).circle for _ in range(1500))
    assert len(lived) > 140
    assert max(lived.values()) < 30


def test_an_expert_imagines_police_who_guard_doors_and_police_who_foresee_him() -> None:
    styles = JACK["expert"].styles
    assert {style.belief for style in styles} == {Belief.POLICY, Belief.SET}
    assert any(style.evasion for style in styles)
    assert len({tonight(style, 4).gate for style in styles}) > 1


def test_police_who_foresee_him_do_not_expect_him_where_careless_ones_go() -> None:
    """After the first walk of a night."""
    known, styles = knowledge(journal_after(MURDER), "jack"), JACK["expert"].styles
    careless, foreseeing = (
        Jack(JACK["expert"]._replace(styles=(style,), looks=1)).foreseen(known, Walk(None), random.Random(1))[0]
        for style in (ATTENTIVE, next(style for style in styles if style.evasion))
    )
    assert foreseeing.worlds.chances() @ careless.danger < careless.worlds.chances() @ careless.danger


def test_he_is_not_the_same_every_time() -> None:
    now = knowledge(journal_after(MURDER), "jack")
    assert len({chosen(seated("expert", "jack"), now, seed) for seed in range(6)}) > 1
