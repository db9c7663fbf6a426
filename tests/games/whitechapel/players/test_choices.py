"""Whole games: with every option, at every number of seats, every choice is legal and the same for the same seed."""

import random
from typing import Any

import pytest

from games.whitechapel.players.example_games import ALL_ON, LEVELS, chosen, game, moments, seated
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.players import PLAYERS
from gaslamp.parts.player import Cancelled, Knowledge, Thinking

HANDS = ("BYNRG", "BY/NRG", "B/YN/RG", "B/Y/NR/G", "R/B/G/N/Y")
SWITCHES = tuple(ALL_ON)


def test_every_level_and_yardstick_can_be_seated_on_both_sides() -> None:
    assert set(PLAYERS) == {"random", "ismcts", "greedy", *LEVELS}
    for name in PLAYERS:
        for seat in ("jack", "police", "police3"):
            assert hasattr(seated(name, seat), "choose")


@pytest.mark.parametrize("hands", HANDS)
def test_games_with_all_options_on_end_at_every_number_of_seats(hands: str) -> None:
    """`apply` refuses whatever is not legal, so a game that ends had legal choices only."""
    for level in ("novice", "casual"):
        assert game(5, level, level, {"hands": hands, **ALL_ON}).outcome is not None


@pytest.mark.parametrize("option", SWITCHES)
def test_games_with_one_option_end(option: str) -> None:
    assert game(3, "casual", "casual", {option: "on"}).outcome is not None


@pytest.mark.parametrize("hideout", ["easy", "normal", "medium", "hard"])
def test_games_with_a_hideout_that_was_drawn_end(hideout: str) -> None:
    assert game(2, "novice", "casual", {"hideout": hideout}).outcome is not None


@pytest.mark.slow
def test_the_search_plays_whole_games_on_both_sides() -> None:
    assert game(4, "ismcts", "ismcts", {"hands": "BYN/RG"}).outcome is not None


def test_the_strongest_play_with_all_options_too() -> None:
    assert game(1, "expert", "expert", {"hands": "B/YN/RG", **ALL_ON}).outcome is not None


@pytest.mark.parametrize("name", ["ismcts", "greedy", *LEVELS])
@pytest.mark.parametrize("seat", ["jack", "police"])
def test_a_new_player_chooses_what_one_who_was_there_from_the_start_chooses(name: str, seat: str) -> None:
    record = game(8, "casual", "casual", {"letters": "on", "false-clues": "on"})
    long_lived = seated(name, seat)
    compared = 0
    for known in moments(record, seat, 7 if seat == "jack" else 9):
        compared += 1
        assert chosen(long_lived, known) == chosen(seated(name, seat), known)
    assert compared >= 3


@pytest.mark.parametrize("name", ["ismcts", "greedy", *LEVELS])
@pytest.mark.parametrize("seat", ["jack", "police"])
def test_a_player_takes_a_choice_back_with_the_game(name: str, seat: str) -> None:
    """After an undo the record is shorter: what came later is forgotten."""
    record = game(8, "casual", "casual")
    known: list[Knowledge] = list(moments(record, seat, 4))
    player = seated(name, seat)
    first = chosen(player, known[1])
    chosen(player, known[2])
    assert chosen(player, known[1]) == first


@pytest.mark.parametrize("name", ["ismcts", "greedy", *LEVELS])
@pytest.mark.parametrize("seat", ["jack", "police"])
def test_a_player_that_is_not_wanted_any_more_stops(name: str, seat: str) -> None:
    known = next(moments(game(8, "casual", "casual"), seat, 5))
    with pytest.raises(Cancelled):
        seated(name, seat).choose(known, random.Random(1), Thinking(cancelled=lambda: True))


def test_a_long_thought_tells_how_far_it_is() -> None:
    shares: list[float] = []
    [known] = [one for one in moments(game(8, "casual", "casual"), "jack", 1) if _is_flight(one)][:1]
    seated("expert", "jack").choose(known, random.Random(1), Thinking(report=shares.append))
    assert len(shares) > 5
    assert shares == sorted(shares)
    assert shares[0] >= 0
    assert shares[-1] <= 1


def _is_flight(known: Knowledge) -> bool:
    kinds: set[Any] = {whitechapel.write(choice)[0] for choice in known.choices}
    return "=" in kinds and not any(whitechapel.write(choice).endswith("!") for choice in known.choices)
