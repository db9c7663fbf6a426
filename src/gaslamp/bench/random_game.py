"""A random complete game through the rules."""

import random

from gaslamp.core.game import AnyGame


def everything(game: AnyGame) -> dict[str, str]:
    """Every optional rule of a game, switched on."""
    return {option.name: "on" for option in game.OPTIONS if "on" in option.values}


def game_of(game: AnyGame, rng: random.Random) -> int:
    """The number of actions of a random game, with every optional rule."""
    state, actions = game.start(everything(game)), 0
    while legal := game.legal(state):
        state = game.apply(state, rng.choice(legal))
        actions += 1
    return actions
