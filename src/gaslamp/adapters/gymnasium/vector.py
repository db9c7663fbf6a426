"""One seat of many games at once, as Gymnasium's vector environments have it."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gaslamp.adapters.batch import NO_OPPONENTS
from gaslamp.adapters.games import adapted
from gaslamp.adapters.gymnasium.environment import others
from gaslamp.adapters.vector import StepResult, Vector
from gaslamp.core.game import Seat
from gaslamp.parts.tensors import Tensor

Flags = NDArray[np.bool_]


class SeatVectorEnvironment(VectorEnv[Tensor, NDArray[np.int64], NDArray[Any]]):
    """A game that ends begins again in the same step; `final_obs` in the infos is what the seat knew at its end.

    The arrays are new in every step, unlike those of `Vector`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: Seat | None = None,
        opponents: Mapping[Seat, str] = NO_OPPONENTS,
        **options: Any,
    ) -> None:
        """`seat`: the last one if none is named. Seats without an opponent are played at random."""
        played = adapted(game)
        self.seat, machines = others(game, played.game.seats(played.first_state(options)), seat, opponents)
        self.games = Vector(game, num_envs, opponents=machines, final=True, **options)
        self.num_envs = num_envs
        self._place = self.games.seats.index(self.seat)
        self.single_observation_space = spaces.Box(0, 127, (played.size,), np.int8)
        self.single_action_space = spaces.Discrete(played.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Tensor, dict[str, Any]]:
        """One seed for all games. Of a list the first counts: the others follow from it."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        result = self.games.reset(first)
        return result.observations.copy(), {"action_mask": result.masks.copy()}

    def step(self, actions: NDArray[np.int64]) -> tuple[Tensor, NDArray[Any], Flags, Flags, dict[str, Any]]:
        result = self.games.step(actions)
        over = result.ended.astype(bool)
        rewards = result.rewards[:, self._place].astype(np.float64)
        return result.observations.copy(), rewards, over, np.zeros_like(over), self._infos(result, over)

    def action_masks(self) -> Flags:
        return self.games.masks.astype(np.bool_)

    def _infos(self, result: StepResult, over: Flags) -> dict[str, Any]:
        infos: dict[str, Any] = {"action_mask": result.masks.copy()}
        if over.any():
            final = np.full(self.num_envs, None, object)
            assert self.games.final_observations is not None, "asked for above"
            for game in np.flatnonzero(over):
                final[game] = self.games.final_observations[game, self._place].copy()
            infos |= {"final_obs": final, "_final_obs": over.copy()}
        return infos
