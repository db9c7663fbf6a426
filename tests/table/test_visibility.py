"""Who may know what of a table."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from gaslamp.core import journal, record
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import SPECTATOR
from gaslamp.core.record import TABLE
from gaslamp.core.referee import REFEREE, referee, revealed
from gaslamp.games.registry import named
from gaslamp.table import assist, visibility
from gaslamp.table.commands import Answer, Ask, Flag, Resign
from table.example_tables import ExampleTable, example_table

THREE = {"hands": "B/YN/RG"}
SEATS = ("jack", "police1", "police2", "police3")
RECORDS = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.record"))


def resign(one: ExampleTable) -> None:
    one.do(Resign("jack"))


def run_out_of_time(one: ExampleTable) -> None:
    one.now += 3_600_000
    one.do(Flag())


def agree_to_stop(one: ExampleTable) -> None:
    first, *others = one.table.seats
    one.do(Ask(first, one.table.version, "abandon"))
    for seat in others:
        assert one.table.offer is not None
        one.do(Answer(seat, one.table.offer.version, yes=True))


def test_only_allies_have_the_channel_of_their_side() -> None:
    table = example_table("whitechapel", options=THREE).table
    assert {seat: visibility.channels(table, seat) for seat in (*SEATS, SPECTATOR)} == {
        "jack": ("table",),
        "police1": ("table", "police"),
        "police2": ("table", "police"),
        "police3": ("table", "police"),
        SPECTATOR: ("table",),
    }
    quiet = example_table("whitechapel", options=THREE, ally_chat=False).table
    assert {visibility.channels(quiet, seat) for seat in SEATS} == {("table",)}
    assert visibility.channels(example_table().table, "detective") == ("table",)


def test_spectators_may_not_chat() -> None:
    table = example_table("whitechapel").table
    with pytest.raises(GaslampError, match="spectators-watch"):
        visibility.check_may_chat(table, SPECTATOR, "table")
    with pytest.raises(GaslampError, match="no-such-channel"):
        visibility.check_may_chat(table, "jack", "police")
    visibility.check_may_chat(table, "police", "police")


def test_until_the_end_everybody_has_only_the_own_view() -> None:
    one = example_table("whitechapel", options=THREE)
    for seat in (*SEATS, SPECTATOR):
        for wanted in (*SEATS, SPECTATOR, REFEREE):
            if seat == wanted:
                visibility.check_may_see_as(one.table, seat, wanted)
            else:
                with pytest.raises(GaslampError, match="not-over"):
                    visibility.check_may_see_as(one.table, seat, wanted)
    with pytest.raises(GaslampError, match="not-over"):
        visibility.record(one.table, TABLE)
    one.do(Resign("jack"))
    for seat in (*SEATS, SPECTATOR):
        visibility.check_may_see_as(one.table, seat, "jack")
    assert visibility.record(one.table, TABLE).seed == one.table.header.seed


def test_the_record_of_a_finished_game_names_its_machines() -> None:
    one = example_table(seats={"detective": "club"})
    one.do(Resign("jack"))
    assert visibility.record(one.table, TABLE).players == {"detective": "club"}
    assert visibility.record(one.table, "jack").players == {}


@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
def test_the_referee_sees_everything(game: str) -> None:
    """Checked against the State itself, field by field of the truth."""
    one = example_table(game, seed=2)
    rng = random.Random(2)
    for _ in range(150):
        if one.table.turn is None:
            break
        one.act(rng.choice(one.choices()))
        state, seen = one.table.journal.state, referee(one.table.game, one.table.journal.state)
        assert seen.public == state.public
        if game == "mrjack":
            assert seen.jack == state.jack
            assert sum(1 << card for card in seen.jack_alibis) == state.jack_alibis
            assert sum(1 << card for card in seen.detective_alibis) == state.detective_alibis
        else:
            assert (seen.hideout, seen.marked, seen.trail) == (state.hideout, state.marked, state.trail)


@pytest.mark.parametrize("stop", [resign, run_out_of_time, agree_to_stop])
@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
def test_after_any_end_everybody_sees_what_was_secret(game: str, stop: Callable[[ExampleTable], None]) -> None:
    one = example_table(game, clock={"kind": "live", "base": 60, "increment": 0})
    one.wander(5)
    truth = referee(one.table.game, one.table.journal.state)
    for seat in (*one.table.seats, SPECTATOR):
        own = visibility.view(one.table, seat)
        assert own == one.table.game.view(one.table.journal.state, seat)
        assert own != truth._replace(seat=seat) or seat == "jack", "the others have something to find out"
    stop(one)
    assert one.table.status == "over"
    for seat in (*one.table.seats, SPECTATOR):
        assert visibility.view(one.table, seat) == truth._replace(seat=seat)


def test_an_open_offer_to_resign_reveals_nothing() -> None:
    one = example_table("whitechapel", options=THREE)
    one.wander(25)
    before = {seat: visibility.view(one.table, seat) for seat in (*SEATS, SPECTATOR)}
    one.do(Resign("police1"))
    assert one.table.offer is not None
    assert before == {seat: visibility.view(one.table, seat) for seat in (*SEATS, SPECTATOR)}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_at_an_end_by_the_rules_every_seat_already_sees_everything(path: Path) -> None:
    played = record.parse(path.read_text("utf-8"))
    game = named(played.game)
    last = journal.replay(game, played)[-1]
    if game.outcome(last) is None:
        return
    for seat in (*game.seats(last), SPECTATOR):
        assert revealed(game, last, seat) == game.view(last, seat)


@dataclass(frozen=True)
class Hand:
    seat: str
    north: int | None
    south: int | None


class Cards:
    """A game whose views are a dataclass."""

    def seats(self, _: None) -> tuple[str, ...]:
        return ("north", "south")

    def view(self, _: None, seat: str) -> Hand:
        return Hand(seat, 1 if seat == "north" else None, 2 if seat == "south" else None)


class Words:
    """A game whose views have no fields."""

    def seats(self, _: None) -> tuple[str, ...]:
        return ("north", "south")

    def view(self, _: None, seat: str) -> str:
        return seat


def test_the_referee_sees_a_view_that_is_a_dataclass() -> None:
    assert referee(Cards(), None) == Hand("referee", 1, 2)  # type: ignore[arg-type]


def test_a_revealed_view_keeps_what_the_seat_itself_saw() -> None:
    assert revealed(Cards(), None, "south") == Hand("south", 1, 2)  # type: ignore[arg-type]
    assert revealed(Cards(), None, SPECTATOR) == Hand(SPECTATOR, 1, 2)  # type: ignore[arg-type]
    assert revealed(Words(), None, "south") == "south"  # type: ignore[arg-type]
    assert referee(Words(), None) == SPECTATOR  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
def test_assist_goes_as_far_as_the_table_allows(game: str) -> None:
    keys = {}
    for level in ("off", "marks", "possible", "probabilities"):
        one = example_table(game, seed=3, assist=level)
        one.wander(10)
        shown = journal.redact(one.table.game, one.table.journal.record, one.table.seats[1])
        allowed = assist.level(one.table)
        if level in ("off", "marks"):
            with pytest.raises(GaslampError, match="no-assist"):
                assist.belief(game, allowed, shown)
        else:
            keys[level] = set(assist.belief(game, allowed, shown))
        one.do(Resign("jack"))
        assert assist.level(one.table) == "probabilities"
    assert keys["possible"] < keys["probabilities"]
    assert not keys["possible"] & {"soft", "uniform", "now", "row", "hideout", "trails"}


def test_an_open_entry_is_shared_and_a_secret_one_loses_its_nonce() -> None:
    open_entry = record.Entry("jack", "-41")
    assert visibility.entry(open_entry, "-41") is open_entry
    secret = record.Entry("jack", "-41", record.Promise("c", b"nonce"))
    assert visibility.entry(secret, "-41") == record.Entry("jack", "-41", record.Promise("c"))
    assert visibility.entry(open_entry, "-?") == record.Entry("jack", "-?")
