"""A player that chooses a legal action at random, all equally likely. It sees what a seat may know, never a State."""

from random import Random
from typing import Any

from gaslamp.parts.player import Knowledge, Thinking


def choose(known: Knowledge, rng: Random, thinking: Thinking) -> Any:  # noqa: ARG001  (there is nothing to think about)
    return rng.choice(known.choices)
