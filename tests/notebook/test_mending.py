"""Mending a notebook: undo, another entry, one left out, one put in; and answers that contradict each other."""

import pytest

from gaslamp.core.errors import NotLegal, NotThere
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import Policeman
from gaslamp.notebook import Notebook, add, begin, first_contradiction, mend, next_entries, tried, undo

YES, NO = (whitechapel.write(a.Answer(yes)) for yes in (True, False))


def wrote(notebook: Notebook) -> list[str]:
    """What people entered themselves."""
    return [notebook.record.entries[number - 1].action for number in notebook.chosen]


def enter(notebook: Notebook, *actions: a.Action) -> Notebook:
    return add(notebook, [whitechapel.write(action) for action in actions])


def until(notebook: Notebook, kind: type) -> Notebook:
    """Until such an entry is possible. Jack kills and walks, pawns stay, everything else is the first that can come."""
    while not any(isinstance(one, kind) for one in next_entries(notebook)):
        found = next_entries(notebook)
        pick = next((one for one in found if isinstance(one, a.Kill)), found[0])
        pick = next((one for one in found if isinstance(one, a.Step) and _stays(notebook, one)), pick)
        notebook = enter(notebook, pick)
    return notebook


def _stays(notebook: Notebook, step: a.Step) -> bool:
    return bool(notebook.view.public.places[step.policeman] == step.to)


def asks(notebook: Notebook, who: Policeman) -> list[a.Ask]:
    return [one for one in next_entries(notebook) if isinstance(one, a.Ask) and one.policeman == who]


def hunt(answers: str) -> Notebook:
    """The first night until so many questions of the blue policeman are answered, each with y or n."""
    notebook = until(begin("whitechapel", {}), a.Ask)
    for answer in answers:
        notebook = enter(notebook, asks(notebook, Policeman.BLUE)[0], a.Answer(answer == "y"))
    return notebook


def second_round(notebook: Notebook) -> Notebook:
    """After the first answer: the others ask once each and are told yes, Jack walks, the pawns stay."""
    for who in (Policeman.YELLOW, Policeman.BROWN, Policeman.RED, Policeman.GREEN):
        notebook = enter(notebook, asks(notebook, who)[0], a.Answer(True))
    return until(notebook, a.Ask)


def number_of(notebook: Notebook, kind: type, nth: int = 0) -> int:
    found = [number for number, one in enumerate(notebook.record.entries, 1) if isinstance(_action(one.action), kind)]
    return found[nth]


def _action(text: str) -> a.Action:
    return whitechapel.parse_action(text)


def test_undo_goes_back_over_what_came_by_itself() -> None:
    start = begin("whitechapel", {})
    killed = enter(until(start, a.Kill), a.Kill(65))
    assert isinstance(_action(killed.record.entries[-1].action), a.Alarm)
    assert not isinstance(_action(undo(killed).record.entries[-1].action), a.Kill | a.Alarm)
    assert enter(undo(killed), a.Kill(65)) == killed


def test_an_empty_notebook_has_nothing_to_undo() -> None:
    with pytest.raises(NotLegal, match="nothing-to-undo"):
        undo(begin("whitechapel", {}))


def test_entering_what_was_undone_gives_the_same_notebook() -> None:
    whole = back = hunt("nn")
    for steps in range(1, len(wrote(whole)) + 1):
        back = undo(back)
        assert add(back, wrote(whole)[-steps:]) == whole


def test_an_entry_that_is_replaced_by_itself_changes_nothing() -> None:
    whole = hunt("nn")
    for number in whole.chosen:
        mended = mend(whole, number, [whole.record.entries[number - 1].action])
        assert (mended.notebook, mended.dropped) == (whole, 0)


def test_what_fits_after_another_entry_is_kept() -> None:
    """Another tile for the Head changes nothing about the patrols, the murder or the answers."""
    whole, other = hunt("nn"), whitechapel.write(a.TurnHead(Policeman.GREEN))
    mended = mend(whole, number_of(whole, a.TurnHead), [other])
    assert mended.misfit is None
    assert wrote(mended.notebook) == [other, *wrote(whole)[1:]]
    assert mended.kept == len(wrote(whole)) - 1


