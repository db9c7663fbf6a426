"""How hard a puzzle is: a rating by Glicko-2, from how solvers of known strength fare on it.

Where actions are asked, the solvers are the levels of the game, each with several seeds. A set of marks is no game for
them, because every level deduces exactly. There the solvers are people as they err: each leaves out some facts
(`Puzzles.naive`), and a last one leaves out nothing.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from gaslamp.core.errors import GaslampError
from gaslamp.core.record import Entry
from gaslamp.parts.player import Knowledge, Thinking
from gaslamp.parts.puzzles import Form, Source
from gaslamp.players import levels
from gaslamp.puzzles.glicko import Game, Rating, updated
from gaslamp.puzzles.line import Puzzle
from gaslamp.puzzles.solving import CLOSE

LEVELS = {
    "random": Rating(700, 80),
    "greedy": Rating(1250, 80),
    "novice": Rating(1350, 80),
    "casual": Rating(1550, 80),
    "club": Rating(1750, 80),
}
"""What a level is worth as a solver. The steps follow the ladder of the levels; the scale is set here. The strongest
level is left out: it would take an hour for the puzzles that are shipped."""
TRIES = 2
CARELESS, CAREFUL = 900.0, 1900.0
"""The ratings of the solver who leaves out most, and of the one who leaves out nothing."""
MOST_STEPS = 12
_SIZE_MATTERS = 40.0
"""A set with one member more is as much harder."""


def rate(puzzle: Puzzle, names: tuple[str, ...] = tuple(LEVELS)) -> Rating:
    """The deviation says how much the solvers tell."""
    games = list(_marking(puzzle) if puzzle.theme.form is Form.MARKS else _acting(puzzle, names))
    found = updated(Rating(), games)
    if puzzle.theme.form is Form.MARKS:
        found = found._replace(rating=found.rating + _SIZE_MATTERS * (len(puzzle.proof.answer) - 1))
    return Rating(round(found.rating), round(found.deviation))


def _marking(puzzle: Puzzle) -> Iterator[Game]:
    guesses = list(puzzle.part.naive(puzzle.candidate).values())
    for number, guess in enumerate(guesses):
        strength = CARELESS + (CAREFUL - CARELESS) * number / len(guesses)
        yield Game(Rating(strength, 80), float(guess != puzzle.proof.answer))
    yield Game(Rating(CAREFUL, 80), 0.0)


def _acting(puzzle: Puzzle, names: tuple[str, ...]) -> Iterator[Game]:
    known = [name for name in names if name in levels.names(puzzle.record.game)]
    for name in known:
        for number in range(TRIES):
            yield Game(LEVELS[name], float(not solves(puzzle, name, Random(f"{puzzle.id}/{name}/{number}"))))


def solves(puzzle: Puzzle, level: str, rng: Random) -> bool:
    """Whether a level finds a right way. It plays on as at a table, from what the seat knows."""
    game = puzzle.game.rules
    source = puzzle.candidate.source
    player = levels.seated(puzzle.record.game, source.seat, level)
    actions: list[Any] = []
    for _ in range(MOST_STEPS):
        known = Knowledge(source.seat, source.view, source.record, game.choices(source.view))
        try:
            action = player.choose(known, rng, Thinking(levels.thinking_seconds(level)))
        except GaslampError:
            return False
        actions.append(action)
        value = puzzle.part.value(puzzle.candidate, actions)
        if value is not None:
            return value > puzzle.proof.value - CLOSE
        source = _after(puzzle, source, action)
    return False


def _after(puzzle: Puzzle, source: Source, action: Any) -> Source:
    game = puzzle.game.rules
    entries = (*source.record.entries, Entry(source.seat, game.write(action)))
    return Source(replace(source.record, entries=entries), game.watch(source.view, action))
