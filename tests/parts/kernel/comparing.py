"""A kernel beside the rules: the same position, the same choices, the same ending, at every step of a game."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from gaslamp.core.game import CHANCE, AnyGame

Choose = Callable[[AnyGame, Any, random.Random], Any]


def compare(game: AnyGame, kernel: Any, state: Any, numbers: Any) -> list[int]:
    """Whether a kernel says of a position what the rules say; the legal actions as numbers."""
    legal = game.legal(state)
    found: list[int] = kernel.legal()
    assert [numbers.decode(number) for number in found] == list(legal), game.write(state)
    assert kernel.actor() == game.actor(state), game.write(state)
    assert kernel.outcome() == game.outcome(state), game.write(state)
    stored = kernel.store()
    assert stored == state, game.write(state)
    assert game.write(stored) == game.write(state)
    return found


def follow(
    game: AnyGame, kernel_class: Any, numbers: Any, options: dict[str, str], rng: random.Random, choose: Choose
) -> Counter[str]:
    """A whole game through both. Returns how many positions of each stage and night or round were compared."""
    state = game.start(options)
    kernel = kernel_class(state)
    met: Counter[str] = Counter()
    while True:
        found = compare(game, kernel, state, numbers)
        public = state.public
        met[public.stage.name] += 1
        met["positions"] += 1
        met[f"{getattr(public, 'night', 0) or public.round}"] += 1
        if not found:
            return met
        assert kernel.choose(rng.getrandbits(60)) in found
        action = rng.choice(game.legal(state)) if game.actor(state) == CHANCE else choose(game, state, rng)
        before = kernel.copy()
        state = game.apply(state, action)
        kernel.apply(numbers.encode(action))
        if rng.random() < 0.05:
            # A copy is a position of its own, and a position can be taken up anywhere.
            before.apply(rng.choice(found))
            kernel = kernel_class(state)
