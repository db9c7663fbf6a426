"""A clock that waits for the players, and time that players give each other."""

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Outcome
from gaslamp.table import clock, replay
from gaslamp.table.commands import AddTime, Arrive, Flag, Resign
from gaslamp.table.events import Arrived, Extended
from gaslamp.table.settings import DAY_MS, CorrespondenceClock, LiveClock
from table.example_tables import ExampleTable, example_table

LIVE = LiveClock(base=300, increment=10)
BOTH = frozenset({"jack", "detective"})


def left(one: ExampleTable) -> dict[str, int]:
    return clock.left(one.table.clock_state, one.now)


def waiting_table(seats: dict[str, str] | None = None) -> ExampleTable:
    return example_table(seats=seats, clock=LIVE, clock_waits=True, absence=60)


def test_no_time_runs_before_everybody_has_arrived() -> None:
    one = waiting_table()
    one.do(Arrive(frozenset({"detective"})))
    one.now += 59_000
    assert left(one) == {"jack": 300_000, "detective": 300_000}


def test_time_runs_from_the_arrival_of_the_last_player() -> None:
    one = waiting_table()
    one.do(Arrive(frozenset({"detective"})))
    one.now += 20_000
    one.do(Arrive(BOTH))
    one.now += 7_000
    assert left(one) == {"jack": 300_000, "detective": 293_000}


def test_who_never_arrives_is_waited_for_no_longer_than_the_table_set() -> None:
    one = waiting_table()
    one.now += 60_000 + 7_000
    assert left(one) == {"jack": 300_000, "detective": 293_000}
    one.now += 293_000
    one.do(Flag())
    assert one.table.outcome == Outcome(("jack",), "time")


def test_who_arrives_late_gets_no_time_back() -> None:
    one = waiting_table()
    one.now += 67_000
    one.do(Arrive(BOTH))
    assert left(one)["detective"] == 293_000


def test_moves_may_be_made_before_everybody_has_arrived() -> None:
    one = waiting_table()
    one.do(Arrive(frozenset({"detective"})))
    one.now += 10_000
    while one.table.turn == "detective":
        one.act()
    one.now += 5_000
    assert left(one) == {"jack": 300_000, "detective": 310_000}
    one.do(Arrive(BOTH))
    one.now += 4_000
    assert left(one)["jack"] == 296_000


def test_nobody_waits_for_a_machine() -> None:
    one = waiting_table({"jack": "random"})
    assert one.table.awaited == {"detective"}


def test_who_has_arrived_does_not_arrive_again() -> None:
    one = waiting_table()
    assert [step.event for step in one.do(Arrive(BOTH))] == [Arrived("jack"), Arrived("detective")]
    assert one.do(Arrive(BOTH)) == []


def test_a_waiting_clock_is_the_same_after_a_replay() -> None:
    one = waiting_table()
    one.do(Arrive(frozenset({"jack"})))
    again = replay.replay(one.table.header, one.kept)
    assert (again.clock_state, again.awaited) == (one.table.clock_state, frozenset({"detective"}))


def test_a_correspondence_clock_waits_for_nobody() -> None:
    one = example_table(clock=CorrespondenceClock(days=2), clock_waits=True)
    one.now += 5_000
    assert left(one)["detective"] == 2 * DAY_MS - 5_000


@pytest.mark.parametrize(("kind", "seconds"), [(LIVE, 60), (CorrespondenceClock(days=2), 86_400)])
def test_a_player_gives_the_other_side_more_time(kind: LiveClock | CorrespondenceClock, seconds: int) -> None:
    one = example_table(clock=kind)
    before = left(one)
    assert [step.event for step in one.do(AddTime("jack"))] == [Extended("jack", seconds)]
    assert left(one) == {**before, "detective": before["detective"] + seconds * 1000}


def test_no_side_is_given_more_time_than_a_table_can_have() -> None:
    one = example_table(clock=LiveClock(base=4 * 3600 - 60, increment=0))
    one.do(AddTime("jack"))
    with pytest.raises(GaslampError, match="enough-time"):
        one.do(AddTime("jack"))


def test_there_is_no_time_to_give_without_a_clock_or_after_the_end() -> None:
    with pytest.raises(GaslampError, match="no-clock"):
        example_table().do(AddTime("jack"))
    one = example_table(clock=LIVE)
    one.do(Resign("jack"))
    with pytest.raises(GaslampError, match="table-over"):
        one.do(AddTime("jack"))
