"""Actions that no text can say: `apply` refuses them like any other that is not legal."""

import random
from pathlib import Path
from typing import Any, get_args

import pytest

from gaslamp.core import journal, record
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.action_fields import FIELDS
from gaslamp.testing import contract
from gaslamp.testing.wrong_actions import values_by_field

RECORDS = sorted(Path("tests/data/records").glob("whitechapel-*.record"))


def test_the_fields_of_every_action_are_known() -> None:
    assert set(FIELDS) == set(get_args(a.Action))


@pytest.mark.no_cover
def test_every_kind_of_action_is_judged_by_equality() -> None:
    """In the recorded games every kind of action comes up."""
    records = [record.parse(path.read_text()) for path in RECORDS]
    plays = [contract.Played(journal.replay(whitechapel, one), [], lambda one=one: one) for one in records]
    states = [state for played in plays for state in played.states]
    assert set(values_by_field(whitechapel, states)) == set(get_args(a.Action))
    contract.check_objects(whitechapel, plays, random.Random(1888))


@pytest.mark.parametrize("action", [a.Hide(999), a.Hide(0), a.Hide(-1), a.Hide(None), a.Hide("64"), a.Hide([])])
def test_an_impossible_hideout_is_not_legal(action: Any) -> None:
    with pytest.raises(NotLegal):
        whitechapel.apply(whitechapel.start({}), action)


@pytest.mark.parametrize("circle", [999, 0, -1, None, 0.5, 1 << 200])
def test_an_impossible_address_is_not_legal(circle: Any) -> None:
    address = Path("tests/data/records/whitechapel-traced.record")
    states = journal.replay(whitechapel, record.parse(address.read_text()))
    state = next(state for state in states if a.Pass() in whitechapel.legal(state))
    assert a.NameAddress(1) in whitechapel.legal(state)
    with pytest.raises(NotLegal):
        whitechapel.apply(state, a.NameAddress(circle))


@pytest.mark.parametrize("places", [None, (), (40,), [0, 0, 0, 0, 0], "40"])
def test_an_alarm_without_a_place_for_each_policeman_is_not_legal(places: Any) -> None:
    with pytest.raises(NotLegal):
        whitechapel.apply(whitechapel.start({}), a.Alarm(places))


@pytest.mark.parametrize("seat", ["anybody", "", "chance", "police1", None])
def test_nobody_else_has_a_view(seat: Any) -> None:
    with pytest.raises(NotWellFormed, match="unknown-seat"):
        whitechapel.view(whitechapel.start({}), seat)