def test_the_first_entry_that_does_not_fit_is_named() -> None:
    """A yes ends the search: the next question of that policeman cannot come any more."""
    whole = hunt("nn")
    first = number_of(whole, a.Answer)
    mended = mend(whole, first, [YES])
    assert mended.misfit is not None
    assert mended.misfit.number == first + 1
    assert mended.notebook == hunt("y")
    assert (mended.kept, mended.dropped) == (0, 2)


def test_an_entry_can_be_left_out() -> None:
    """A question that was not asked, and its answer."""
    whole = hunt("nn")
    asked = number_of(whole, a.Ask, 1)
    assert mend(mend(whole, asked + 1, []).notebook, asked, []).notebook == hunt("n")


def test_entries_can_be_put_in() -> None:
    """A question that was forgotten, before the one that was entered."""
    whole = hunt("n")
    asked = number_of(whole, a.Ask)
    text = whole.record.entries[asked - 1].action
    forgotten = whitechapel.write(asks(hunt(""), Policeman.BLUE)[1])
    mended = mend(whole, asked, [forgotten, NO], is_before=True)
    assert wrote(mended.notebook) == [*wrote(hunt("")), forgotten, NO, text, NO]
    assert (mended.kept, mended.misfit) == (2, None)


def test_what_was_put_in_can_make_the_next_entry_impossible() -> None:
    """With the forgotten clue his search was over."""
    whole = hunt("n")
    asked = number_of(whole, a.Ask)
    forgotten = whitechapel.write(asks(hunt(""), Policeman.BLUE)[1])
    mended = mend(whole, asked, [forgotten, YES], is_before=True)
    assert mended.misfit is not None
    assert mended.misfit.number == asked
    assert (mended.kept, mended.dropped) == (0, 2)


def test_entries_are_tried_without_being_kept() -> None:
    whole = hunt("n")
    asked = number_of(whole, a.Ask)
    forgotten = whitechapel.write(asks(hunt(""), Policeman.BLUE)[1])
    assert {whitechapel.write(one) for one in next_entries(tried(whole, asked - 1, [forgotten]))} == {YES, NO}


def test_an_answer_that_follows_now_is_not_asked_for_again() -> None:
    """The first question was about the circle that is asked about again later: the second yes is certain."""
    start = hunt("")
    right, wrong = asks(start, Policeman.BLUE)[:2]
    whole = enter(second_round(enter(start, wrong, a.Answer(True))), right, a.Answer(True))
    mended = mend(whole, number_of(whole, a.Ask), [whitechapel.write(right)])
    assert mended.misfit is None
    assert wrote(mended.notebook) == [
        *wrote(start),
        whitechapel.write(right),
        *wrote(whole)[len(wrote(start)) + 1 : -1],
    ]
    assert mended.notebook.record.entries[-1].action == YES


def test_an_answer_that_followed_is_kept_where_it_follows_no_more() -> None:
    start = hunt("")
    wrong, right = asks(start, Policeman.BLUE)[:2]
    whole = enter(second_round(enter(start, wrong, a.Answer(True))), wrong)
    mended = mend(whole, number_of(whole, a.Ask), [whitechapel.write(right)])
    assert mended.misfit is None
    assert mended.notebook.record.entries[-1].action == YES
    assert mended.notebook.record.length in mended.notebook.chosen


def test_what_came_by_itself_may_be_entered_too() -> None:
    """A search goes on until every circle was asked about, so the last question comes by itself."""
    start = hunt("")
    all_around = [action for ask in asks(start, Policeman.BLUE) for action in (ask, a.Answer(False))]
    assert enter(start, *all_around) == enter(hunt("nn"), a.Answer(False))


def test_only_entries_that_are_there_can_be_mended() -> None:
    with pytest.raises(NotThere, match="no-entry"):
        mend(begin("whitechapel", {}), 500, [])


def test_a_record_that_something_fits_has_no_contradiction() -> None:
    assert first_contradiction(hunt("nn").record) is None


def test_the_first_entry_after_which_nothing_is_possible_is_found() -> None:
    """Jack took one step from the murder, and cannot have been at the other end of the town."""
    whole = hunt("")
    notebook, numbers = whole, []
    for who in Policeman:
        notebook = enter(notebook, asks(notebook, who)[0], a.Answer(True))
        numbers.append(notebook.record.length)
    assert first_contradiction(notebook.record) in numbers
    wrong = first_contradiction(notebook.record)
    assert wrong is not None
    mended = mend(notebook, wrong, [NO])
    assert first_contradiction(mended.notebook.record) is None
