"""Keeping a record, and reading a game back out of it."""

from dataclasses import replace
from typing import Any

import pytest

import three_doors
from gaslamp.core import journal, record
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.core.game import SPECTATOR, Outcome
from gaslamp.core.journal import Journal
from gaslamp.core.record import Entry, Record
from gaslamp.games import mrjack

SEED, NONCE, OLD_NONCE = bytes(range(32)), bytes(32), bytes(16)
TABLE_ID = "lqk2zo7r5w3ndjdc"


def doors(*actions: str) -> Journal[Any]:
    now = journal.begin(three_doors, {}, SEED, NONCE, table=TABLE_ID)
    return extended(now, *actions)


def extended(now: Journal[Any], *actions: str) -> Journal[Any]:
    for action in actions:
        now = journal.extend(three_doors, now, three_doors.parse_action(action), bytes(now.record.nonce_bytes))
    return now


def whole_game() -> Record:
    return completed(doors(":2", "-1"))


def completed(now: Journal[Any]) -> Record:
    now = journal.extend(three_doors, now, journal.chance(three_doors, now), bytes(now.record.nonce_bytes))
    return extended(now, "!2").record


def old_game() -> Record:
    """The same game in format 1."""
    return completed(extended(journal.begin(three_doors, {}, SEED, OLD_NONCE), ":2", "-1"))


def test_a_game_begins_with_a_promise_of_its_seed_and_settled_options() -> None:
    now = journal.begin(mrjack, {}, SEED, NONCE)
    assert now.record.options == {"edition": "revised"}
    assert now.record.promise.nonce == NONCE
    assert len(now.record.promise.commitment) == 64


def test_a_secret_choice_is_promised_and_an_open_one_is_not() -> None:
    hide, point = doors(":2", "-1").record.entries
    assert hide.promise is not None
    assert point.promise is None


def test_chance_draws_what_the_seed_says() -> None:
    """Behind door 2 is the thief and at door 1 points the constable, so the wind takes door 3."""
    assert journal.chance(three_doors, doors(":2", "-1")) == three_doors.parse_action("~3")


def test_what_is_not_legal_is_not_recorded() -> None:
    with pytest.raises(NotLegal):
        doors("!1")


@pytest.mark.parametrize("action", [":2", "-1"])
def test_an_action_is_recorded_the_same_when_it_is_also_observed(action: str) -> None:
    before = doors() if action == ":2" else doors(":2")
    taken = three_doors.parse_action(action)
    after, seen = journal.extend_and_observe(three_doors, before, taken, action, NONCE)
    assert after == journal.extend(three_doors, before, taken, NONCE)
    assert seen == {
        eyes: three_doors.seen(before.state, taken, eyes) for eyes in (*three_doors.seats(before.state), SPECTATOR)
    }


def test_the_views_of_a_record_are_those_its_owner_had() -> None:
    played = whole_game()
    for seat in ("thief", "constable"):
        kept = journal.redact(three_doors, played, seat)
        states = journal.replay(three_doors, played)
        assert journal.views(three_doors, kept)[:-1] == [three_doors.view(state, seat) for state in states[:-1]]


@pytest.mark.parametrize("played", [whole_game(), old_game()], ids=["format-2", "format-1"])
def test_a_finished_game_is_resumed_as_it_ended(played: Record) -> None:
    assert journal.resume(three_doors, played).record == played


def test_a_record_replays_to_the_same_state() -> None:
    now = doors(":2", "-1")
    assert journal.replay(three_doors, now.record)[-1] == now.state
    assert journal.resume(three_doors, now.record) == now


def test_undoing_leads_back_to_where_one_was() -> None:
    before, after = doors(":2"), doors(":2", "-1")
    assert journal.undo(after, 1, before.state).state == before.state
    assert record.undone(after.record, 1) == before.record


def test_a_game_that_was_undone_is_resumed() -> None:
    now = extended(journal.undo(doors(":2", "-1"), 1, doors(":2").state), "-3")
    assert journal.resume(three_doors, now.record) == now


