"""Letters from Whitechapel for PettingZoo, with actions and observations of version 0 (docs/research.md)."""

from functools import partial

from gaslamp.adapters.pettingzoo.environment import Environment, wrapped
from gaslamp.adapters.pettingzoo.parallel import Together

__all__ = ["env", "parallel_env", "raw_env"]

raw_env = partial(Environment, "whitechapel")
env = partial(wrapped, "whitechapel")
parallel_env = partial(Together, "whitechapel")
