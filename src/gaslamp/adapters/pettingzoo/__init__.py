"""Turn-based environments for PettingZoo: a module for each installed game that has a `tensors` part.

    from gaslamp.adapters.pettingzoo import three_doors_v0
    env = three_doors_v0.env(render_mode="ansi")

The module is named after the game and the version of its numbers. Each has `env`, `raw_env` and `parallel_env`. Once
this package is imported, `pettingzoo.make("aec", "gaslamp/three_doors_v0")` works too. Every option of a game is an
argument; `max_cycles` limits the number of actions. Chance plays inside the environment.
"""

from gaslamp.adapters.missing_extra import need

need("pettingzoo")

import sys  # noqa: E402  (what is needed is known to be there)
from functools import partial  # noqa: E402
from types import ModuleType  # noqa: E402
from typing import Any  # noqa: E402

from pettingzoo.env_registry.registration import register  # noqa: E402

from gaslamp.adapters.games import adapted_games, versioned_name  # noqa: E402
from gaslamp.adapters.pettingzoo.environment import Environment, wrapped  # noqa: E402
from gaslamp.adapters.pettingzoo.parallel import ParallelEnvironment  # noqa: E402

__all__: list[str] = []


def _add(game: str, name: str) -> None:
    """A module that is made here, because every installed game has one."""
    module = ModuleType(f"{__name__}.{name}", f"{game} for PettingZoo.")
    constructors = {"env": wrapped, "raw_env": Environment, "parallel_env": ParallelEnvironment}
    vars(module).update({key: partial(make, game) for key, make in constructors.items()})
    sys.modules[module.__name__] = module
    globals()[name] = module
    __all__.append(name)
    register("aec", f"gaslamp/{name}", f"{module.__name__}:env")
    register("parallel", f"gaslamp/{name}", f"{module.__name__}:parallel_env")


for _game in adapted_games().values():
    _add(_game.name, versioned_name(_game))


def __getattr__(name: str) -> Any:
    """Only for names that are not there; type checkers learn from it that there may be others."""
    raise AttributeError(f"{__name__} has no {name}: it has {', '.join(__all__)}. Only a game with tensors is here.")
