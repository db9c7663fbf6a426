"""Joint posts that are tried out before the policemen move, and a Jack who avoids the posts that he foresees."""

import numpy as np
import pytest

from games.whitechapel.players.example_games import MURDER, chosen, game, journal_after, knowledge, moments, seated
from games.whitechapel.players.test_police import worlds
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.players.escapes import Tokens, escaped
from gaslamp.games.whitechapel.players.evasion import evaded
from gaslamp.games.whitechapel.players.posts import Places, PostWeights, best, plans, wanted
from gaslamp.games.whitechapel.players.rollouts import Rollouts, Situation, value
from gaslamp.games.whitechapel.players.rollouts import chosen as tried
from gaslamp.games.whitechapel.players.tables import TO_SEARCH
from gaslamp.games.whitechapel.players.worlds import Worlds
from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.streets import AROUND, NEXT, TWO_STEPS, walks
from gaslamp.parts.player import Thinking

SHUT_IN = next(circle for circle in range(1, 196) if len(members(AROUND[circle])) <= 5)
"""A circle that five policemen can shut."""
_NEAREST = np.minimum(TO_SEARCH[1:, SHUT_IN], TO_SEARCH[1:, 64])
FAR_AWAY: Places = tuple((1 + np.argsort(-_NEAREST)[:5]).tolist())
"""From there nobody comes near that circle or 64."""
MANY = 200


def jacks(here: int, home: int, count: int = MANY) -> Worlds:
    return worlds(*[(here,)] * count, home=home)


def moved(some: Worlds, posts: Places, coaches: int = 0, alleys: int = 0) -> tuple[list[int], list[bool], list[bool]]:
    """Where every Jack goes, whether he is home, and whether he cannot move."""
    tokens = Tokens(np.full(len(some), coaches), np.full(len(some), alleys))
    move = escaped(some.now, some.home, some.pull, tokens, posts, np.random.default_rng(1))
    return move.to.tolist(), move.is_home.tolist(), move.is_lost.tolist()


def situation(some: Worlds, places: Places, nights_left: int = 0) -> Situation:
    want = wanted(some, PostWeights(), np.random.default_rng(1))
    return Situation(some, want, places, range(5), coaches=0, alleys=0, nights_left=nights_left)


def around(circle: int) -> Places:
    """Every crossing on its streets, with others to make five."""
    found = members(AROUND[circle])
    assert len(found) <= 5, "choose another circle"
    return (*found, *[crossing for crossing in FAR_AWAY if crossing not in found][: 5 - len(found)])


def test_jack_walks_home_from_next_door() -> None:
    _, is_home, _ = moved(jacks(members(NEXT[64])[0], 64), FAR_AWAY)
    assert all(is_home)


def test_no_jack_walks_past_a_policeman() -> None:
    posts = around(SHUT_IN)
    stopped = sum(1 << crossing for crossing in posts)
    for here in range(1, 196):
        free = walks(here, stopped)
        to, _, is_lost = moved(jacks(here, SHUT_IN, 5), posts)
        assert all(free >> end & 1 or lost for end, lost in zip(to, is_lost, strict=True)), here


def test_a_jack_who_can_neither_walk_nor_ride_is_lost() -> None:
    _, _, is_lost = moved(jacks(SHUT_IN, 64), around(SHUT_IN))
    assert all(is_lost)


@pytest.mark.parametrize(("coaches", "alleys"), [(1, 0), (0, 1)])
def test_a_token_saves_a_jack_who_is_shut_in(coaches: int, alleys: int) -> None:
    to, _, is_lost = moved(jacks(SHUT_IN, 64), around(SHUT_IN), coaches, alleys)
    assert not any(is_lost)
    assert SHUT_IN not in to


def test_neither_coach_nor_alley_brings_him_home() -> None:
    here = members(NEXT[SHUT_IN])[0]
    for coaches, alleys in ((2, 0), (0, 2)):
        to, is_home, _ = moved(jacks(here, SHUT_IN), around(SHUT_IN), coaches, alleys)
        assert not any(home and end != SHUT_IN for home, end in zip(is_home, to, strict=True))
        assert not any(is_home)