def test_in_format_1_nothing_is_left_of_what_was_undone() -> None:
    before = extended(journal.begin(three_doors, {}, SEED, OLD_NONCE), ":2")
    assert journal.undo(extended(before, "-1"), 1, before.state) == before


@pytest.mark.parametrize(
    ("bent", "key"),
    [
        (replace(whole_game(), rules="td9"), "wrong-rules"),
        (replace(whole_game(), game="chess"), "wrong-rules"),
        (replace(whole_game(), outcome=None), "wrong-outcome"),
        (replace(whole_game(), entries=(Entry("constable", ":2"),)), "wrong-seat"),
        (replace(whole_game(), entries=(Entry("thief", "*2"),)), "unknown-action"),
        (replace(whole_game(), options={"size": "big"}), "unknown-option"),
    ],
)
def test_a_record_that_does_not_fit_the_game_is_refused(bent: Record, key: str) -> None:
    with pytest.raises(NotWellFormed) as caught:
        journal.replay(three_doors, bent)
    assert caught.value.key == key


def test_an_action_against_the_rules_is_refused_in_a_record_too() -> None:
    bent = replace(whole_game(), entries=(Entry("thief", ":2"), Entry("constable", "!1")))
    with pytest.raises(NotLegal):
        journal.replay(three_doors, bent)


def test_a_seats_record_shows_what_the_seat_saw() -> None:
    game = whole_game()
    assert [entry.action for entry in journal.redact(three_doors, game, "constable").entries] == [
        *(":?", "-1", "~3", "!2")
    ]
    assert [entry.action for entry in journal.redact(three_doors, game, "thief").entries] == [":2", "-1", "~3", "!2"]


def test_a_seats_record_holds_no_seed_and_no_nonce() -> None:
    text = record.write(journal.redact(three_doors, whole_game(), "constable"))
    assert SEED.hex() not in text
    assert NONCE.hex() not in text
    assert "eyes constable" in text


def test_from_a_seats_record_nobody_can_draw() -> None:
    shown = journal.redact(three_doors, doors(":2", "-1").record, "thief")
    with pytest.raises(NotWellFormed, match="no-seed"):
        journal.chance(three_doors, Journal(shown, doors(":2", "-1").state))


STOPS = [
    Outcome(("thief",), "resigned"),
    Outcome(("constable",), "time"),
    Outcome((), "abandoned"),
    Outcome((), "left"),
    Outcome(("thief",), "left"),
]


@pytest.mark.parametrize("outcome", STOPS, ids=lambda outcome: outcome.reason)
def test_a_game_can_be_stopped_where_no_rule_ends_it(outcome: Outcome) -> None:
    stopped = journal.stop(three_doors, doors(":2", "-1"), outcome)
    again = record.parse(record.write(stopped.record))
    assert again.outcome == outcome
    assert journal.resume(three_doors, again) == stopped
    assert journal.redact(three_doors, again, "constable").outcome == outcome


def test_an_abandoned_game_has_no_winner_in_its_record() -> None:
    stopped = journal.stop(three_doors, doors(":2"), Outcome((), "abandoned"))
    assert record.write(stopped.record).endswith("closed 1 - abandoned\n")


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(("thief",), "abandoned"),
        Outcome((), "resigned"),
        Outcome(("thief", "constable"), "resigned"),
        Outcome(("constable", "constable"), "time"),
        Outcome(("butler",), "time"),
        Outcome(("thief",), "hidden"),
    ],
)
def test_a_game_is_not_stopped_in_a_way_that_makes_no_sense(outcome: Outcome) -> None:
    with pytest.raises(NotWellFormed, match="wrong-outcome"):
        journal.stop(three_doors, doors(":2"), outcome)
    with pytest.raises(NotWellFormed, match="wrong-outcome"):
        journal.replay(three_doors, replace(doors(":2").record, outcome=outcome))


def test_a_game_that_is_over_cannot_be_stopped() -> None:
    over = journal.resume(three_doors, whole_game())
    with pytest.raises(NotWellFormed, match="wrong-outcome"):
        journal.stop(three_doors, over, STOPS[0])
    with pytest.raises(NotWellFormed, match="wrong-outcome"):
        journal.replay(three_doors, replace(whole_game(), outcome=STOPS[0]))
