"""What one asks of a belief, on the real board and from the words of a record."""

import random
from typing import Any

import numpy as np
import pytest

from games.whitechapel.deduction.example_beliefs import FAR_AWAY, after, lived, possible
from gaslamp.core import journal, record
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.core.game import SPECTATOR
from gaslamp.games import mrjack, whitechapel
from gaslamp.games.whitechapel.deduction import POLICY, Model, begin, believe, read, returns, update
from gaslamp.games.whitechapel.deduction.facts import Facts, Move, Night
from gaslamp.games.whitechapel.deduction.facts import update as update_facts
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL
from gaslamp.games.whitechapel.rules.actions import Hide
from gaslamp.games.whitechapel.rules.board import CIRCLES, RED, members
from gaslamp.games.whitechapel.rules.streets import ALLEYS, AROUND, NEAR_RED, NEXT, SEARCHED, STREETS, walks
from gaslamp.testing import contract
from tiers import parts

MURDER = "W=3,21,65 k65 !Bx1,Yx2,Nx3,Rx4,Gx5"
WIDE = CIRCLES - NEAR_RED.bit_count()
"""Hideouts with Catch Me If You Can."""


def test_before_the_murder_only_the_red_circles_are_ruled_out() -> None:
    belief = after("h=? W+? *Y")
    for model in Model:
        assert not belief.now(model).any()
        assert not belief.visited(model).any()
        assert belief.trails(3, model) == ((), True)
        assert belief.probability((65,), model) == 0
        assert belief.hideout(model).sum() == pytest.approx(1)
    assert lived(belief) == {*range(1, CIRCLES + 1)} - {*members(RED)}


