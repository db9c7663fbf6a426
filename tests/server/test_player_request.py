"""A request to a machine player: one JSON form, a seed that hides the secret, and what the player is told."""

import json
from dataclasses import replace

from gaslamp.core import journal, record
from gaslamp.games import mrjack, whitechapel
from gaslamp.players.levels import thinking_seconds
from gaslamp.server.machines.request import PlayerRequest, from_json

SECRET = b"s" * 32


def request(*more: str) -> PlayerRequest:
    now = journal.begin(mrjack, {}, bytes(32), bytes(16))
    for text in ("=M", "HSLB", *more):
        now = journal.extend(mrjack, now, mrjack.parse_action(text), bytes(16))
    return PlayerRequest(
        table="t",
        version=2,
        game="mrjack",
        seat="detective",
        level="club",
        record=record.write(journal.redact(mrjack, now.record, "detective")),
        view=mrjack.write(mrjack.view(now.state, "detective")),
        pencilled={"LE": "?"},
    )


def test_a_request_is_the_same_after_json() -> None:
    for one in (request(), request().at_level("expert").seeded(SECRET)):
        assert from_json(json.loads(json.dumps(one.to_json()))) == one


def test_the_seed_is_the_same_for_every_process_with_the_secret() -> None:
    assert request().seeded(SECRET) == request().seeded(SECRET)
    assert request().seeded(SECRET).seed != request().seeded(b"another").seed


def test_the_seed_does_not_depend_on_the_level() -> None:
    assert request().at_level("novice").seeded(SECRET).seed == request().seeded(SECRET).seed


def test_the_seed_depends_on_the_seats_record_not_on_the_version() -> None:
    """After a take-back the same actions lead to a later version."""
    again = replace(request(), version=9)
    assert again.seeded(SECRET).seed == request().seeded(SECRET).seed
    assert again.name == request().name
    assert request("S").seeded(SECRET).seed != request().seeded(SECRET).seed
    assert request("S").name != request().name


def test_the_seed_does_not_depend_on_another_seats_secret() -> None:
    """Jack hides at 64 or at 100: the police see that he hides, with another commitment each time."""
    hidden = []
    for number, text in enumerate(("h=64", "h=100")):
        now = journal.begin(whitechapel, {"hideout": "chosen"}, bytes(32), bytes(16))
        now = journal.extend(whitechapel, now, whitechapel.parse_action(text), bytes([number]) * 16)
        hidden.append(replace(request(), record=record.write(journal.redact(whitechapel, now.record, "police"))))
    assert hidden[0].record != hidden[1].record
    assert hidden[0].seeded(SECRET).seed == hidden[1].seeded(SECRET).seed
    assert hidden[0].name == hidden[1].name


def test_marks_belong_to_the_question_but_not_to_the_seed() -> None:
    other = replace(request(), pencilled={"LE": "!"})
    assert other.name != request().name
    assert other.seeded(SECRET).seed == request().seeded(SECRET).seed


def test_the_json_does_not_hold_the_secret() -> None:
    text = json.dumps(request().seeded(SECRET).to_json())
    assert SECRET.hex() not in text
    assert SECRET.decode() not in text


def test_a_level_sets_the_thinking_time() -> None:
    changed = request().at_level("novice")
    assert (changed.level, changed.seconds) == ("novice", thinking_seconds("novice"))


def test_a_player_is_told_what_its_seat_knows() -> None:
    known = request().knowledge()
    assert known.seat == "detective"
    assert mrjack.write(known.view) == request().view
    assert record.write(known.record) == request().record
    assert list(known.choices) == list(mrjack.choices(known.view))
    assert known.pencilled == {"LE": "?"}