def test_police_at_the_door_win_more_than_police_far_away() -> None:
    now = situation(jacks(members(NEXT[SHUT_IN])[0], SHUT_IN), FAR_AWAY)
    door, away = (value(now, posts, PostWeights(), turns=1, seed=1) for posts in (around(SHUT_IN), FAR_AWAY))
    assert door > away + 0.1


def test_a_jack_who_gets_home_on_the_last_night_has_won() -> None:
    now = situation(jacks(members(NEXT[64])[0], 64), FAR_AWAY)
    assert value(now, FAR_AWAY, PostWeights(), turns=2, seed=1) == 0


def test_on_an_earlier_night_the_police_may_still_win_later() -> None:
    now = situation(jacks(members(NEXT[64])[0], 64), FAR_AWAY, nights_left=2)
    assert 0.2 < value(now, FAR_AWAY, PostWeights(), turns=2, seed=1) < 1


def test_every_plan_has_five_different_posts_in_reach_and_the_best_comes_first() -> None:
    some = worlds(*[(65, 64)] * 3, (65, 84), home=64)
    want = wanted(some, PostWeights(), np.random.default_rng(1))
    places = journal_after((*MURDER, "-63")).state.public.places
    found = plans(want, places, range(5), changes=2)
    assert found[0] == best(want, places, range(5))
    assert len(found) == len(set(found)) > 5
    for plan in found:
        assert len(set(plan)) == 5
        assert all(TWO_STEPS[start] >> end & 1 for start, end in zip(places, plan, strict=True))


def test_policemen_who_have_moved_stay_in_every_plan() -> None:
    some = worlds(*[(65, 64)] * 3, (65, 84), home=64)
    want = wanted(some, PostWeights(), np.random.default_rng(1))
    places = journal_after((*MURDER, "-63")).state.public.places
    assert {plan[:3] for plan in plans(want, places, (3, 4), changes=2)} == {places[:3]}


def test_without_time_the_first_plan_is_taken() -> None:
    some = worlds(*[(65, 64)] * 3, (65, 84), home=64)
    now = situation(some, journal_after((*MURDER, "-63")).state.public.places)
    assert tried(now, Rollouts(), PostWeights(), Thinking(seconds=-1)) == best(now.want, now.places, range(5))


def test_a_circle_where_jack_foresaw_an_arrest_becomes_less_likely() -> None:
    some = worlds(*[(65, 64)] * 500, *[(65, 84)] * 500)
    danger = np.zeros(196)
    danger[64] = 1
    after = evaded(some, danger, 0.8, np.random.default_rng(1))
    assert len(after) == len(some)
    assert after.chances()[64] == pytest.approx(1 / 6, abs=0.05)
    assert after.chances()[64] > 0, "he may be bold"


def test_where_he_expected_nobody_the_belief_stays_as_it_was() -> None:
    some = worlds(*[(65, 64)] * 500, *[(65, 84)] * 500)
    after = evaded(some, np.zeros(196), 0.8, np.random.default_rng(1))
    assert after.chances()[64] == pytest.approx(0.5, abs=0.05)


def test_a_new_expert_goes_on_with_the_plan_of_the_one_before() -> None:
    """The plan of a turn follows from the record, also when some policemen have already moved."""
    record = game(3, "greedy", "expert")
    long_lived = seated("expert", "police")
    partly = 0
    for known in moments(record, "police", 1):
        public = known.view.public
        choice = chosen(long_lived, known)
        if public.stage is Stage.HUNT and 0 < public.waiting.bit_count() < 5:
            partly += 1
            assert chosen(seated("expert", "police"), known) == choice
        if partly == 8:
            break
    assert partly == 8


def test_an_expert_whose_ally_keeps_to_no_plan_plans_anew() -> None:
    words = (*MURDER, "-63")
    options = {"hands": "B/YNRG"}
    for start in range(3):
        now = journal_after(words, options)
        while whitechapel.actor(now.state) != "police1":
            step = whitechapel.legal(now.state)[start]
            now = journal_after([*(entry.action for entry in now.record.entries), whitechapel.write(step)], options)
        known = knowledge(now, "police1")
        assert whitechapel.parse_action(chosen(seated("expert", "police1"), known)) in known.choices
