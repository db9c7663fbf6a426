"""Offers to the other players: take-backs, abandoning, resigning; and claims."""

from dataclasses import replace

import pytest

from gaslamp.core.game import Outcome
from gaslamp.table import replay
from gaslamp.table.commands import Answer, Ask, Claim, Replace, Resign, Undo
from gaslamp.table.events import Answered, Closed, Offered, Undone
from table.example_tables import THREE, ExampleTable, example_table, refused, until


def passed_without_chance(one: ExampleTable) -> str:
    """Play until a seat's last action was followed by another seat's, with nothing drawn in between."""
    for _ in range(2000):
        entries = one.table.journal.record.entries
        if len(one.table.past) >= 2 and entries[-1].seat != entries[-2].seat:
            return entries[-2].seat
        assert one.table.turn is not None, "the game was over too soon"
        one.act()
    raise AssertionError("no such moment")


def test_taking_back_needs_the_consent_of_everybody() -> None:
    one = example_table("whitechapel", options=THREE)
    asker = passed_without_chance(one)
    length = one.table.length
    one.do(Ask(asker, one.table.version, "take-back"))
    offer = one.table.offer
    assert offer is not None
    assert offer.asked == set(one.table.seats) - {asker}
    *first, last = sorted(offer.asked)
    for seat in first:
        one.do(Answer(seat, offer.version, True))
        assert one.table.length == length
    steps = one.do(Answer(last, offer.version, True))
    assert [type(step.event) for step in steps] == [Answered, Undone]
    assert one.table.length == length - 2
    assert one.table.turn == asker


def test_one_no_ends_an_offer() -> None:
    one = example_table()
    one.do(Ask("detective", 5, "abandon"))
    assert refused(one, Ask("jack", 5, "abandon")) == "offer-open"
    assert refused(one, Answer("detective", 6, True)) == "not-asked"
    assert refused(one, Answer("jack", 5, True)) == "no-offer"
    one.do(Answer("jack", 6, False))
    assert one.table.offer is None
    one.do(Ask("detective", one.table.version, "abandon"))
    one.do(Answer("detective", one.table.version, False))
    assert one.table.offer is None
    assert one.table.status == "running"


def test_nothing_is_taken_back_past_a_step_of_chance() -> None:
    one = example_table()
    while one.table.past or one.table.length < 6:
        one.act()
    for seat in one.table.seats:
        assert refused(one, Ask(seat, one.table.version, "take-back")) == "cannot-take-back"


def test_one_person_among_machines_may_leave_and_it_is_said_who() -> None:
    one = example_table(seats={"jack": "random"})
    steps = one.do(Ask("detective", 5, "abandon"))
    assert [type(step.event) for step in steps] == [Offered, Closed]
    assert one.table.outcome == Outcome((), "left")
    assert one.table.left == ("detective",)
    assert replay.replay(one.table.header, one.kept) == one.table


def test_one_person_among_machines_may_take_back_and_it_is_counted() -> None:
    one = example_table(seats={"jack": "random"})
    for count in (1, 2):
        one.act(next(choice for choice in one.choices() if choice in "LSUBMGW"))
        one.do(Ask("detective", one.table.version, "take-back"))
        assert (one.table.length, one.table.take_backs) == (2, count)
        assert one.table.journal.record.take_backs == count
    assert replay.replay(one.table.header, one.kept) == one.table


def test_an_undo_is_not_a_take_back() -> None:
    one = example_table()
    one.act(next(choice for choice in one.choices() if choice in "LSUBMGW"))
    one.do(Ask("detective", one.table.version, "take-back"))
    one.do(Undo("detective", one.table.version))
    assert one.table.take_backs == 0


@pytest.mark.parametrize("is_take_back", [False, True])
def test_an_earlier_version_did_not_store_whether_it_was_a_take_back(is_take_back: bool) -> None:
    one = example_table(seats={"jack": "random"})
    one.act(next(choice for choice in one.choices() if choice in "LSUBMGW"))
    version = one.table.version
    one.do(Ask("detective", version, "take-back") if is_take_back else Undo("detective", version))
    *before, last = one.kept
    old = replace(last, body={name: value for name, value in last.body.items() if name != "is_take_back"})
    assert old != last
    assert replay.replay(one.table.header, (*before, old)) == one.table


def test_no_take_back_from_a_machine_where_another_person_has_played() -> None:
    """The machine may hold that person's secret, and would answer one question after another."""
    one = example_table()
    one.do(Replace("jack", "jack", "random"))
    one.act(next(choice for choice in one.choices() if choice in "LSUBMGW"))
    assert refused(one, Ask("detective", one.table.version, "take-back")) == "no-take-back"


def test_nobody_abandons_alone_while_a_machine_plays_in_the_others_place() -> None:
    one = example_table()
    one.do(Replace("jack", "jack", "random"))
    one.do(Ask("detective", one.table.version, "abandon"))
    assert one.table.status == "running"
    assert one.table.offer is not None
    assert one.table.offer.asked == {"jack"}
    one.do(Answer("jack", one.table.offer.version, True))
    assert one.table.outcome == Outcome((), "abandoned")


def test_a_side_that_has_left_when_it_is_to_act_loses_to_a_claim() -> None:
    one = example_table()
    one.do(Claim("jack", frozenset({"detective"})))
    assert one.table.outcome == Outcome(("jack",), "left")
    assert one.table.left == ("detective",)
    assert replay.replay(one.table.header, one.kept) == one.table


def test_no_claim_while_an_ally_is_there_or_a_machine_is_to_act() -> None:
    one = example_table("whitechapel", options=THREE)
    until(one, "police1")
    assert refused(one, Claim("jack", frozenset({"police1", "police2"}))) == "not-absent"
    one.do(Replace("police2", "police1", "random", absent=True))
    assert refused(one, Claim("jack", frozenset({"police1", "police2", "police3"}))) == "not-absent"


def test_all_must_agree_to_abandon() -> None:
    one = example_table("whitechapel", {"police2": "random"}, options=THREE)
    one.do(Ask("police1", one.table.version, "abandon"))
    offer = one.table.version
    one.do(Answer("jack", offer, True))
    assert one.table.status == "running"
    one.do(Answer("police3", offer, True))
    assert one.table.outcome == Outcome((), "abandoned")


def test_a_side_of_one_resigns_at_once() -> None:
    one = example_table("whitechapel", options=THREE)
    one.do(Resign("jack"))
    assert one.table.outcome == Outcome(("police1", "police2", "police3"), "resigned")


def test_allies_resign_together_or_not_at_all() -> None:
    one = example_table("whitechapel", {"police2": "random"}, options=THREE)
    one.do(Resign("police1"))
    offer = one.table.offer
    assert offer is not None
    assert (offer.what, offer.asked) == ("resign", {"police3"})
    assert refused(one, Answer("jack", offer.version, True)) == "not-asked"
    one.do(Answer("police3", offer.version, True))
    assert one.table.outcome == Outcome(("jack",), "resigned")
