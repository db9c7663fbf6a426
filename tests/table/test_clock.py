"""Clocks: by side, for humans, judged by the server."""

from typing import Any

import pytest

from gaslamp.core import honesty
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Outcome
from gaslamp.games.registry import registration
from gaslamp.table import clock, replay
from gaslamp.table.commands import Ask, Flag, Replace, Undo
from gaslamp.table.events import Sat
from gaslamp.table.settings import DAY_MS, CorrespondenceClock, LiveClock
from table.example_tables import ExampleTable, example_table

side = registration("whitechapel").side
LIVE = LiveClock(base=300, increment=10)
SLOW = CorrespondenceClock(days=2)


def left(one: ExampleTable) -> dict[str, int]:
    return clock.left(one.table.clock_state, one.now)


def turn(one: ExampleTable) -> str:
    assert one.table.turn is not None
    return one.table.turn


def play_a_turn(one: ExampleTable, seconds: int) -> str:
    """The side to act plays until the other is to act; its first action takes that long."""
    playing = side(turn(one))
    one.now += seconds * 1000
    while side(turn(one)) == playing:
        one.act()
    return playing


def test_without_a_clock_no_time_runs_out() -> None:
    one = example_table()
    one.now += 1000 * DAY_MS
    one.act()
    assert left(one) == {}
    assert one.do(Flag()) == []


def test_time_runs_for_the_side_to_act_from_the_start() -> None:
    one = example_table(clock=LIVE)
    one.now += 7_000
    assert left(one) == {"jack": 300_000, "detective": 293_000}


def test_a_turn_that_ends_adds_the_increment() -> None:
    one = example_table(clock=LIVE)
    assert play_a_turn(one, 7) == "detective"
    assert left(one) == {"jack": 300_000, "detective": 303_000}
    one.now += 5_000
    assert left(one) == {"jack": 295_000, "detective": 303_000}


def test_allies_share_a_clock() -> None:
    one = example_table("whitechapel", options={"hands": "B/YN/RG"}, clock=LIVE)
    assert set(left(one)) == {"jack", "police"}
    play_a_turn(one, 20)
    before, seats = left(one)["police"], set()
    while turn(one) != "jack":
        seats.add(turn(one))
        one.now += 1_000
        one.act()
        before -= 1_000
        assert left(one)["police"] == before + (10_000 if turn(one) == "jack" else 0)
    assert seats


def test_a_side_loses_when_its_time_is_up_and_not_before() -> None:
    one = example_table(clock=LIVE)
    due = clock.deadline(one.table.clock_state)
    assert due == one.now + 300_000
    one.now = due - 1
    assert one.do(Flag()) == []
    one.now = due
    with pytest.raises(GaslampError, match="out-of-time"):
        one.act()
    one.do(Flag())
    assert one.table.outcome == Outcome(("jack",), "time")
    honesty.verify(one.table.game, one.table.journal.record)


def test_the_other_side_wins_when_allies_have_no_time_left() -> None:
    one = example_table("whitechapel", options={"hands": "B/YN/RG"}, clock=LIVE)
    play_a_turn(one, 1)
    one.now += 300_001
    one.do(Flag())
    assert one.table.outcome == Outcome(("jack",), "time")


def test_no_time_runs_while_a_machine_thinks() -> None:
    one = example_table(seats={"detective": "random"}, clock=LIVE)
    assert clock.deadline(one.table.clock_state) is None
    play_a_turn(one, 500)
    assert left(one)["detective"] == 310_000
    one.now += 4_000
    assert left(one)["jack"] == 296_000


def test_time_runs_on_for_a_machine_that_plays_in_a_persons_place() -> None:
    one = example_table(clock=LIVE)
    one.now += 10_000
    one.do(Replace("detective", "detective", "random"))
    one.now += 10_000
    assert left(one)["detective"] == 280_000
    one.now += 280_000
    one.do(Flag())
    assert one.table.outcome == Outcome(("jack",), "time")


@pytest.mark.parametrize("kind", [LIVE, SLOW])
def test_giving_the_seat_away_and_back_every_half_second_saves_no_time(kind: Any) -> None:
    one = example_table(clock=kind)
    before = left(one)["detective"]
    for number in range(80):
        one.now += 500
        one.do(Replace("detective", "detective", None if number % 2 else "random"))
    assert left(one)["detective"] == before - 40_000


def test_a_seat_given_away_before_the_owner_was_stored_costs_no_time() -> None:
    """Tables of earlier versions keep the times that they had."""
    one = example_table(clock=LIVE)
    steps = replay.follow(one.table, Sat("detective", "machine", "Detective", "random"), one.now)
    assert clock.deadline(steps.after.clock_state) is None


def test_an_event_with_an_earlier_time_gives_no_time() -> None:
    one = example_table(clock=LIVE)
    one.now += 5_000
    one.act()
    before = left(one)["detective"]
    one.now -= 3_600_000
    assert left(one)["detective"] == before
    one.do(Ask("detective", one.table.version, "abandon"))
    assert left(one)["detective"] == before
    assert clock.deadline(one.table.clock_state) == one.now + 3_600_000 + before


def test_a_correspondence_clock_gives_each_turn_its_days() -> None:
    one = example_table(clock=SLOW)
    play_a_turn(one, 86_400)
    assert left(one) == {"jack": 2 * DAY_MS, "detective": DAY_MS}
    play_a_turn(one, 3_600)
    assert left(one)["jack"] == 2 * DAY_MS - 3_600_000
    if turn(one) == "detective":
        assert left(one)["detective"] == 2 * DAY_MS


@pytest.mark.parametrize("kind", [LIVE, SLOW])
def test_an_undo_gives_no_time_back(kind: Any) -> None:
    """Otherwise a player could end a turn and undo it without end."""
    one = example_table("whitechapel", clock=kind, seed=3)
    for _ in range(3000):
        seat = turn(one)
        before, version = left(one), one.table.version
        one.act()
        if side(turn(one)) != side(seat) and one.table.past:
            break
        assert version < one.table.version
    one.now += 2_000
    one.do(Undo(seat, one.table.version))
    assert left(one)[side(seat)] <= before[side(seat)]
    one.act()
    one.do(Undo(seat, one.table.version))
    assert left(one)[side(seat)] <= before[side(seat)]


def test_the_clock_runs_on_after_an_offer() -> None:
    one = example_table(clock=LIVE)
    one.now += 5_000
    one.do(Ask("detective", one.table.version, "abandon"))
    one.now += 5_000
    assert left(one)["detective"] == 290_000


def test_the_clock_follows_from_the_events_alone() -> None:
    one = example_table(clock=LIVE)
    for _ in range(30):
        one.now += 1_234
        one.act()
    assert replay.replay(one.table.header, one.kept).clock_state == one.table.clock_state
