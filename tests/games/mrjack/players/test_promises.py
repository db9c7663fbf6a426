"""What every machine player of Mr. Jack promises: no peeking, nothing carried along, in time, and it can be stopped."""

import time
from functools import partial
from itertools import islice, pairwise
from random import Random

import pytest

from games.mrjack.players.positions import moments, twins
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.games.mrjack.players import PLAYERS
from gaslamp.parts.player import Cancelled, Thinking
from gaslamp.players import levels
from gaslamp.players.levels import LEVELS, SECONDS
from players.timing import TRIES, quickest

SEATS: tuple[Seat, ...] = ("jack", "detective")
THINKERS = ("ismcts", *LEVELS)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", THINKERS)
def test_what_a_seat_has_not_learned_changes_no_choice(name: str, seat: Seat) -> None:
    compared, wanted = 0, 4 if name == "ismcts" else 12
    for number in range(60):
        if compared >= wanted:
            break
        pairs = list(twins(f"twins/{number}", seat))
        for place in Random(number).sample(range(len(pairs)), min(2, len(pairs))):
            truth, twin = pairs[place]
            chosen = [
                levels.seated("mrjack", seat, name).choose(known, Random(5), Thinking()) for known in (truth, twin)
            ]
            assert chosen[0] == chosen[1]
            compared += 1
    assert compared >= wanted


@pytest.mark.parametrize("name", THINKERS)
def test_a_new_player_chooses_what_one_chooses_who_was_there_from_the_start(name: str) -> None:
    for seat in SEATS:
        old = levels.seated("mrjack", seat, name)
        for known in [known for known in moments("fresh/3", every=4) if known.seat == seat][
            : 2 if name == "ismcts" else 6
        ]:
            new = levels.seated("mrjack", seat, name)
            assert old.choose(known, Random(9), Thinking()) == new.choose(known, Random(9), Thinking())


@pytest.mark.parametrize("name", PLAYERS)
def test_every_choice_is_one_that_was_offered(name: str) -> None:
    """In both editions, and in every kind of position that random games lead to."""
    every = {"club": 31, "expert": 61, "ismcts": 61}.get(name, 7)
    for number in range(6):
        for known in moments(f"legal/{number}", every):
            assert levels.seated("mrjack", known.seat, name).choose(known, Random(1), Thinking()) in known.choices


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_keeps_to_its_time(name: str) -> None:
    """By the clock of the process, so that a busy machine does not matter much; picks at the start are the longest."""
    most = 2 * SECONDS[name]
    for known in islice(moments("time/1"), 4):
        new = partial(levels.seated, "mrjack", known.seat, name)
        assert quickest(lambda new=new, known=known: new().choose(known, Random(1), Thinking()), most) < most


@pytest.mark.parametrize("name", THINKERS)
def test_a_player_tells_how_far_it_is(name: str) -> None:
    reported: list[float] = []
    known = next(moments("progress/1"))
    levels.seated("mrjack", known.seat, name).choose(known, Random(1), Thinking(report=reported.append))
    assert reported == sorted(reported)
    assert len(reported) >= 3
    assert 0 <= reported[0] <= reported[-1] <= 1


@pytest.mark.parametrize("name", THINKERS)
def test_a_player_that_is_not_wanted_any_more_stops_soon(name: str) -> None:
    known = next(moments("cancel/1"))

    def longest() -> float:
        calls: list[float] = []
        slow = Thinking(report=lambda _share: calls.append(time.process_time()), cancelled=lambda: len(calls) == 5)
        with pytest.raises(Cancelled):
            levels.seated("mrjack", known.seat, name).choose(known, Random(1), slow)
        return max(after - before for before, after in pairwise(calls))

    # Others on the machine make even our own time longer, but not every time.
    assert any(longest() < 0.5 for _ in range(TRIES))


@pytest.mark.parametrize("name", THINKERS)
def test_when_time_is_up_it_plays_the_best_so_far(name: str) -> None:
    known = next(moments("late/1"))
    new = partial(levels.seated, "mrjack", known.seat, name)
    assert new().choose(known, Random(1), Thinking(0)) in known.choices
    assert quickest(lambda: new().choose(known, Random(1), Thinking(0)), 0.5) < 0.5


def test_no_table_can_seat_a_player_that_cheats() -> None:
    with pytest.raises(NotWellFormed):
        levels.seated("mrjack", "detective", "cheat")
