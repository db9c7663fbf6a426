"""Who sits where, and when the game begins."""

from dataclasses import replace
from itertools import product

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.table import replay
from gaslamp.table.commands import Act, Claim, Rematch, Replace, Resign, Sit, Stand
from gaslamp.table.events import Acted, Sat, Started
from gaslamp.table.settings import Clock, CorrespondenceClock, LiveClock
from gaslamp.table.table import Chair
from table.example_tables import example_open_table, example_table

SIX = {"hands": "B/Y/N/R/G"}


def test_a_new_table_has_every_seat_open() -> None:
    assert set(example_open_table().table.chairs.values()) == {Chair()}
    assert example_open_table("whitechapel", SIX).table.seats == (
        "jack",
        "police1",
        "police2",
        "police3",
        "police4",
        "police5",
    )


@pytest.mark.parametrize("mix", list(product([None, "random"], repeat=2)))
def test_the_game_begins_when_the_last_seat_is_taken(mix: tuple[str | None, ...]) -> None:
    one = example_open_table()
    for seat, level in zip(one.table.seats, mix, strict=True):
        assert one.table.status == "waiting"
        one.do(Sit(seat, "machine" if level else "human", level=level))
    assert one.table.status == "running"
    assert [type(step.event) for step in one.steps] == [Sat, Sat, Started, Acted, Acted]
    assert one.table.turn == "detective"


def test_seats_are_taken_in_any_order() -> None:
    one = example_open_table("whitechapel", SIX)
    for seat in reversed(one.table.seats):
        one.do(Sit(seat, "human"))
    assert one.table.status == "running"


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Sit("jack", "human", "Eve"), "seat-taken"),
        (Sit("butler", "human", "Eve"), "unknown-seat"),
        (Act("jack", 1, ("L",)), "not-started"),
        (Resign("jack"), "not-started"),
        (Rematch("jack", "b" * 16), "not-over"),
        (Replace("jack", "jack", "random"), "not-started"),
        (Replace("detective", "jack", "random"), "machine-plays"),
    ],
)
def test_commands_of_the_game_are_refused_before_it_begins(command: object, key: str) -> None:
    one = example_open_table()
    one.do(Sit("jack", "human", "Ann"))
    before = one.table
    with pytest.raises(GaslampError) as caught:
        one.do(command)  # type: ignore[arg-type]
    assert caught.value.key == key
    assert one.table is before


def test_a_player_may_leave_the_seat_until_the_game_begins() -> None:
    one = example_open_table()
    one.do(Sit("jack", "human", "Ann"))
    one.do(Stand("jack"))
    assert one.table.chairs["jack"] == Chair()
    with pytest.raises(GaslampError, match="already-started"):
        example_table().do(Stand("jack"))


def test_players_may_give_an_open_seat_to_a_machine_and_open_it_again() -> None:
    one = example_open_table("whitechapel", {"hands": "B/YNRG"})
    one.do(Sit("jack", "human", "Ann"))
    one.do(Replace("jack", "police1", "random"))
    assert one.table.chairs["police1"] == Chair("machine", "", "random")
    one.do(Replace("jack", "police1", None))
    assert one.table.chairs["police1"] == Chair()
    one.do(Sit("police1", "human", "Bob"))
    with pytest.raises(GaslampError, match="seat-taken"):
        one.do(Replace("jack", "police1", "random"))
    one.do(Replace("jack", "police2", "random"))
    assert one.table.status == "running"


def test_a_player_gives_the_seat_to_a_machine_and_takes_it_back() -> None:
    one = example_table()
    one.do(Replace("detective", "detective", "random"))
    assert one.table.chairs["detective"] == Chair("machine", "Detective", "random")
    with pytest.raises(GaslampError, match="machine-plays"):
        one.do(Act("detective", one.table.version, (one.choices()[0],)))
    one.do(Replace("detective", "detective", None))
    assert one.table.chairs["detective"] == Chair("human", "Detective")


def test_allies_replace_only_an_absent_player() -> None:
    one = example_table("whitechapel", options={"hands": "BY/NRG"})
    with pytest.raises(GaslampError, match="not-absent"):
        one.do(Replace("police1", "police2", "random", absent=False))
    one.do(Replace("police1", "police2", "random", absent=True))
    assert one.table.chairs["police2"].kind == "machine"
    with pytest.raises(GaslampError, match="not-absent"):
        one.do(Replace("police1", "police2", "random", absent=True))


def test_an_opponent_never_gives_a_seat_to_a_machine() -> None:
    one = example_table()
    with pytest.raises(GaslampError, match="only-allies"):
        one.do(Replace("jack", "detective", "random", absent=True))


def test_an_opponent_may_replace_an_absent_player_where_that_was_agreed() -> None:
    one = example_table(replace_absent="all")
    with pytest.raises(GaslampError, match="not-absent"):
        one.do(Replace("jack", "detective", "random", absent=False))
    one.do(Replace("jack", "detective", "random", absent=True))
    assert one.table.chairs["detective"] == Chair("machine", "Detective", "random")


@pytest.mark.parametrize("kind", [LiveClock(300, 10), CorrespondenceClock(3)])
def test_nobody_is_absent_while_the_clock_has_time_left(kind: Clock) -> None:
    one = example_table("whitechapel", options={"hands": "BY/NRG"}, clock=kind, replace_absent="all")
    for by in ("jack", "police1"):
        with pytest.raises(GaslampError, match="clock-decides"):
            one.do(Replace(by, "police2", "random", absent=True))
    with pytest.raises(GaslampError, match="clock-decides"):
        one.do(Claim("police1", frozenset({"jack"})))


def test_a_machine_in_a_persons_place_does_not_take_the_key() -> None:
    one = example_table("whitechapel", {"police1": "random"}, options={"hands": "BY/NRG"})
    one.do(Replace("police2", "police2", "random"))
    assert one.table.people == {"jack", "police2"}


def test_the_players_who_are_expected_at_a_rematch_have_keys() -> None:
    one = example_open_table(names={"jack": "Ann", "detective": "Bob"})
    one.do(Sit("jack", "human", "Ann"))
    one.do(Replace("jack", "detective", "random"))
    assert one.table.people == {"jack", "detective"}
    one = example_open_table(names={"jack": "Ann", "detective": "Bob"})
    one.do(Stand("jack"))
    assert one.table.people == {"detective"}


def test_a_table_of_another_rules_version_is_not_opened() -> None:
    header = example_open_table().table.header
    with pytest.raises(GaslampError, match="wrong-rules"):
        replay.opened(replace(header, rules="mj0"))


@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
def test_a_table_is_the_replay_of_its_events(game: str) -> None:
    one = example_table(game, {"jack": "random"})
    one.wander(60)
    assert replay.replay(one.table.header, one.kept) == one.table
    assert [event.version for event in one.kept] == list(range(1, one.table.version + 1))
