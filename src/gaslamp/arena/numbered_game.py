"""One numbered game. The same seed, number and players give the same game, in any process and in any order."""

from random import Random
from typing import NamedTuple

from gaslamp.arena import cheats
from gaslamp.arena.pairing import Lineup, Rules
from gaslamp.arena.result import Result, Times
from gaslamp.core.game import Seat
from gaslamp.games.registry import named
from gaslamp.parts import match
from gaslamp.players import levels


class Fixture(NamedTuple):
    """A game to be played. What chance draws depends on the seed and the deal's number, not on who plays."""

    rules: Rules
    seed: str
    lineup: Lineup
    deal: int


def play(fixture: Fixture) -> Result:
    """Arguments and result are plain data, so that a worker process can play the game."""
    rules, seed, lineup, deal = fixture
    times = {one: Times() for one in rules.sides}

    def clock(seat: Seat, seconds: float) -> None:
        times[rules.side(seat)].add(seconds)

    seats = {seat: lineup.level(rules, seat) for seat in rules.seats}
    record = match.play(
        named(rules.game),
        dict(rules.options),
        {seat: levels.seated(rules.game, seat, level) for seat, level in seats.items() if level != cheats.CHEAT},
        Random(f"{rules.game}/{seed}/{deal}"),
        clock=clock,
        cheats={seat: cheats.cheat(rules.game) for seat, level in seats.items() if level == cheats.CHEAT},
    )
    assert record.outcome is not None, "a match ends when the game is over"
    return Result(deal, lineup, rules.side(record.outcome.winners[0]), record.outcome.reason, record.length, times)
