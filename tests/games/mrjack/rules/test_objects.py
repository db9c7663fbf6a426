"""Actions that no text can say: `apply` refuses them like any other that is not legal."""

from typing import Any, get_args

import pytest

from games.mrjack.rules.positions import play, position
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules import actions as a
from gaslamp.games.mrjack.rules.action_fields import FIELDS
from gaslamp.games.mrjack.rules.board import Character

START = mrjack.start({})


def test_the_fields_of_every_action_are_known() -> None:
    assert set(FIELDS) == set(get_args(a.Action))


@pytest.mark.parametrize(
    ("awaited", "action"),
    [
        ("draw", a.Draw(0xF00)),
        ("draw", a.Draw(-1)),
        ("pick", a.Pick("H")),
        ("W:^", a.Face(6)),
        ("W:^", a.Face(-1)),
        ("S:wa", a.MoveLamp(0, -1)),
        ("S:wa", a.MoveLamp(-1, 0)),
        ("L:wa", a.MoveCordon(1, 9)),
        ("B:wa", a.MoveCover(7, 1000)),
        ("H:w", a.Walk(-1)),
        ("H:w", a.Walk(None)),
        ("H:w", a.Walk([])),
        ("H:w", "E4"),
        ("G:wa", a.Whistle(5.5, 3)),
        ("U:wa", a.Swap(Character.GULL)),
    ],
    ids=str,
)
def test_an_impossible_action_is_not_legal(awaited: str, action: Any) -> None:
    state = position(awaited) if awaited != "draw" else play(START, "=M")
    with pytest.raises(NotLegal):
        mrjack.apply(state, action)


def test_a_number_that_equals_a_character_is_that_character() -> None:
    dealt = mrjack.apply(START, a.Deal(1))
    assert mrjack.write(dealt) == mrjack.write(play(START, "=W"))
    assert dealt.jack is Character.WATSON


@pytest.mark.parametrize("seat", ["anybody", "", "chance", "police", None])
def test_nobody_else_has_a_view(seat: Any) -> None:
    with pytest.raises(NotWellFormed, match="unknown-seat"):
        mrjack.view(START, seat)
