"""A request to a machine player: one JSON form, a seed that hides the secret, and what the player is told."""

import json

from gaslamp.core import journal, record
from gaslamp.games import mrjack
from gaslamp.players.levels import thinking_seconds
from gaslamp.server.machines.request import PlayerRequest, from_json

SECRET = b"s" * 32


def request() -> PlayerRequest:
    now = journal.begin(mrjack, {}, bytes(32), bytes(16))
    for text in ("=M", "HSLB"):
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
