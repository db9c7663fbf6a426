"""Players that play each other: told what they may know, timed, and the same again for the same generator."""

from random import Random
from typing import Any

import pytest

from gaslamp.core import honesty, journal, record
from gaslamp.core.game import CHANCE, AnyGame
from gaslamp.core.record import Record
from gaslamp.games import mrjack, whitechapel
from gaslamp.parts import match
from gaslamp.parts.plain import random_player
from gaslamp.parts.player import Knowledge, Thinking

TABLES = [(mrjack, {}), (whitechapel, {"hands": "B/YN/RG", "letters": "on"})]


class Listening:
    """Plays at random and remembers what it was told."""

    def __init__(self) -> None:
        self.known: list[Knowledge] = []

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        self.known.append(known)
        return random_player.choose(known, rng, thinking)


def played(game: AnyGame, options: dict[str, str], seed: int, **rest: Any) -> tuple[Record, dict[str, Listening]]:
    players = {seat: Listening() for seat in game.seats(game.start(options))}
    return match.play(game, options, players, Random(seed), **rest), players


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_each_player_is_told_the_record_as_its_seat_saw_it(game: AnyGame, options: dict[str, str]) -> None:
    played_record, players = played(game, options, 3)
    for seat, player in players.items():
        own = journal.redact(game, played_record, seat)
        assert player.known
        for known in player.known:
            assert known.seat == seat
            assert known.record == record.undone(own, known.record.length)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_record_of_a_match_is_honest(game: AnyGame, options: dict[str, str]) -> None:
    played_record, _ = played(game, options, 4)
    honesty.verify(game, played_record)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_clock_gets_every_decision_with_a_choice(game: AnyGame, options: dict[str, str]) -> None:
    timed: list[tuple[str, float]] = []
    played_record, players = played(game, options, 5, clock=lambda seat, seconds: timed.append((seat, seconds)))
    decisions = [
        entry.seat
        for entry, state in zip(played_record.entries, journal.replay(game, played_record), strict=False)
        if entry.seat != CHANCE and len(game.legal(state)) > 1
    ]
    assert [seat for seat, _ in timed] == decisions
    assert all(seconds >= 0 for _, seconds in timed)
    assert sum(len(player.known) for player in players.values()) >= len(decisions)


def test_a_player_that_draws_much_changes_nothing_for_the_others() -> None:
    """Every decision has a generator of its own."""

    class Wasteful:
        def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
            action = random_player.choose(known, rng, thinking)
            rng.randbytes(1000)
            return action

    plain, wasteful = (
        match.play(mrjack, {}, {"jack": jack, "detective": random_player}, Random(6))
        for jack in (random_player, Wasteful())
    )
    assert plain == wasteful
