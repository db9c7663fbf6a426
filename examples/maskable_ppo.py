"""A detective that learns with MaskablePPO of sb3-contrib.

    pip install "gaslamp[train]"
    python examples/maskable_ppo.py [SECONDS] [FILE] [GAME] [WIDTH]

It plays Mr. Jack, or the last seat of another game of two, against a random Jack, 128 games at once. It gets the tensor
of its seat, the mask of its legal actions and whether it won. The default is five minutes of two cores. With FILE the
weights are kept as a NumPy file, which `gaslamp.adapters.policy` plays without PyTorch. Both layers have WIDTH units.
"""

import sys
from collections import deque
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import gaslamp.adapters.gymnasium  # noqa: F401  (registers the environments)
from gaslamp.adapters.policy import Policy
from gaslamp.adapters.vector import Vector

GAMES = 128
STEPS = 64
CORES = 2
WIDTH = 128
REPORTS = 10
RECENT_GAMES = 1000
RATE = 1e-3


class Games(VecEnv):  # type: ignore[misc]  # not typed for us
    """A vector environment of Gymnasium as Stable-Baselines3 wants it."""

    def __init__(self, name: str, games: int, **arguments: Any) -> None:
        self.inner: Any = gymnasium.make_vec(name, num_envs=games, **arguments)
        super().__init__(games, self.inner.single_observation_space, self.inner.single_action_space)

    def reset(self) -> Any:
        seeds = [seed for seed in self._seeds if seed is not None]
        observations, _ = self.inner.reset(seed=seeds[0] if seeds else None)
        self._reset_seeds()
        return observations

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        observations, rewards, over, _, infos = self.inner.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(over):
            told[game] = {"terminal_observation": infos["final_obs"][game], "TimeLimit.truncated": False}
        return observations, rewards, over, told

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        """Only `action_masks` is asked for."""
        return list(getattr(self.inner, method_name)())

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.inner, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002
        return [getattr(self.inner, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002
        return [False] * self.num_envs

    def close(self) -> None:
        self.inner.close()


class UntilSpent(BaseCallback):  # type: ignore[misc]
    """Ends when so much processor time was used, whatever else the machine does. The learning rate falls until then.

    Now and then it prints how many of the last games were won. They are played with exploration.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._seconds = seconds
        self._won: deque[bool] = deque(maxlen=RECENT_GAMES)
        self._reported = 0

    def _on_training_start(self) -> None:
        self._began = process_time()

    def _on_step(self) -> bool:
        self._won.extend(self.locals["rewards"][self.locals["dones"]] > 0)
        spent = (process_time() - self._began) / self._seconds
        self.model._current_progress_remaining = max(0.0, 1 - spent)  # SB3 has no other door for it
        if self._won and int(spent * REPORTS) > self._reported:
            self._reported = int(spent * REPORTS)
            share = sum(self._won) / len(self._won)
            print(f"{self.num_timesteps:,} steps: won {share:.1%} of the last {len(self._won):,} games", flush=True)
        return spent < 1


def trained(name: str, seconds: float, seed: int = 1888, width: int = WIDTH, **arguments: Any) -> Policy:
    torch.set_num_threads(1)  # the layers are too small to be divided
    torch.distributions.Distribution.set_default_validate_args(False)  # it checks every action's chance at every step
    games = Games(name, GAMES, **arguments)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        seed=seed,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=4,
        learning_rate=lambda left: RATE * left,
        gamma=1.0,  # a game has one reward, at its end
        gae_lambda=0.97,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [width, width]},
        device="cpu",
    )
    model.learn(10**9, callback=UntilSpent(seconds * CORES))
    weights = {key: value.detach().numpy() for key, value in model.policy.state_dict().items()}
    layers = ["mlp_extractor.policy_net.0", "mlp_extractor.policy_net.2", "action_net"]
    return Policy([(weights[f"{layer}.weight"].T, weights[f"{layer}.bias"]) for layer in layers])


def main(seconds: float, path: str | None = None, game: str = "mrjack", width: int = WIDTH) -> float:
    policy = trained(f"gaslamp/{game}-v0", seconds, width=width)
    if path is not None:
        policy.save(path)
    *_, seat = Vector(game, 1).seats
    won = policy.share(game, seat, games=2000, seed=1, opponents={"jack": "random"})
    print(f"wins {won:.1%} of 2,000 games against a random Jack")
    return won


if __name__ == "__main__":
    given = dict(zip(("seconds", "path", "game", "width"), sys.argv[1:], strict=False))
    main(
        float(given.get("seconds", 300)), given.get("path"), given.get("game", "mrjack"), int(given.get("width", WIDTH))
    )
