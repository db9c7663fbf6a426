"""One numbered game. The same seed, number and players give the same game, in any process and in any order."""

from contextlib import ExitStack
from random import Random
from typing import NamedTuple

from gaslamp.arena import cheats, engines, sparring
from gaslamp.arena.pairing import Lineup, Rules
from gaslamp.arena.result import Result, Times
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games.registry import named, registration
from gaslamp.parts import match
from gaslamp.parts.player import Forfeit, Player
from gaslamp.players import levels
from gaslamp.players.engines.process import EngineProcess
from gaslamp.puzzles.line import write
from gaslamp.puzzles.mining import mine

LUCK_DIGITS = 6


class Fixture(NamedTuple):
    """A game to be played. What chance draws depends on the seed and the deal's number, not on who plays."""

    rules: Rules
    seed: str
    lineup: Lineup
    deal: int
    with_luck: bool = False
    """Whether the result says what luck did. It takes time, and the game must have an analysis part."""
    kinds: tuple[str, ...] = ()
    """The kinds of puzzles that are looked for in the game. The game must have a puzzles part."""
    engine_seconds: float = engines.SECONDS
    """The time of a program for each action."""


def play(fixture: Fixture) -> Result:
    """Arguments and result are plain data, so that a worker process can play the game."""
    rules, seed, lineup, deal, with_luck, kinds, engine_seconds = fixture
    times = {one: Times() for one in rules.sides}

    def clock(seat: Seat, seconds: float) -> None:
        times[rules.side(seat)].add(seconds)

    seats = {seat: lineup.level(rules, seat) for seat in rules.seats}
    with ExitStack() as stack:
        try:
            record = match.play(
                named(rules.game),
                dict(rules.options),
                {
                    seat: _seated(rules, seat, level, engine_seconds, stack)
                    for seat, level in seats.items()
                    if level != cheats.CHEAT
                },
                Random(f"{rules.game}/{seed}/{deal}"),
                clock=clock,
                cheats={seat: cheats.cheat(rules.game) for seat, level in seats.items() if level == cheats.CHEAT},
            )
        except Forfeit as lost:
            winner = next(side for side in rules.sides if side != rules.side(lost.seat))
            decisions = sum(one.count for one in times.values())
            return Result(deal, lineup, winner, lost.reason, decisions, times, detail=lost.detail)
    assert record.outcome is not None, "a match ends when the game is over"
    winner = rules.side(record.outcome.winners[0])
    luck = _luck(rules, record) if with_luck else None
    puzzles = tuple(map(write, mine(record, kinds))) if kinds else ()
    return Result(deal, lineup, winner, record.outcome.reason, record.length, times, luck=luck, puzzles=puzzles)


def _seated(rules: Rules, seat: Seat, level: str, engine_seconds: float, stack: ExitStack) -> Player:
    """A program of somebody else ends with the game."""
    partners = sparring.players(rules.game, rules.side(seat))
    if level in partners:
        return partners[level]()
    if not engines.is_engine(level):
        return levels.seated(rules.game, seat, level)
    return stack.enter_context(EngineProcess(rules.game, seat, engines.command(level), engine_seconds))


def _luck(rules: Rules, record: Record) -> float | None:
    """What all steps of chance together changed for the first side. Rounded, so that it is the same from a file."""
    analysis = registration(rules.game).analysis
    return None if analysis is None else round(sum(analysis.luck(record).values()), LUCK_DIGITS)
