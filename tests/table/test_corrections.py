"""A game on a real board that somebody enters: slips are corrected, and the later steps are kept where they fit."""

import pytest

from gaslamp.core import chain, honesty, journal
from gaslamp.core.game import CHANCE
from gaslamp.table import corrections, replay
from gaslamp.table.commands import Act, Correct, Replace, Resign, Undo
from gaslamp.table.corrections import Result, made_from, result
from gaslamp.table.events import Acted, Undone
from table.example_tables import ExampleTable, example_table, refused


def whitechapel(actions: int = 60, **more: object) -> ExampleTable:
    one = example_table("whitechapel", companion=True, **more)
    one.wander(actions)
    assert one.table.status == "running"
    return one


def correct(one: ExampleTable, length: int, *actions: str, keep: bool = True, seat: str = "police") -> Result:
    before, command = one.table, Correct(seat, one.table.version, length, actions, keep)
    one.do(command)
    return result(before, command, one.table)


def question(one: ExampleTable) -> tuple[int, list[str]]:
    """The length before the first question that could have been another one, and those other ones."""
    states = journal.replay(one.table.game, one.table.journal.record)
    for length, (state, entry) in enumerate(zip(states, one.table.journal.record.entries, strict=False)):
        asked = [text for text in map(one.table.game.write, one.table.game.legal(state)) if "?" in text]
        if "?" in entry.action and len(asked) > 1:
            return length, [text for text in asked if text != entry.action]
    raise AssertionError("nobody asked anything")


def test_a_question_is_corrected_past_its_answer() -> None:
    one = whitechapel()
    length, others = question(one)
    correct(one, length, others[0])
    entries = one.table.journal.record.entries
    assert entries[length].action == others[0]
    assert entries[length + 1].seat == CHANCE, "it is answered anew"


def test_the_later_steps_are_made_again_where_they_fit() -> None:
    one = whitechapel()
    entries = [entry.action for entry in one.table.journal.record.entries]
    length = entries.index("R>x51")
    later = [made.entry.action for made in made_from(one.table, length)[1:]]
    found = correct(one, length, "R>x50")
    again = [made.entry.action for made in made_from(one.table, length)[1:]]
    assert found.kept > 0
    assert again == later[: found.kept]


def test_the_first_step_that_does_not_fit_is_named() -> None:
    one = whitechapel()
    length, others = question(one)
    following = made_from(one.table, length)[1]
    assert following.entry.action in others
    found = correct(one, length, following.entry.action)
    assert (found.kept, found.unfit) == (0, following), "nobody asks the same twice"


def test_a_step_that_was_never_made_is_removed() -> None:
    one = whitechapel()
    length, _ = question(one)
    later = [made.entry.action for made in made_from(one.table, length)[1:]]
    assert correct(one, length) == Result(len(later), None)
    assert [made.entry.action for made in made_from(one.table, length)] == later


def test_a_step_that_is_entered_as_it_was_changes_nothing_else() -> None:
    one = whitechapel()
    before = [entry.action for entry in one.table.journal.record.entries]
    length, _ = question(one)
    found = correct(one, length, before[length])
    assert found.unfit is None
    assert [entry.action for entry in one.table.journal.record.entries] == before


def test_without_keeping_the_game_ends_where_it_was_corrected() -> None:
    one = whitechapel()
    length, _ = question(one)
    state = journal.replay(one.table.game, one.table.journal.record)[length]
    assert correct(one, length, keep=False).unfit is None
    assert one.table.journal.state == state
    assert one.table.length == length


def test_a_correction_is_one_undone_and_known_steps() -> None:
    one = whitechapel()
    length, others = question(one)
    steps = one.do(Correct("police", one.table.version, length, (others[0],)))
    assert steps[0].event == Undone("police", length, is_take_back=True)
    assert all(isinstance(step.event, Acted) for step in steps[1:])
    assert one.table.take_backs == 1


