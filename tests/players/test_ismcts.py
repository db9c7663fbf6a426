"""The search that plays games without players of their own."""

from random import Random
from typing import Any

import pytest

import three_doors
from gaslamp.core import journal
from gaslamp.core.game import AnyGame, Seat
from gaslamp.games import small_mrjack, small_whitechapel
from gaslamp.parts import match
from gaslamp.parts.plain import random_player
from gaslamp.parts.plain.ismcts import Ismcts
from gaslamp.parts.plain.players import PlainPlayers
from gaslamp.parts.player import Cancelled, Knowledge, Player, Thinking

ROUNDS = 150


def known(game: AnyGame, options: dict[str, str], actions: str, seat: Seat) -> Knowledge:
    """What a seat knows after these actions."""
    kept = journal.begin(game, options, bytes(32), bytes(16))
    for text in actions.split():
        kept = journal.extend(game, kept, game.parse_action(text), bytes(16))
    view = game.view(kept.state, seat)
    return Knowledge(seat, view, journal.redact(game, kept.record, seat), game.choices(view))


@pytest.mark.parametrize(
    ("game", "seat", "games", "more"),
    [
        # A player who opens the other door wins two games of three; a player who guesses, one of two.
        (three_doors, "constable", 200, 15),
        (small_mrjack, "detective", 60, 8),
        (small_whitechapel, "jack", 20, 10),
    ],
)
def test_it_wins_more_games_than_a_random_player(game: AnyGame, seat: Seat, games: int, more: int) -> None:
    def won(player: Player) -> int:
        players = dict.fromkeys(game.seats(game.start({})), random_player) | {seat: player}
        records = [match.play(game, {}, players, Random(f"deal {deal}")) for deal in range(games)]
        return sum(seat in record.outcome.winners for record in records if record.outcome)

    assert won(Ismcts(game, ROUNDS)) >= won(random_player) + more


def test_the_same_generator_gives_the_same_choice() -> None:
    knowledge = known(small_whitechapel, {"moves": "3"}, "h5 -2", "police")
    choices = [Ismcts(small_whitechapel, ROUNDS).choose(knowledge, Random(3), Thinking()) for _ in range(2)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize(
    ("game", "seat", "one", "other"),
    [
        (three_doors, "constable", ":1 -2 ~3", ":2 -2 ~3"),
        (small_mrjack, "detective", "=M M -A", "=S M -A"),
        (small_whitechapel, "police", "h5 -2", "h6 -4"),
    ],
)
def test_it_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    game: AnyGame, seat: Seat, one: str, other: str
) -> None:
    first, second = known(game, {}, one, seat), known(game, {}, other, seat)
    entries = [[entry.action for entry in knowledge.record.entries] for knowledge in (first, second)]
    assert entries[0] == entries[1]
    assert first.view == second.view
    chosen = [Ismcts(game, ROUNDS).choose(knowledge, Random(9), Thinking()) for knowledge in (first, second)]
    assert chosen[0] == chosen[1]


def test_it_stops_at_the_deadline() -> None:
    knowledge = known(small_whitechapel, {}, "", "jack")
    assert Ismcts(small_whitechapel, 10**9).choose(knowledge, Random(1), Thinking(seconds=0.1)) in knowledge.choices


def test_it_stops_when_it_is_cancelled() -> None:
    knowledge = known(small_whitechapel, {}, "", "jack")
    with pytest.raises(Cancelled):
        Ismcts(small_whitechapel, 10**9).choose(knowledge, Random(1), Thinking(cancelled=lambda: True))


def test_it_reports_progress() -> None:
    shares: list[float] = []
    knowledge = known(three_doors, {}, "", "thief")
    Ismcts(three_doors, 100).choose(knowledge, Random(1), Thinking(report=shares.append))
    assert shares == sorted(shares)
    assert max(shares) > 0.5


def test_a_game_without_players_is_played_by_both() -> None:
    players: Any = PlainPlayers(three_doors).PLAYERS
    assert list(players) == ["random", "ismcts"]
    assert isinstance(players["ismcts"]("thief"), Ismcts)
