"""How a finished game of Whitechapel was solved: which answers and walks home told most."""

from pathlib import Path

import pytest

from gaslamp.core import journal, record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel import deduction
from gaslamp.games.whitechapel.deduction import Model
from gaslamp.games.whitechapel.rules.actions import Answer, WalkHome

RECORDS = Path(__file__).parents[3] / "data" / "records"


def seen(name: str) -> record.Record:
    whole = record.parse((RECORDS / name).read_text())
    return journal.redact(whitechapel, whole, deduction.seeker(("jack", "police")))


def test_the_gain_of_a_step_is_the_difference_of_the_beliefs_around_it() -> None:
    shown = seen("whitechapel-all-options.record")
    steps = deduction.information_gains(shown)
    answer = max((one for one in steps if isinstance(action(shown, one.number), Answer)), key=lambda one: one.bits)
    before, after = (deduction.read(record.undone(shown, answer.number - late)) for late in (1, 0))
    assert answer.before == pytest.approx(before.entropy(Model.TRAILS))
    assert answer.after == pytest.approx(after.entropy(Model.TRAILS))


def test_a_walk_home_tells_where_jack_can_live() -> None:
    shown = seen("whitechapel-escaped.record")
    homes = [one for one in deduction.information_gains(shown) if isinstance(action(shown, one.number), WalkHome)]
    assert [round(2**one.after) for one in homes] == sorted((round(2**one.after) for one in homes), reverse=True)
    assert homes[0].bits > 2


def test_the_course_counts_the_homes_that_were_left_after_each_night() -> None:
    shown = seen("whitechapel-escaped.record")
    assert deduction.course(shown)["homes"] == deduction.read(shown).homes()


def action(shown: record.Record, number: int) -> object:
    return whitechapel.parse_action(shown.entries[number - 1].action)
