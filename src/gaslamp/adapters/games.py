"""The games that the adapters offer: every installed game with a `tensors` part, by its kernel or by its rules."""

from collections.abc import Mapping
from functools import cache
from typing import cast

from gaslamp.adapters.kernel_game import KernelGame, kernel_game
from gaslamp.adapters.refusals import in_game
from gaslamp.adapters.rules_game import RulesGame, rules_game
from gaslamp.core.errors import NotWellFormed
from gaslamp.games.registry import registration, registrations, unknown_game
from gaslamp.parts.tensors import KernelTensors, lists_actions

AdaptedGame = KernelGame | RulesGame


@cache
def adapted(name: str) -> AdaptedGame:
    try:
        found = registration(name)
    except NotWellFormed:
        raise in_game(name, unknown_game(name, adapted_games())) from None
    if found.tensors is None:
        raise in_game(name, NotWellFormed("no-tensors", game=name))
    if lists_actions(found.tensors):
        return rules_game(found, found.tensors)
    return kernel_game(found, cast(KernelTensors, found.tensors))


def versioned_name(game: AdaptedGame) -> str:
    """`three_doors_v0`: as PettingZoo names environments. The version rises when a number gets another meaning."""
    return f"{game.name.replace('-', '_')}_v{game.version}"


def adapted_games() -> Mapping[str, AdaptedGame]:
    """By name."""
    return {name: adapted(name) for name, found in registrations().items() if found.tensors is not None}


def kernel_games() -> dict[str, KernelGame]:
    return {name: game for name, game in adapted_games().items() if isinstance(game, KernelGame)}


def rules_games() -> dict[str, RulesGame]:
    return {name: game for name, game in adapted_games().items() if isinstance(game, RulesGame)}
