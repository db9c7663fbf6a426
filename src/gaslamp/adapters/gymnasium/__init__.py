"""Environments of one agent for Gymnasium: a seat of a game, and machines in the other seats.

    import gymnasium
    import gaslamp.adapters.gymnasium
    env = gymnasium.make("gaslamp/three-doors-v0", seat="constable", opponents={"thief": "random"})
    envs = gymnasium.make_vec("gaslamp/three-doors-v0", num_envs=256)

Every installed game that has a `tensors` part is registered when this is imported, under its name and the version of
its numbers. Every option of a game is an argument.
"""

from gaslamp.adapters.missing_extra import need

need("gymnasium")

from gymnasium.envs.registration import register  # noqa: E402  (what is needed is known to be there)

from gaslamp.adapters.games import adapted_games  # noqa: E402
from gaslamp.adapters.gymnasium.environment import SeatEnvironment  # noqa: E402
from gaslamp.adapters.gymnasium.vector import SeatVectorEnvironment  # noqa: E402

__all__ = ["NAMES", "SeatEnvironment", "SeatVectorEnvironment"]

NAMES = tuple(f"gaslamp/{game.name}-v{game.version}" for game in adapted_games().values())

for _name, _game in zip(NAMES, adapted_games(), strict=True):
    register(
        _name,
        entry_point="gaslamp.adapters.gymnasium.environment:SeatEnvironment",
        vector_entry_point="gaslamp.adapters.gymnasium.vector:SeatVectorEnvironment",
        kwargs={"game": _game},
    )
