"""Players commit to shares of the seed, reveal them when all are seated, and the game begins."""

from typing import Any

import pytest

from gaslamp.core import chain, honesty, journal
from gaslamp.core.commitment import commit
from gaslamp.core.errors import NotLegal
from gaslamp.core.record import TABLE
from gaslamp.core.shares import is_opened, place
from gaslamp.table import decision, replay, shares, visibility
from gaslamp.table.commands import Flag, Replace, Resign, Reveal, Sit, Stand
from gaslamp.table.settings import LiveClock
from table.example_tables import ExampleTable, example_open_table, example_table

SHARE = {"jack": bytes([1]) * 32, "detective": bytes([2]) * 32}
NONCE = bytes(32)
WAIT_MS = shares.REVEAL_SECONDS * 1000


def promise(seat: str) -> str:
    return commit(place("mrjack"), SHARE[seat], NONCE)


def seated(*sharing: str, **settings: Any) -> ExampleTable:
    """Everybody sits; those named have committed to a share."""
    one = example_open_table(**settings)
    for seat in one.table.seats:
        one.do(Sit(seat, "human", seat, share=promise(seat) if seat in sharing else None))
    return one


def reveal(one: ExampleTable, seat: str) -> None:
    one.do(Reveal(seat, SHARE[seat], NONCE))


def cause(one: ExampleTable, command: Any) -> str:
    with pytest.raises(NotLegal) as caught:
        one.do(command)
    return caught.value.key


def test_without_shares_the_game_begins_at_once() -> None:
    assert seated().table.status == "running"


def test_with_a_share_the_table_waits_for_it() -> None:
    one = seated("jack")
    assert one.table.status == "waiting"
    assert decision.due(one.table) == one.now + WAIT_MS


def test_the_game_begins_when_all_shares_are_revealed() -> None:
    one = seated("jack", "detective")
    reveal(one, "detective")
    assert one.table.status == "waiting"
    reveal(one, "jack")
    assert one.table.status == "running"
    assert [share.seat for share in one.table.journal.record.shares] == list(one.table.seats)


def test_a_player_who_never_reveals_only_loses_influence() -> None:
    one = seated("jack", "detective")
    reveal(one, "jack")
    one.now += WAIT_MS - 1
    assert one.do(Flag()) == []
    one.now += 1
    one.do(Flag())
    assert one.table.status == "running"
    assert {share.seat: is_opened(share) for share in one.table.journal.record.shares} == {
        "jack": True,
        "detective": False,
    }


def test_the_same_server_share_with_other_player_shares_deals_otherwise() -> None:
    dealt = set()
    for sharing in ((), ("jack",), ("detective",), ("jack", "detective")):
        one = seated(*sharing)
        for seat in sharing:
            reveal(one, seat)
        dealt.add(journal.seed_of_draws(one.table.journal.record))
    assert len(dealt) == 4


def test_a_share_that_was_not_committed_to_is_refused() -> None:
    one = seated("jack")
    assert cause(one, Reveal("jack", SHARE["detective"], NONCE)) == "wrong-share"
    assert cause(one, Reveal("jack", SHARE["jack"], bytes(31))) == "wrong-share"
    assert cause(one, Reveal("detective", SHARE["detective"], NONCE)) == "no-share-wanted"


def test_a_share_is_not_revealed_before_all_seats_are_taken() -> None:
    one = example_open_table()
    one.do(Sit("jack", "human", "Ann", share=promise("jack")))
    assert cause(one, Reveal("jack", SHARE["jack"], NONCE)) == "not-all-seated"


def test_to_reveal_twice_changes_nothing() -> None:
    one = seated("jack", "detective")
    reveal(one, "jack")
    version = one.table.version
    reveal(one, "jack")
    assert one.table.version == version


def test_after_the_start_no_share_is_wanted() -> None:
    one = seated("jack")
    reveal(one, "jack")
    assert cause(one, Reveal("jack", SHARE["jack"], NONCE)) == "no-share-wanted"


def test_nobody_leaves_while_shares_are_revealed() -> None:
    one = seated("jack")
    assert cause(one, Stand("detective")) == "already-started"
    assert cause(one, Replace("jack", "detective", None)) == "already-started"


def test_who_leaves_before_takes_the_share_along() -> None:
    one = example_open_table()
    one.do(Sit("jack", "human", "Ann", share=promise("jack")))
    one.do(Stand("jack"))
    assert one.table.shares == {}


def test_a_machine_brings_no_share_of_its_own() -> None:
    one = example_open_table()
    one.do(Sit("jack", "machine", level="random"))
    one.do(Sit("detective", "human", "Ann", share=promise("detective")))
    reveal(one, "detective")
    assert one.table.status == "running"


def test_the_clock_does_not_run_before_the_start() -> None:
    one = seated("jack", clock=LiveClock(60, 0))
    one.now += 5000
    reveal(one, "jack")
    assert decision.due(one.table) == one.now + 60_000


def test_the_wait_for_shares_survives_a_restart() -> None:
    one = seated("jack", "detective")
    reveal(one, "jack")
    again = replay.replay(one.table.header, one.kept)
    assert again == one.table
    assert decision.due(again) == decision.due(one.table)


def test_the_head_that_is_shown_before_the_reveals_covers_all_commitments() -> None:
    """So a player knows that no share was chosen after another was revealed."""
    one = seated("jack", "detective")
    shown = shares.head(one.table)
    reveal(one, "jack")
    assert shares.head(one.table) == shown
    reveal(one, "detective")
    assert chain.start(one.table.journal.record).hex() == shown


def test_before_all_are_seated_there_is_no_head() -> None:
    assert shares.head(example_open_table().table) is None


def test_the_head_of_a_running_game_is_that_of_its_record() -> None:
    one = example_table()
    one.wander(5)
    assert shares.head(one.table) == chain.last(one.table.journal.record).hex()


def test_a_finished_game_with_shares_proves_itself() -> None:
    one = seated("jack", "detective")
    reveal(one, "jack")
    reveal(one, "detective")
    one.act()
    one.do(Resign("jack"))
    honesty.verify(one.table.game, visibility.record(one.table, TABLE))


@pytest.mark.parametrize("seat", ["jack", "detective", "spectator"])
def test_no_seat_reads_a_share_in_its_own_record(seat: str) -> None:
    one = seated("jack", "detective")
    reveal(one, "jack")
    reveal(one, "detective")
    own = visibility.record(one.table, seat)
    assert not any(map(is_opened, own.shares))
    assert chain.last(own).hex() == shares.head(one.table)


def test_a_table_of_format_1_goes_on_as_it_began() -> None:
    one = seated("jack", "detective", format=1)
    assert (one.table.status, one.table.shares, shares.head(one.table)) == ("running", {}, None)
    one.act()
    one.do(Resign("jack"))
    whole = visibility.record(one.table, TABLE)
    assert whole.format == 1
    honesty.verify(one.table.game, whole)
