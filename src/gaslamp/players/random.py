"""A player that picks any legal action, all alike. It sees what a seat may know, never a State."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

View = TypeVar("View")
Action = TypeVar("Action")


def choose(view: View, choices: Sequence[Action], rng: Random) -> Action:  # noqa: ARG001  (every player is given its view)
    return rng.choice(choices)
