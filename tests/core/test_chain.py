"""Each head covers the whole game so far, and every seat computes the same ones."""

from dataclasses import replace

import pytest

import three_doors
from core.test_journal import TABLE_ID, completed, doors, extended, whole_game
from gaslamp.core import chain, journal, record
from gaslamp.core.branches import Branch, Dropped, Undone
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import SPECTATOR, Outcome
from gaslamp.core.record import Record
from gaslamp.core.shares import Share

GAME = whole_game()


def undone_twice() -> Record:
    """The constable points at door 1, then at door 3, then at door 1 again."""
    before = doors(":2")
    now = journal.undo(extended(before, "-1"), 1, before.state)
    now = journal.undo(extended(now, "-3"), 1, before.state)
    return completed(extended(now, "-1"))


@pytest.mark.parametrize("actions", [(), (":2",), (":2", "-1")], ids=len)
def test_a_journal_carries_the_last_head_of_its_record(actions: tuple[str, ...]) -> None:
    now = doors(*actions)
    assert now.head == chain.last(now.record)


@pytest.mark.parametrize("outcome", [Outcome(("thief",), "resigned"), Outcome((), "abandoned")], ids=str)
def test_a_game_that_is_stopped_has_a_head_for_its_end(outcome: Outcome) -> None:
    before = doors(":2")
    stopped = journal.stop(three_doors, before, outcome)
    assert stopped.head == chain.last(stopped.record) != before.head


@pytest.mark.parametrize("seat", ["thief", "constable", SPECTATOR])
@pytest.mark.parametrize("played", [GAME, undone_twice()], ids=["plain", "undone"])
def test_every_seat_computes_the_same_heads_from_its_own_record(played: Record, seat: str) -> None:
    assert list(chain.heads(journal.redact(three_doors, played, seat))) == list(chain.heads(played))


@pytest.mark.parametrize(
    "other",
    [
        replace(GAME, game="four-doors"),
        replace(GAME, rules="td9"),
        replace(GAME, table="another"),
        replace(GAME, options={"size": "big"}),
        replace(GAME, promise=record.Promise("ab")),
        replace(GAME, shares=(Share("thief", "ab"),)),
    ],
    ids=["game", "rules", "table", "options", "promise", "shares"],
)
def test_the_first_head_covers_every_public_line_of_the_header(other: Record) -> None:
    assert chain.start(other) != chain.start(GAME)


def test_no_head_is_the_same_as_another() -> None:
    found = [head for _, head in chain.heads(undone_twice())]
    assert len(found) == len(set(found)) == 1 + 4 + 2 * 2 + 1


def test_heads_tell_how_many_actions_there_were() -> None:
    assert [length for length, _ in chain.heads(undone_twice())] == [0, 1, 2, 1, 2, 1, 2, 3, 4, 4]


def test_every_head_of_a_game_that_was_undone_is_found_again() -> None:
    before = doors(":2")
    shown = [before.head, (now := extended(before, "-1")).head]
    shown.append((now := journal.undo(now, 1, before.state)).head)
    shown.append((now := extended(now, "-3")).head)
    shown.append((now := journal.undo(now, 1, before.state)).head)
    shown.append(extended(now, "-1").head)
    assert [head for _, head in chain.heads(undone_twice())][1:7] == shown


def test_going_back_twice_keeps_the_first_branch_within_the_second() -> None:
    before = doors(":2")
    now = journal.undo(extended(before, "-1"), 1, before.state)
    now = journal.undo(extended(now, "-3"), 0, doors().state)
    [branch] = now.record.branches
    assert branch.after == 0
    assert branch.links[1:] == (
        Dropped(2, "constable", "-1", is_hidden=False),
        Undone(1),
        Dropped(2, "constable", "-3", is_hidden=False),
        Undone(0),
    )
    assert now.head == chain.last(now.record)


def test_a_take_back_is_counted_and_an_undo_is_not() -> None:
    before = doors(":2")
    undone = journal.undo(extended(before, "-1"), 1, before.state)
    taken_back = journal.undo(extended(undone, "-3"), 1, before.state, is_take_back=True)
    assert (undone.record.take_backs, taken_back.record.take_backs) == (0, 1)
    assert "\ntaken-back 1\n" in record.write(taken_back.record)
    assert record.parse(record.write(taken_back.record)) == taken_back.record


def test_the_chain_tells_a_take_back_from_an_undo() -> None:
    before = doors(":2")
    after = extended(before, "-1")
    heads = {journal.undo(after, 1, before.state, is_take_back=one).head for one in (False, True)}
    assert len(heads) == 2


def test_a_secret_that_was_undone_is_never_opened() -> None:
    start = doors()
    now = journal.undo(extended(start, ":2"), 0, start.state)
    [hidden, _] = now.record.branches[0].links
    assert isinstance(hidden, Dropped)
    assert hidden.is_hidden
    assert record.write(now.record).splitlines()[-3:-1] == [f"dropped 1 thief hidden {hidden.payload}", "undone 0"]


def test_a_record_with_undone_actions_reads_as_it_was_written() -> None:
    played = undone_twice()
    assert record.parse(record.write(played)) == played
    assert journal.replay(three_doors, played) == journal.replay(three_doors, GAME)


@pytest.mark.parametrize(
    "links",
    [
        (Undone(1),),
        (Dropped(3, "constable", "-1", is_hidden=False), Undone(1)),
        (Dropped(2, "constable", "-1", is_hidden=False),),
        (Dropped(2, "constable", "-1", is_hidden=False), Undone(0)),
    ],
    ids=["nothing-to-undo", "gap", "not-undone", "too-far"],
)
def test_a_branch_that_does_not_lead_back_is_refused(links: tuple[Dropped | Undone, ...]) -> None:
    with pytest.raises(NotWellFormed, match="bad-branch"):
        record.parse(record.write(replace(GAME, branches=(Branch(1, links),))))


@pytest.mark.parametrize("line", ["dropped x constable open -1", "undone -1", "dropped 2 constable shut -1", "undone"])
def test_a_line_of_a_branch_has_one_form(line: str) -> None:
    text = record.write(GAME).replace("\n2 constable", f"\n{line}\n2 constable")
    with pytest.raises(NotWellFormed, match=r"bad-line"):
        record.parse(text)


def test_a_table_of_another_name_has_other_commitments() -> None:
    other = journal.begin(three_doors, {}, bytes(range(32)), bytes(32), table=f"{TABLE_ID}2")
    assert other.record.promise != doors().record.promise