@pytest.mark.parametrize(
    ("hideout", "catch_me", "count"), [("chosen", "on", WIDE), ("hard", "off", 47), ("easy", "on", WIDE // 4)]
)
def test_what_was_agreed_about_the_hideout_is_known_from_the_start(hideout: str, catch_me: str, count: int) -> None:
    homes = lived(begin({"hideout": hideout, "catch-me": catch_me}))
    assert abs(len(homes) - count) <= 1
    if catch_me == "on":
        assert not any(NEXT[home] & RED for home in homes)


def test_a_walk_leads_to_every_circle_that_no_policeman_cuts_off() -> None:
    belief = after(f"{MURDER} -?")
    assert possible(belief) == {*members(walks(65, sum(1 << crossing for crossing in range(1, 6))))}
    assert possible(belief, 0) == {65}


def test_a_street_with_two_routes_is_cut_off_only_when_both_are() -> None:
    start, end, (one, other) = next(
        (start, street.to, street.routes)
        for start, streets in enumerate(STREETS)
        for street in streets
        if len(street.routes) == 2 and all(route.bit_count() == 1 for route in street.routes)
    )
    assert WHITECHAPEL.walks(one).follow(np.array([start]))[1].tolist().count(end) == 1
    assert WHITECHAPEL.walks(one | other).follow(np.array([start]))[1].tolist().count(end) == 0


def test_a_coach_passes_policemen_and_never_returns() -> None:
    belief = after(f"{MURDER} =?=?")
    assert possible(belief, 1) == {*members(NEXT[65])}
    assert possible(belief) == {end for via in members(NEXT[65]) for end in members(NEXT[via])} - {65}


def test_an_alley_leads_around_the_blocks() -> None:
    assert possible(after(f"{MURDER} ~?")) == {*members(ALLEYS[65])}


def test_of_two_murders_either_may_have_been_the_second() -> None:
    belief = after("W=3,27,65 k3+27 k:? !Bx1,Yx2,Nx3,Rx4,Gx5")
    assert possible(belief, 0) == possible(belief) == {3, 27}
    assert belief.now()[3] == pytest.approx(0.5)
    later = after("W=3,27,65 k3+27 k:? !Bx1,Yx2,Nx3,Rx4,Gx5 B@3 -")
    assert possible(later) == {27}
    assert possible(later, 0) == {3}


def test_no_removes_a_circle_from_the_spaces_so_far_only() -> None:
    circle = members(NEXT[65])[0]
    belief = after(f"{FAR_AWAY} -? Y?{circle} -")
    assert possible(belief) == {*members(NEXT[65])} - {circle}
    assert circle in possible(update(update(belief, whitechapel.parse_action("-?")), whitechapel.parse_action("-?")))


def test_yes_means_visited_by_then_and_leaves_open_when() -> None:
    circle = members(NEXT[65])[0]
    belief = after(f"{FAR_AWAY} -? -? -? Y?{circle} +")
    assert belief.visited(Model.SET)[circle] == 1
    assert belief.visited(Model.TRAILS)[circle] == pytest.approx(1)
    assert belief.probability((65, circle, 65, 194)) == belief.probability((3, 3, 3, 3), Model.TRAILS) == 0
    assert circle in possible(belief, 1)
    assert circle in possible(belief, 3)


def test_yes_on_a_murder_circle_or_on_a_clue_tells_nothing() -> None:
    circle = members(NEXT[65])[0]
    once = after(f"{FAR_AWAY} -? -? Y?{circle} +")
    assert after(f"{FAR_AWAY} -? -? Y?{circle} + B?{circle} + G?65 +").facts == once.facts


def test_a_failed_arrest_removes_a_circle_from_one_space_only() -> None:
    circle = members(NEXT[65])[0]
    belief = after(f"{FAR_AWAY} -? Y@{circle} -")
    assert circle not in possible(belief)
    assert belief.visited()[circle] == 0
    belief = update(belief, whitechapel.parse_action("-?"))
    assert possible(belief, 1) == {*members(NEXT[65])} - {circle}


def test_an_area_arrest_clears_all_circles_around_but_false_clues() -> None:
    crossing = next(number for number, near in enumerate(SEARCHED) if (near & NEXT[65]).bit_count() > 1)
    first, *others = members(SEARCHED[crossing] & NEXT[65])
    belief = after(f"{FAR_AWAY} -? Y>x{crossing} f{first} Y@ -", {"area-arrests": "on", "false-clues": "on"})
    assert possible(belief) == {*members(NEXT[65])} - {*others}


def test_a_false_clue_tells_nothing() -> None:
    circle = members(NEXT[65])[0]
    assert possible(after(f"{FAR_AWAY} -? f{circle}")) == {*members(NEXT[65])}


def test_an_arrest_tells_where_jack_was() -> None:
    circle = members(NEXT[65])[0]
    assert possible(after(f"{FAR_AWAY} -? Y@{circle} +")) == {circle}


def test_the_address_named_is_not_his_or_it_is() -> None:
    assert 64 not in lived(after("h=? *N h?64 -"))
    assert lived(after("h=? *N h?64 +")) == {64}


def test_a_rush_and_goulston_street_move_the_policemen_that_block() -> None:
    [crossing] = [members(street.routes[0])[0] for street in STREETS[65]][:1]
    for words in (f"B>>x{crossing}", f"B>x{crossing}"):
        belief = after(f"{FAR_AWAY} -? {words}")
        assert belief.facts.places[0] == crossing
        belief = update(belief, whitechapel.parse_action("-?"))
        assert belief.facts.tonight is not None
        assert belief.facts.tonight.moves[-1].stopped >> crossing & 1


def test_the_end_of_a_night_reveals_where_he_can_live() -> None:
    belief = after(f"h=? {FAR_AWAY} -? -?!")
    reach = {end for via in members(NEXT[65]) for end in members(NEXT[via])} - {*members(RED)}
    assert lived(belief) == possible(belief) == reach
    assert np.allclose(belief.hideout(), belief.now())
    belief = update(belief, whitechapel.parse_action("W+?"))
    assert lived(belief) == reach
    assert not belief.possible().any()


def test_who_cannot_move_stands_where_no_move_was_left() -> None:
    """On the fourth night coach and alley are used up after one of each."""
    shut = min(
        range(1, CIRCLES + 1), key=lambda circle: (not all(map(all, STREETS[circle])), AROUND[circle].bit_count())
    )
    places = tuple((members(AROUND[shut]) * 5)[:5])
    stopped = sum({1 << place for place in places})
    blocked = {circle for circle in range(1, CIRCLES + 1) if not walks(circle, stopped)}
    assert shut in blocked
    start = members(NEXT[members(NEXT[members(NEXT[shut])[0]])[0]])[0]
    before = (Night(4, (3,), home=True),) * 3
    spent = Facts(1 << 64, before, Night(4, (start,), (Move("=", 0), Move("~", 0), Move("-", 0))), places=places)
    unspent = Facts(1 << 64, before, Night(4, (start,), (Move("-", 0),) * 4), places=places)
    stuck, impossible = (
        believe(update_facts(facts, whitechapel.parse_action("#")), POLICY) for facts in (spent, unspent)
    )
    assert possible(stuck) == blocked & possible(believe(spent))
    assert not possible(impossible), "who has a coach can use it"


@pytest.mark.parametrize("part", parts(4))
def test_every_seat_gets_the_belief_that_the_police_can_have(part: int) -> None:
    rng = random.Random(f"seats/{part}")
    for number in range(5):
        played = contract.play(whitechapel, {"hands": "BY/NRG", "letters": "on"}, rng)
        cut = record.undone(played.record, rng.randrange(played.record.length))
        states = journal.replay(whitechapel, cut)
        seats = (*whitechapel.seats(states[0]), SPECTATOR)
        texts = [record.write(journal.redact(whitechapel, cut, seat)) for seat in seats]
        beliefs = [read(record.parse(text)) for text in (*texts, record.write(cut))]
        assert all(belief == beliefs[0] for belief in beliefs)
        if number == 0:
            assert all((belief.now() == beliefs[0].now()).all() for belief in beliefs)


def twin(played: Any, rng: random.Random) -> record.Record:
    """The same game with another hideout, as far as it can go."""
    now = journal.begin(whitechapel, played.record.options, bytes(32), bytes(16))
    for action in played.actions:
        other = rng.choice(whitechapel.legal(now.state)) if isinstance(action, Hide) else action
        try:
            now = journal.extend(whitechapel, now, other, rng.randbytes(16))
        except NotLegal:
            break
    return now.record


@pytest.mark.slow
def test_twin_worlds_lead_to_the_same_belief() -> None:
    rng = random.Random("twins")
    for _ in range(20):
        played = contract.play(whitechapel, {}, rng)
        other = twin(played, rng)
        length = min(other.length, played.record.length - 1)
        seen = [
            record.write(journal.redact(whitechapel, one, "police"))
            for one in (record.undone(played.record, length), record.undone(other, length))
        ]
        one, another = (read(record.parse(text)) for text in seen)
        assert one == another
        for model in Model:
            assert (one.now(model) == another.now(model)).all()
            assert (one.hideout(model) == another.hideout(model)).all()


def test_event_by_event_and_all_at_once_are_the_same() -> None:
    played = contract.play(whitechapel, {"hideout": "easy"}, random.Random(7))
    belief = begin(played.record.options)
    for number, action in enumerate(played.actions, 1):
        belief = update(belief, action)
        if number % 9 == 0:
            again = read(record.undone(played.record, number))
            assert again == belief
            assert np.allclose(again.now(Model.TRAILS), belief.now(Model.TRAILS), atol=1e-13)
            assert belief.entropy(Model.TRAILS) <= belief.entropy(Model.SET) + 1e-9


def test_some_circles_of_the_row_can_be_asked_for_and_in_any_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    belief = after(f"{FAR_AWAY} -? -? =?=? -? Y?{members(NEXT[65])[0]} + -? ~?", {"hideout": "easy"})
    for model in Model:
        whole = belief.visited(model)
        some = np.flatnonzero(whole)[::3]
        assert np.allclose(belief.visited(model, some)[some], whole[some], atol=1e-13)
        assert np.count_nonzero(belief.visited(model, some)) == len(some)
        monkeypatch.setattr(returns, "MAX_ELEMENTS", 1)
        assert np.allclose(belief.visited(model), whole, atol=1e-13)
        monkeypatch.undo()


def test_a_record_that_no_game_can_leave_fits_no_trail() -> None:
    belief = after(f"{FAR_AWAY} -? Y?194 +")
    for model in Model:
        assert not belief.now(model).any()
        assert not belief.visited(model).any()
    assert belief.trails(2).trails == ()


@pytest.mark.parametrize("words", ["-?", "Y?41 +", "#", "+", "W=3,21 k3 -?! Y@4 -"])
def test_hunting_before_the_murder_and_answers_to_nothing_are_refused(words: str) -> None:
    with pytest.raises(NotLegal):
        after(words)


def test_another_games_record_is_refused() -> None:
    played = contract.play(mrjack, {}, random.Random(1))
    with pytest.raises(NotWellFormed):
        read(played.record)
