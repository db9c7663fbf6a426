"""`gaslamp bench kernels`: random complete games in the kernels, against the same through the rules and interpreted.

One core. All sides choose among the legal actions with equal chances, with every optional rule. They take turns in
short slices, and a figure is the median of the ratios, so that a busy machine slows all alike.
"""

import random
from collections.abc import Callable, Mapping
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from gaslamp.bench.games import benches
from gaslamp.bench.random_game import everything, game_of
from gaslamp.core.game import AnyGame
from gaslamp.games.registry import named, registration
from gaslamp.parts.bench import Figure, Progress
from gaslamp.parts.kernel import forms

ROUNDS = 9
SLICE_SECONDS = 0.4
"""Seconds that each side plays in a round."""

BATCH = 200
"""Games a kernel plays between two looks at the clock."""

KERNELS: Mapping[str, float] = {
    name: bench.KERNEL_VS_RULES for name, bench in benches().items() if registration(name).kernel is not None
}
"""Each game that has a kernel, and how many times as fast as the rules it must be."""

Side = Callable[[], int]
"""Plays some games and returns how many."""


def run(progress: Progress) -> list[Figure]:
    figures: list[Figure] = []
    for number, (name, least) in enumerate(KERNELS.items()):
        figures += _measure(name, least, partial(_part, progress, number))
    return figures


def _part(progress: Progress, number: int, done: float) -> None:
    progress((number + done) / len(KERNELS))


def _measure(name: str, least: float, progress: Progress) -> list[Figure]:
    sides = _sides(named(name), random.Random(1888))
    speeds: dict[str, list[float]] = {side: [] for side in sides}
    for number in range(ROUNDS):
        for side, play in sides.items():
            speeds[side].append(_speed(play))
        progress((number + 1) / ROUNDS)
    kernel, rules, interpreted = speeds["kernel"], speeds["rules"], speeds["interpreted"]
    return [
        Figure(f"{name}_kernel_vs_rules", _ratio(kernel, rules), "games a second over those of the rules", least),
        Figure(f"{name}_kernel_games_per_second", median(kernel), "random complete games, one core"),
        Figure(f"{name}_kernel_compiled_vs_interpreted", _ratio(kernel, interpreted), "the same file, compiled or not"),
    ]


def _sides(game: AnyGame, rng: random.Random) -> dict[str, Side]:
    start = game.start(everything(game))
    parts = registration(game.NAME)
    kernel: Any = parts.kernel.Kernel(start)
    interpreted: Any = forms.interpreted(f"{parts.package}.kernel").Kernel(start)

    def rules() -> int:
        game_of(game, rng)
        return 1

    return {
        "rules": rules,
        "kernel": lambda: kernel.playouts(BATCH, rng.getrandbits(60)).games,
        "interpreted": lambda: interpreted.playouts(1, rng.getrandbits(60)).games,
    }


def _speed(play: Side) -> float:
    """Games a second, over a slice."""
    games = 0
    began = perf_counter()
    while (seconds := perf_counter() - began) < SLICE_SECONDS:
        games += play()
    return games / seconds


def _ratio(ours: list[float], theirs: list[float]) -> float:
    return median(one / other for one, other in zip(ours, theirs, strict=True))
