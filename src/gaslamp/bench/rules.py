"""`gaslamp bench rules`: random complete games through the rules, against random games of python-chess.

One core, plain CPython. Both sides list all legal moves, choose one at random and make it. They take turns in short
slices of processor time, and the figure is the median of the ratios, so that a busy machine slows both alike.
"""

import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time

import chess

from gaslamp.bench.games import benches
from gaslamp.bench.random_game import game_of
from gaslamp.games.registry import named
from gaslamp.parts.bench import Figure, Progress

ROUNDS = 9
SLICE_SECONDS = 0.5
"""Seconds of processor time that each side plays in a round."""

FIFTY_MOVES = 100
"""Plies without a pawn move or capture after which a game of chess is drawn."""

LEAST = 5.0


def run(progress: Progress) -> list[Figure]:
    rng = random.Random(1888)
    sides: dict[str, Callable[[], int]] = {"chess": partial(chess_game, rng)}
    sides |= {game.NAME: partial(game_of, game, rng) for game in map(named, benches())}
    speeds: dict[str, list[float]] = {name: [] for name in sides}
    games: dict[str, list[float]] = {name: [] for name in sides}
    for number in range(ROUNDS):
        for name, play in sides.items():
            actions, played, seconds = timed(play)
            speeds[name].append(actions / seconds)
            games[name].append(played / seconds)
        progress((number + 1) / ROUNDS)
    return _figures(speeds, games)


def _figures(speeds: dict[str, list[float]], games: dict[str, list[float]]) -> list[Figure]:
    figures = [Figure("python_chess_plies_per_second", median(speeds["chess"]), "the yardstick")]
    for name in benches():
        ratio = median(ours / theirs for ours, theirs in zip(speeds[name], speeds["chess"], strict=True))
        figures += [
            Figure(f"{name}_rules_vs_python_chess", ratio, "our actions a second over its plies a second", LEAST),
            Figure(f"{name}_actions_per_second", median(speeds[name]), "one core"),
            Figure(f"{name}_games_per_second", median(games[name]), "random complete games, one core"),
        ]
    return figures


def timed(play: Callable[[], int]) -> tuple[int, int, float]:
    """Actions, games and seconds of a slice."""
    actions = games = 0
    began = process_time()
    while (seconds := process_time() - began) < SLICE_SECONDS:
        actions += play()
        games += 1
    return actions, games, seconds


def chess_game(rng: random.Random) -> int:
    """The number of plies of a random game, ended by the cheapest checks that end every game."""
    board = chess.Board()
    while board.halfmove_clock < FIFTY_MOVES and not board.is_insufficient_material():
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(rng.choice(legal))
    return len(board.move_stack)
