"""Server and players bring shares of the seed: nobody alone chooses the deal."""

from dataclasses import replace
from typing import Any

import pytest

import three_doors
from core.test_journal import NONCE, SEED, TABLE_ID, completed, extended
from gaslamp.core import chain, honesty, journal, record, shares
from gaslamp.core.commitment import commit
from gaslamp.core.errors import GaslampError
from gaslamp.core.journal import Journal
from gaslamp.core.record import Record
from gaslamp.core.shares import Share


def share(seat: str, value: int, nonce: bytes = NONCE) -> Share:
    found = bytes([value]) * 32
    return Share(seat, commit(shares.place("three-doors"), found, nonce), found, nonce)


THIEF, CONSTABLE = share("thief", 1), share("constable", 2)


def begun(*given: Share) -> Journal[Any]:
    return journal.begin(three_doors, {}, SEED, NONCE, table=TABLE_ID, shares=given)


def played(*given: Share) -> Record:
    return completed(extended(begun(*given), ":2", "-1"))


def test_another_share_of_any_player_gives_another_seed() -> None:
    dealt = [
        journal.seed_of_draws(begun(*given).record)
        for given in ((THIEF, CONSTABLE), (share("thief", 3), CONSTABLE), (THIEF, share("constable", 3)), (THIEF,), ())
    ]
    assert len(set(dealt)) == 5


def test_a_game_with_shares_proves_itself() -> None:
    honesty.verify(three_doors, played(THIEF, CONSTABLE))


def test_a_player_who_never_reveals_only_loses_influence() -> None:
    silent = played(shares.closed(THIEF), CONSTABLE)
    honesty.verify(three_doors, silent)
    assert f"share thief {THIEF.commitment}\n" in record.write(silent)


def test_shares_read_as_they_were_written() -> None:
    for given in ((THIEF, CONSTABLE), (THIEF, shares.closed(CONSTABLE))):
        whole = played(*given)
        assert record.parse(record.write(whole)) == whole


def test_a_seats_record_opens_nobodys_share() -> None:
    own = journal.redact(three_doors, played(THIEF, CONSTABLE), "thief")
    assert own.shares == (shares.closed(THIEF), shares.closed(CONSTABLE))
    assert chain.last(own) == chain.last(played(THIEF, CONSTABLE))


@pytest.mark.parametrize(
    ("bent", "key"),
    [
        ((replace(THIEF, value=bytes(32)), CONSTABLE), "share-tampered"),
        ((replace(THIEF, nonce=bytes(16)), CONSTABLE), "share-tampered"),
        ((replace(THIEF, commitment="ab"), CONSTABLE), "share-tampered"),
        ((Share("thief", "é"), CONSTABLE), "share-tampered"),
        ((CONSTABLE, THIEF), "wrong-shares"),
        ((THIEF, THIEF), "wrong-shares"),
        ((replace(THIEF, seat="butler"),), "wrong-shares"),
    ],
)
def test_a_share_that_was_changed_is_noticed(bent: tuple[Share, ...], key: str) -> None:
    with pytest.raises(GaslampError) as caught:
        honesty.verify(three_doors, played(*bent))
    assert caught.value.key == key


def test_a_share_left_out_afterwards_changes_the_deal() -> None:
    """Door 3 is the only one for the wind here, so the deal is compared by its seed."""
    whole = played(THIEF, CONSTABLE)
    without = replace(whole, shares=(shares.closed(THIEF), CONSTABLE))
    assert chain.start(without) == chain.start(whole)
    assert journal.seed_of_draws(without) != journal.seed_of_draws(whole)


@pytest.mark.parametrize("line", ["share thief", "share thief ab cd", "share thief ab cd ef 01"])
def test_a_share_has_one_form(line: str) -> None:
    text = record.write(played()).replace("\neyes", f"\n{line}\neyes")
    with pytest.raises(GaslampError, match="bad-line"):
        record.parse(text)
