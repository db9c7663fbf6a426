"""The speed of machines, turns in a hurry, and several steps of machines at once."""

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.table import replay
from gaslamp.table.commands import Act, Ask, Hurry, Pace, Play
from gaslamp.table.events import Acted, Hurried, Paced
from table.example_tables import ExampleTable, example_table

POLICE = {"police": "random"}


def machines_turn() -> ExampleTable:
    one = example_table("whitechapel", POLICE)
    while one.table.machine is None:
        one.act()
    return one


def test_a_speed_is_an_event_and_the_same_speed_is_none() -> None:
    one = example_table()
    assert one.table.speed == "quick"
    assert [step.event for step in one.do(Pace("jack", "calm"))] == [Paced("jack", "calm")]
    assert one.do(Pace("jack", "calm")) == []
    assert replay.replay(one.table.header, one.kept).speed == "calm"


def test_a_hurry_lasts_until_a_person_is_to_act() -> None:
    one = machines_turn()
    assert [step.event for step in one.do(Hurry("jack"))] == [Hurried("jack")]
    assert one.do(Hurry("jack")) == []
    while one.table.machine is not None:
        assert one.table.hurried
        one.act()
    assert not one.table.hurried


def test_where_no_machine_is_to_act_there_is_nothing_to_hurry() -> None:
    one = example_table("whitechapel", POLICE)
    assert one.do(Hurry("jack")) == []


def test_the_steps_of_machines_go_past_chance() -> None:
    one = machines_turn()
    steps = []
    ahead = machines_turn()
    while (machine := ahead.table.machine) is not None:
        text = ahead.choices()[0]
        steps.append((machine[0], text))
        ahead.act(text)
    made = one.do(Play(one.table.version, tuple(steps)))
    assert one.table.turn == "jack"
    assert {step.event.seat for step in made if isinstance(step.event, Acted)} >= {"police"}
    assert one.table.journal.state == ahead.table.journal.state


@pytest.mark.parametrize(
    ("steps", "key"),
    [
        ((("police", "B=x40"), ("jack", "wait")), "not-your-turn"),
        ((("police", "B=x40"), ("police", "nonsense")), "unknown-action"),
        ((("police", "B=x40"), ("police", "Y=x40")), "cannot-place-patrol"),
    ],
)
def test_if_one_step_is_refused_none_is_made(steps: tuple[tuple[str, str], ...], key: str) -> None:
    one = machines_turn()
    before = one.table
    with pytest.raises(GaslampError) as caught:
        one.do(Play(one.table.version, steps))
    assert caught.value.key == key or caught.value.key == "not-now"
    assert one.table is before


def test_no_machine_plays_for_a_person() -> None:
    one = example_table("whitechapel", POLICE)
    with pytest.raises(GaslampError, match="machine-plays"):
        one.do(Play(one.table.version, (("jack", one.choices()[0]),)))


def test_after_the_end_nobody_sets_a_speed() -> None:
    one = example_table("whitechapel", POLICE)
    one.do(Ask("jack", one.table.version, "abandon"))
    with pytest.raises(GaslampError, match="table-over"):
        one.do(Pace("jack", "calm"))
    with pytest.raises(GaslampError, match="unknown-seat"):
        example_table().do(Pace("butler", "calm"))


def test_a_plain_action_still_stops_at_chance() -> None:
    one = machines_turn()
    while one.table.machine is not None:
        one.act()
    with pytest.raises(GaslampError):
        one.do(Act("jack", one.table.version, (one.choices()[0], "B>x1")))
