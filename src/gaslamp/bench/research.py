"""`gaslamp bench research`: random play through the research environments, beside those of the libraries themselves.

One core. Every side chooses evenly among the legal actions. The sides take turns in short slices, and a figure is the
median of the ratios, so that a busy machine slows all alike. OpenSpiel has no liar's dice in Python; its liar's poker
in Python is the nearest thing to one. The ratios are those of the first game.
"""

import random
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401  (registers OpenSpiel's games in Python)
import pettingzoo
import pyspiel

import gaslamp.adapters.open_spiel  # noqa: F401  (registers ours)
from gaslamp.adapters.games import kernel_games
from gaslamp.adapters.pettingzoo.environment import wrapped
from gaslamp.adapters.vector import Vector
from gaslamp.bench.games import benches
from gaslamp.parts.bench import Figure, Progress

ROUNDS = 9
SLICE_SECONDS = 0.4
"""Seconds that each side plays in a round."""

GAMES = 4096
"""Games that are stepped at once."""

Side = Callable[[], int]
"""Plays for a while and returns the number of steps."""


def run(progress: Progress) -> list[Figure]:
    games = [name for name in benches() if name in kernel_games()]
    sides = _sides(games)
    speeds: dict[str, list[float]] = {side: [] for side in sides}
    for number in range(ROUNDS):
        for side, play in sides.items():
            speeds[side].append(_speed(play))
        progress((number + 1) / ROUNDS)
    return [
        _ratio(speeds, "pettingzoo_vs_connect_four", f"pettingzoo_{games[0]}", "connect_four", 2.0),
        _ratio(speeds, "open_spiel_vs_python_game", f"open_spiel_{games[0]}", "liars_poker", 1.0),
        _ratio(speeds, "vector_vs_pettingzoo", f"vector_{games[0]}", f"pettingzoo_{games[0]}", 100.0),
        *(Figure(f"{side}_steps_per_second", median(found), "random play, one core") for side, found in speeds.items()),
    ]


def _sides(games: Sequence[str]) -> dict[str, Side]:
    rng = random.Random(1888)
    return {
        **{f"pettingzoo_{game}": _pettingzoo(wrapped(game), rng) for game in games},
        "connect_four": _pettingzoo(pettingzoo.make("aec", "classic/connect_four_v3"), rng),
        **{f"open_spiel_{game}": _open_spiel(f"python_gaslamp_{game}", rng) for game in games},
        "liars_poker": _open_spiel("python_liars_poker", rng),
        **{f"vector_{game}": _vector(game) for game in games},
    }


def _pettingzoo(env: Any, rng: random.Random) -> Side:
    def play() -> int:
        env.reset(seed=rng.getrandbits(30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps

    return play


def _open_spiel(name: str, rng: random.Random) -> Side:
    """Chance is stepped by the caller here, so its actions count."""
    game = pyspiel.load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def _vector(name: str) -> Side:
    games = Vector(name, GAMES, seed=1888)
    games.reset()

    def play() -> int:
        for _ in range(10):
            games.step(games.sample())
        return 10 * GAMES

    return play


def _speed(play: Side) -> float:
    """Steps a second of the processor's time, over a slice. Other work of the machine does not count."""
    steps = 0
    began = process_time()
    while (seconds := process_time() - began) < SLICE_SECONDS:
        steps += play()
    return steps / seconds


def _ratio(speeds: dict[str, list[float]], name: str, ours: str, theirs: str, least: float) -> Figure:
    ratios = [one / other for one, other in zip(speeds[ours], speeds[theirs], strict=True)]
    return Figure(name, median(ratios), f"steps a second: {ours} over {theirs}", least)