def test_a_table_read_from_the_store_is_the_same() -> None:
    one = whitechapel()
    length, others = question(one)
    correct(one, length, others[0])
    correct(one, 0, keep=False, seat="jack")
    one.wander(10)
    assert replay.replay(one.table.header, one.kept) == one.table


def test_the_record_of_a_corrected_game_proves_honest() -> None:
    one = whitechapel()
    length, others = question(one)
    correct(one, length, others[0])
    one.do(Resign("jack"))
    honesty.verify(one.table.game, one.table.journal.record)
    assert one.table.journal.head == chain.last(one.table.journal.record)


def test_a_machines_steps_are_kept() -> None:
    one = whitechapel(seats={"jack": "casual"})
    length, others = question(one)
    by_jack = [made for made in made_from(one.table, length) if made.entry.seat == "jack"]
    found = correct(one, length, others[0])
    again = [made for made in made_from(one.table, length) if made.entry.seat == "jack"]
    assert by_jack
    assert found.unfit is not None or len(again) == len(by_jack)


def test_nobody_corrects_a_step_for_a_machine() -> None:
    one = whitechapel(seats={"jack": "casual"})
    own = made_from(one.table, 0)[0]
    assert own.entry.seat == "jack"
    assert refused(one, Correct("police", one.table.version, 0, (own.entry.action,))) == "machine-plays"


def test_nobody_else_corrects_a_secret_step() -> None:
    """Whether it is refused would tell where Jack is."""
    one = whitechapel()
    hide = made_from(one.table, 0)[0].entry
    assert hide.seat == "jack"
    for text in (hide.action, "h=64", "h=3"):
        assert refused(one, Correct("police", one.table.version, 0, (text,))) == "not-yours-to-correct"
    correct(one, 0, hide.action, seat="jack")


@pytest.mark.parametrize("length", [60, 1000])
def test_what_was_not_made_is_not_corrected(length: int) -> None:
    one = whitechapel(5)
    assert refused(one, Correct("police", one.table.version, length, ())) == "nothing-to-correct"


def test_an_ordinary_table_is_not_corrected() -> None:
    one = example_table("whitechapel")
    one.wander(5)
    assert refused(one, Correct("police", one.table.version, 0, ())) == "no-companion"


def test_a_correction_of_an_older_position_is_refused() -> None:
    one = whitechapel()
    version = one.table.version
    one.wander(1)
    assert refused(one, Correct("police", version, 3, ())) == "stale-version"


def test_a_finished_game_is_not_corrected() -> None:
    one = whitechapel(5)
    one.do(Resign("jack"))
    assert refused(one, Correct("police", one.table.version, 3, ())) == "table-over"


def test_a_wrong_step_in_a_correction_changes_nothing() -> None:
    one = whitechapel()
    length, others = question(one)
    assert refused(one, Correct("police", one.table.version, length, (others[0], "nonsense"))) == "unknown-action"
    assert refused(one, Correct("police", one.table.version, length, ("h=28",))) == "not-now"


def test_corrections_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corrections, "MOST", 1)
    one = whitechapel(5)
    correct(one, 3, keep=False)
    one.wander(3)
    assert refused(one, Correct("police", one.table.version, 3, ())) == "too-many-corrections"


def test_a_person_whose_seat_a_machine_has_now_still_corrects() -> None:
    one = whitechapel(seats={})
    one.do(Replace("police", "police", "casual"))
    assert correct(one, 3, keep=False).kept == 0


def test_after_a_correction_play_goes_on() -> None:
    one = whitechapel()
    length, others = question(one)
    correct(one, length, others[0])
    one.wander(1)
    turn = one.table.turn
    assert turn is not None
    assert refused(one, Act(turn, 3, ("x",))) == "stale-version"


def test_undo_still_stops_at_a_step_of_chance() -> None:
    one = whitechapel()
    length, _ = question(one)
    correct(one, length + 1, keep=False)
    assert one.table.journal.record.entries[-1].seat == CHANCE
    assert refused(one, Undo("police", one.table.version)) == "cannot-undo"
