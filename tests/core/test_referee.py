"""The referee's view shows of each field what the seat that knows it sees."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import three_doors
from gaslamp.core.referee import REFEREE, referee, revealed


@dataclass(frozen=True)
class View:
    seat: str
    card: int | None


def game_with(view: Any) -> Any:
    """A game of two seats. Only `a` knows the card, which is the whole State."""
    return SimpleNamespace(
        seats=lambda _state: ("b", "a"),
        view=lambda state, seat: view(seat, state if seat == "a" else None),
    )


def test_the_referee_sees_what_only_the_thief_knows() -> None:
    shown = referee(three_doors, three_doors.parse_state("td1 2 1"))
    assert (shown.seat, shown.hidden, shown.named) == (REFEREE, 2, (1,))


def test_a_view_may_be_a_dataclass() -> None:
    assert referee(game_with(View), 7) == View(REFEREE, 7)


def test_a_view_of_another_kind_is_shown_as_to_a_spectator() -> None:
    assert referee(game_with(lambda seat, card: {seat: card}), 7) == {"spectator": None}


def test_a_seats_revealed_view_shows_what_the_other_seat_knows() -> None:
    assert revealed(game_with(View), 7, "b") == View("b", 7)


def test_a_view_of_another_kind_is_not_revealed() -> None:
    assert revealed(game_with(lambda seat, card: {seat: card}), 7, "b") == {"b": None}
