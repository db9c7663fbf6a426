"""Golden files: what the rules did when they were last looked at. `python tests/golden.py` writes them anew.

A change in them is a change of the rules: read the difference, raise the rules version, say so in the CHANGELOG.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import contract
from gaslamp.core import journal, record
from gaslamp.core.game import SPECTATOR, AnyGame
from gaslamp.core.perft import perft
from gaslamp.games import GAMES

DATA = Path(__file__).parent / "data"

ENDINGS = {"mrjack": ("escape", "right", "wrong", "dawn")}
"""The ways each game can end: one finished record is kept for each."""

LIMIT = 150_000
"""Lines of play that are still counted in a moment."""


def perft_line(game: AnyGame, position: str, depth: int) -> str:
    state = game.parse_state(position)
    counted = perft(game, state, depth)
    views = " ".join(f"{seat}={count}" for seat, count in counted.views.items())
    return f"{position} ; {depth} ; {counted.nodes} ; {views}"


def perft_positions(game: AnyGame) -> Iterator[tuple[str, int]]:
    """The start with each value of each option, and a dozen positions met in random games."""
    for option in game.OPTIONS:
        for value in option.values:
            yield from ((game.write(game.start({option.name: value})), depth) for depth in (1, 2, 3, 4))
    rng = random.Random(1888)
    for number in range(12):
        option = game.OPTIONS[number % len(game.OPTIONS)]
        options = {option.name: rng.choice(option.values)} if option.values else {}
        met = game.write(rng.choice(contract.play(game, options, rng).states[:-1]))
        yield from ((met, depth) for depth in (1, 2, 3))


def perft_file(game: AnyGame) -> str:
    lines = ["# position ; depth ; lines of play ; different views of each seat"]
    lines += [
        perft_line(game, position, depth)
        for position, depth in perft_positions(game)
        if perft_is_short(game, position, depth)
    ]
    return "\n".join(lines) + "\n"


def perft_is_short(game: AnyGame, position: str, depth: int) -> bool:
    leaves = [game.parse_state(position)]
    for _ in range(depth):
        leaves = [game.apply(leaf, action) for leaf in leaves for action in game.legal(leaf)]
        if len(leaves) > LIMIT:
            return False
    return True


def playthrough(game: AnyGame, told: record.Record) -> str:
    """A whole game, step by step, with all that every seat is shown."""
    lines = []
    for number, state in enumerate(journal.replay(game, told)):
        lines.append(f"[{number}] {game.write(state)}")
        eyes = (*game.seats(state), SPECTATOR)
        lines += [f"  {seat}: {game.write(game.view(state, seat))}" for seat in eyes]
        lines.append(f"  {game.actor(state) or 'over'}: {' '.join(game.write(action) for action in game.legal(state))}")
        if number < told.length:
            action = game.parse_action(told.entries[number].action)
            shown = " ".join(f"{seat}:{game.write(game.seen(state, action, seat))}" for seat in eyes)
            lines.append(f"  -> {told.entries[number].action} ({shown})")
    return "\n".join(lines) + "\n"


def ending(game: AnyGame, reason: str) -> record.Record:
    """The first random game that ends so."""
    number = 0
    while True:
        told = contract.play(game, {}, random.Random(f"{reason}/{number}")).record
        if told.outcome and told.outcome.reason == reason:
            return told
        number += 1


def record_path(game: AnyGame, reason: str) -> Path:
    return DATA / "records" / f"{game.NAME}-{reason}.record"


if __name__ == "__main__":
    for name, reasons in ENDINGS.items():
        game = GAMES[name]
        (DATA / "perft" / f"{name}.txt").write_text(perft_file(game))
        for reason in reasons:
            record_path(game, reason).write_text(record.write(ending(game, reason)))
        longest = record.parse(record_path(game, reasons[-1]).read_text())
        (DATA / "playthroughs" / f"{name}.txt").write_text(playthrough(game, longest))
