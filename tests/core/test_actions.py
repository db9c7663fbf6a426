"""Actions built in code: their fields get values of the proper types, or they are refused."""

from dataclasses import dataclass
from typing import Any

import pytest

from gaslamp.core import actions
from gaslamp.core.actions import hidden_or, legal_action, one_of, proper_actions, subset_of
from gaslamp.core.errors import NotLegal


@dataclass(frozen=True, slots=True)
class Move:
    start: Any
    to: Any


proper = proper_actions({Move: (one_of(range(3)), hidden_or(range(3)))})


def test_a_proper_action_is_returned_itself() -> None:
    move = Move(0, None)
    assert proper(move) is move
    assert proper(move) is move


def test_an_equal_value_gets_its_proper_type() -> None:
    assert repr(proper(Move(True, 2.0))) == "Move(start=1, to=2)"


@pytest.mark.parametrize(
    "action",
    [Move(3, 0), Move(None, 0), Move([], 0), Move(0, "1"), None, "Move", object.__new__(Move)],
    ids=["high", "none", "list", "text", "nothing", "name", "unset"],
)
def test_anything_else_is_not_legal(action: Any) -> None:
    with pytest.raises(NotLegal, match="unknown-action"):
        proper(action)


def test_only_so_many_actions_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "REMEMBERED_ACTIONS", 2)
    some = [Move(0, to) for to in (0, 1, 2, 0, 1)]
    assert [proper(move) for move in some * 2] == some * 2


def test_a_set_is_a_number_with_known_bits() -> None:
    bits = subset_of(0b110)
    assert [bits(0), bits(6), bits(2.0)] == [0, 6, 2]
    for wrong in (1, 8, -2, 2.5, float("inf"), "2", None):
        with pytest.raises(actions.WRONG_VALUE):
            bits(wrong)


def test_a_legal_action_is_found_by_equality() -> None:
    legal = (Move(0, 1), Move(1, 2))
    assert legal_action(Move(1.0, 2), legal) is legal[1]
    with pytest.raises(NotLegal, match="not-now"):
        legal_action(Move(2, 2), legal)
