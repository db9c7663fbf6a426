"""Benchmarks: named figures with targets. Machines differ, so a target is a ratio to a yardstick measured beside it."""

from collections.abc import Callable, Mapping
from importlib import import_module

from gaslamp.parts.bench import Figure

Bench = Callable[..., list[Figure]]
"""Takes a Progress. Those in TIMED also take the seconds that the run may last."""

BENCHES: Mapping[str, str] = {
    "start": "gaslamp.bench.start",
    "rules": "gaslamp.bench.rules",
    "inference": "gaslamp.bench.inference",
    "kernels": "gaslamp.bench.kernels",
    "research": "gaslamp.bench.research",
    "server": "gaslamp.bench.server",
    "scale": "gaslamp.bench.scale",
    "growth": "gaslamp.bench.growth",
    "abuse": "gaslamp.bench.abuse",
}
"""The module of each bench. It is imported when it is run, because the yardsticks are an optional extra."""


TIMED = frozenset({"abuse"})

PROFILES: Mapping[str, str] = {"server": "gaslamp.bench.move_profile"}
"""Where the time goes, for the benches that can tell it: `--profile` runs this module in place of the bench."""


def load(name: str, *, is_profile: bool = False) -> Bench:
    run: Bench = import_module((PROFILES if is_profile else BENCHES)[name]).run
    return run
