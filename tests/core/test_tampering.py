"""A game that was changed afterwards is found by any one player who kept heads, and not by the file alone."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import three_doors
from gaslamp.core import chain, honesty, journal, record, seen
from gaslamp.core.commitment import commit
from gaslamp.core.errors import GaslampError, NotHonest
from gaslamp.core.game import AnyGame, Outcome
from gaslamp.core.record import Entry, Promise, Record
from gaslamp.core.seen import Seen
from gaslamp.games import mrjack, whitechapel
from gaslamp.store.signing import Signer, check_signatures
from gaslamp.testing import contract
from gaslamp.testing.contract import Played

pytestmark = pytest.mark.no_cover

GAMES = {game.NAME: contract.play(game, {}, random.Random(3)) for game in (three_doors, mrjack, whitechapel)}
MODULES: dict[str, AnyGame] = {"three-doors": three_doors, "mrjack": mrjack, "whitechapel": whitechapel}
NONCE = bytes(range(32))
SIGNER = Signer([bytes(32)])
ALTERNATIVES = {"three-doors": 9, "mrjack": 9, "whitechapel": 1}
"""How many other actions are put in the place of each action: fewer where a game is long."""


def watched(whole: Record) -> Seen:
    return Seen(whole.table, "", tuple((length, head.hex()) for length, head in chain.heads(whole)))


def is_caught(bent: Record, kept: Seen) -> bool:
    try:
        seen.compare(bent, kept)
    except NotHonest:
        return True
    return False


def is_honest(bent: Record) -> bool:
    """By the file alone."""
    try:
        honesty.verify(MODULES[bent.game], bent)
    except GaslampError:
        return False
    return True


def promised_again(whole: Record, number: int, text: str) -> Entry:
    """An entry with another action, with a fresh promise if it had one."""
    old = whole.entries[number - 1]
    if old.promise is None:
        return Entry(old.seat, text)
    commitment = commit(journal.place(whole, number, old.seat), text.encode(), NONCE)
    return Entry(old.seat, text, Promise(commitment, NONCE))


def substituted(played: Played) -> Iterator[Record]:
    """The record with one action replaced by another legal one, in every place."""
    game, whole, rng = MODULES[played.record.game], played.record, random.Random(1)
    for number, (state, action) in enumerate(zip(played.states, played.actions, strict=False), 1):
        others = [other for other in game.legal(state) if other != action]
        for other in rng.sample(others, min(ALTERNATIVES[whole.game], len(others))):
            entries = list(whole.entries)
            entries[number - 1] = promised_again(whole, number, game.write(other))
            yield replace(whole, entries=tuple(entries))


@pytest.mark.parametrize("name", GAMES)
def test_every_substituted_action_is_caught_by_any_player_who_kept_heads(name: str) -> None:
    kept = watched(GAMES[name].record)
    bent = list(substituted(GAMES[name]))
    assert bent
    assert all(is_caught(one, kept) for one in bent)


@pytest.mark.parametrize("name", GAMES)
def test_a_head_of_the_end_alone_catches_them_all(name: str) -> None:
    whole = GAMES[name].record
    kept = Seen(whole.table, "", ((whole.length, chain.last(whole).hex()),))
    assert all(is_caught(one, kept) for one in substituted(GAMES[name]))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_cut_off_and_resigned_is_caught_everywhere(name: str) -> None:
    whole = GAMES[name].record
    winner = MODULES[name].seats(GAMES[name].states[0])[0]
    kept = watched(whole)
    for length in range(whole.length):
        assert is_caught(resigned(whole, length, winner), kept)


def resigned(whole: Record, length: int, winner: str) -> Record:
    return replace(record.undone(whole, length), outcome=Outcome((winner,), "resigned"))


@pytest.mark.parametrize("name", GAMES)
def test_every_substituted_action_is_caught_by_the_signature_too(name: str) -> None:
    whole = SIGNER.sign(GAMES[name].record)
    for bent in substituted(Played(GAMES[name].states, GAMES[name].actions, lambda: whole)):
        with pytest.raises(NotHonest, match="end-not-signed"):
            check_signatures(bent)


def test_a_winning_action_that_is_left_out_is_caught() -> None:
    whole = GAMES["mrjack"].record
    without = resigned(whole, whole.length - 1, "jack")
    assert is_caught(without, watched(whole))


@pytest.mark.parametrize("kind", ["outcome", "seat", "options", "promise", "table"])
def test_other_changes_are_caught(kind: str) -> None:
    whole = GAMES["three-doors"].record
    changes: dict[str, dict[str, Any]] = {
        "outcome": {"outcome": Outcome(("thief",), "time")},
        "seat": {"entries": (replace(whole.entries[0], seat="constable"), *whole.entries[1:])},
        "options": {"options": {"size": "big"}},
        "promise": {"promise": Promise("0" * 64)},
        "table": {"table": "another"},
    }
    assert is_caught(replace(whole, **changes[kind]), watched(whole))


def test_the_file_alone_does_not_show_that_it_was_cut_off() -> None:
    """A record without heads and without a signature agrees with itself, and that is all it proves."""
    whole = GAMES["mrjack"].record
    assert is_honest(resigned(whole, whole.length - 1, "jack"))


def test_the_file_alone_does_not_show_a_secret_that_was_promised_again() -> None:
    now = journal.begin(three_doors, {}, bytes(32), NONCE, table="t")
    honest, bent = [journal.extend(three_doors, now, three_doors.parse_action(f":{door}"), NONCE) for door in (1, 2)]
    stopped = [journal.stop(three_doors, one, Outcome(("constable",), "resigned")).record for one in (honest, bent)]
    assert is_honest(stopped[1])
    assert is_caught(stopped[1], watched(stopped[0]))
