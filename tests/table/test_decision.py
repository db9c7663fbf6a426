"""Acting, undoing, taking back, and the ends of games outside the rules."""

from dataclasses import replace

import pytest

from gaslamp.core import chain, honesty, record
from gaslamp.core.errors import GaslampError, NotWellFormed
from gaslamp.core.game import CHANCE, Outcome
from gaslamp.table import replay
from gaslamp.table.commands import Act, Answer, Ask, Claim, Command, Flag, Rematch, Replace, Resign, Undo
from gaslamp.table.decision import can_undo
from gaslamp.table.events import Acted, Answered, Closed, Offered, Undone
from table.example_tables import ExampleTable, example_table

THREE = {"hands": "B/YN/RG"}


def refused(one: ExampleTable, command: Command) -> str:
    """The key of the error. Nothing may have changed."""
    before = one.table
    with pytest.raises(GaslampError) as caught:
        one.do(command)
    assert one.table is before
    return caught.value.key


def until(one: ExampleTable, seat: str) -> None:
    """Random play until it is that seat's turn and nothing can be undone."""
    while one.table.turn != seat or one.table.past:
        one.wander(1)


def test_an_action_and_the_chance_after_it_are_stored_together() -> None:
    one = example_table()
    acting: list[str] = []
    while CHANCE not in acting:
        acting = [step.event.seat for step in one.act() if isinstance(step.event, Acted)]
        assert one.table.turn not in (None, CHANCE)
    assert acting[0] != CHANCE


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Act("jack", 5, ("L",)), "not-your-turn"),
        (Act("detective", 4, ("L",)), "stale-version"),
        (Act("detective", 6, ("L",)), "stale-version"),
        (Act("detective", 5, ("nonsense",)), "unknown-action"),
        (Act("detective", 5, ("E4",)), "not-now"),
        (Act("butler", 5, ("L",)), "unknown-seat"),
        (Act("detective", 5, ("L",), "machine"), "machine-plays"),
        (Undo("detective", 5), "cannot-undo"),
        (Ask("detective", 5, "take-back"), "cannot-take-back"),
        (Answer("detective", 5, True), "no-offer"),
        (Rematch("detective", "b" * 16), "not-over"),
        (Replace("jack", "detective", None, absent=True), "not-absent"),
        (Claim("jack", frozenset()), "not-absent"),
        (Claim("detective", frozenset({"detective", "jack"})), "not-absent"),
        (Claim("butler", frozenset({"detective"})), "unknown-seat"),
    ],
)
def test_a_refused_command_changes_nothing(command: Command, key: str) -> None:
    one = example_table()
    assert one.table.version == 5
    assert refused(one, command) == key


def test_several_actions_are_made_all_or_none() -> None:
    one = example_table()
    [card] = [choice for choice in one.choices() if choice != "H"][:1]
    assert refused(one, Act("detective", 5, (card, "Z99"))) in ("unknown-action", "unknown-street")
    one.act(card)
    both = (one.choices()[0],)
    assert len(one.act(*both)) >= 1


def test_a_command_does_not_act_past_a_step_of_chance() -> None:
    """Were the second question refused only after a yes, the refusal would tell the answer without asking."""
    for seed in range(3):
        one = example_table("whitechapel", seed=seed)
        while not any("?" in choice for choice in one.choices()):
            one.wander(1)
        asked = [choice for choice in one.choices() if "?" in choice]
        turn = one.table.turn
        assert turn is not None
        assert refused(one, Act(turn, one.table.version, (asked[0], asked[-1]))) == "not-your-turn"


def test_an_offer_does_not_make_an_action_stale() -> None:
    one = example_table()
    one.do(Ask("jack", 5, "abandon"))
    one.do(Act("detective", 5, (one.choices()[0],)))
    assert one.table.offer is None


def test_undo_goes_back_to_the_last_thing_revealed() -> None:
    one = example_table()
    start = one.table
    card = next(choice for choice in one.choices() if choice in "LSUB")
    one.act(card)
    one.act()
    one.do(Undo("detective", one.table.version))
    one.do(Undo("detective", one.table.version))
    assert one.table.journal.state == start.journal.state
    assert one.table.journal.record.entries == start.journal.record.entries
    assert refused(one, Undo("detective", one.table.version)) == "cannot-undo"


def test_what_was_undone_stays_in_the_chain() -> None:
    one = example_table()
    one.act()
    one.do(Undo("detective", one.table.version))
    assert one.table.journal.head == chain.last(one.table.journal.record)
    assert len(one.table.journal.record.branches) == 1


def test_nobody_undoes_after_somebody_else_acted() -> None:
    one = example_table("whitechapel", seed=3)
    one.act()
    assert refused(one, Undo("police", one.table.version)) == "cannot-undo"
    one.do(Undo("jack", one.table.version))
    until(one, "police")
    one.act()
    while one.table.turn == "police":
        one.act()
    if one.table.past:
        one.act()
        assert refused(one, Undo("police", one.table.version)) == "cannot-undo"


def test_an_undone_secret_gets_a_new_commitment() -> None:
    one = example_table("whitechapel")
    one.act("h:64") if "h:64" in one.choices() else one.act()
    first = one.table.journal.record.entries[-1].promise
    one.do(Undo("jack", one.table.version))
    one.act()
    again = one.table.journal.record.entries[-1].promise
    assert first is not None
    assert again is not None
    assert first.commitment != again.commitment


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


@pytest.mark.parametrize("reason", ["resigned", "abandoned", "left"])
@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
def test_the_record_of_a_stopped_game_proves_honest(game: str, reason: str) -> None:
    one = example_table(game, seed=5)
    one.wander(10)
    assert one.table.status == "running"
    if reason == "resigned":
        one.do(Resign("jack"))
    elif reason == "left":
        turn = one.table.turn
        assert turn is not None
        other = next(seat for seat in one.table.seats if seat != turn)
        one.do(Claim(other, frozenset({turn})))
    else:
        one.do(Ask("jack", one.table.version, "abandon"))
        one.do(Answer(one.table.seats[1], one.table.version, True))
    again = record.parse(record.write(one.table.journal.record))
    honesty.verify(one.table.game, again)
    assert again.outcome is not None
    assert again.outcome.reason == reason


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
def test_the_record_of_a_game_with_undos_proves_honest(game: str, seed: int) -> None:
    one = example_table(game, seed=seed)
    while (turn := one.table.turn) is not None:
        one.wander(1)
        if one.rng.random() < 0.3 and can_undo(one.table, turn):
            one.do(Undo(turn, one.table.version))
    honesty.verify(one.table.game, one.table.journal.record)


def test_after_the_end_commands_are_refused() -> None:
    one = example_table()
    one.do(Resign("jack"))
    version = one.table.version
    for command in (
        Act("detective", version, ("L",)),
        Undo("detective", version),
        Ask("detective", version, "abandon"),
        Resign("detective"),
        Replace("detective", "detective", "random"),
    ):
        assert refused(one, command) == "table-over"
    assert one.do(Flag()) == []
    one.do(Rematch("jack", "b" * 16))
    assert one.table.rematch == "b" * 16


def test_actions_that_cannot_be_parsed_are_not_well_formed() -> None:
    one = example_table()
    with pytest.raises(NotWellFormed):
        one.do(Act("detective", 5, ("?",)))
