"""Measuring: named figures, each with what it must reach. Machines differ, so targets are ratios to a yardstick."""

from collections.abc import Callable, Mapping
from importlib import import_module

from gaslamp.parts.bench import Figure, Progress

Bench = Callable[[Progress], list[Figure]]

BENCHES: Mapping[str, str] = {
    "rules": "gaslamp.bench.rules",
    "inference": "gaslamp.bench.inference",
    "kernels": "gaslamp.bench.kernels",
    "research": "gaslamp.bench.research",
    "server": "gaslamp.bench.server",
    "scale": "gaslamp.bench.scale",
}
"""Each bench by the module that runs it, imported only when asked for: their yardsticks are an optional extra."""


def load(name: str) -> Bench:
    run: Bench = import_module(BENCHES[name]).run
    return run
