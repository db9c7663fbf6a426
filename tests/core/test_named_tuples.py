"""A named tuple with a faster `_replace` behaves like any other."""

import pickle
from typing import NamedTuple

import pytest

from gaslamp.core.named_tuples import quick_replace, replacer


@quick_replace
class Table(NamedTuple):
    round: int
    cards: tuple[str, ...]
    seen: bool


TABLE = Table(1, ("a", "b"), False)
look = replacer(Table, "seen", "round")


def test_the_named_fields_are_replaced() -> None:
    assert repr(TABLE._replace(seen=True, round=2)) == "Table(round=2, cards=('a', 'b'), seen=True)"


def test_the_tuple_itself_stays_as_it_was() -> None:
    TABLE._replace(round=2)
    assert TABLE == (1, ("a", "b"), False)


def test_without_changes_it_is_an_equal_tuple() -> None:
    assert TABLE._replace() == TABLE
    assert hash(TABLE._replace()) == hash(TABLE)
    assert type(TABLE._replace()) is Table


def test_what_was_replaced_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(TABLE._replace(round=3))) == Table(3, ("a", "b"), False)  # noqa: S301  (our own)


def test_an_unknown_field_is_an_error() -> None:
    with pytest.raises(KeyError):
        TABLE._replace(colour="red")  # type: ignore[call-arg]


def test_a_replacer_changes_its_fields_in_a_new_tuple() -> None:
    looked = look(TABLE, round=4, seen=True)
    assert repr(looked) == "Table(round=4, cards=('a', 'b'), seen=True)"
    assert type(looked) is Table
    assert TABLE == (1, ("a", "b"), False)


def test_a_replacer_needs_exactly_its_fields() -> None:
    with pytest.raises(TypeError, match="seen"):
        look(TABLE, round=4)
    with pytest.raises(TypeError, match="cards"):
        look(TABLE, round=4, seen=True, cards=())


def test_a_replacer_is_made_for_fields_only() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        replacer(Table, "colour")
