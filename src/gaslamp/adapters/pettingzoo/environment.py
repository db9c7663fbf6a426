"""A game as an AEC environment: agents act one after the other."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gaslamp.adapters.batch import BEGIN, batch
from gaslamp.adapters.games import AdaptedGame, adapted, versioned_name
from gaslamp.adapters.refusals import whole_number
from gaslamp.adapters.rendering import show
from gaslamp.core.game import SPECTATOR

RENDER_MODES = ("human", "ansi", "rgb_array")


class Environment(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """Rewards are 1 for winners and -1 for losers, at the end. After `max_cycles` actions a game is truncated."""

    def __init__(
        self, game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object
    ) -> None:
        EzPickle.__init__(self, game, render_mode=render_mode, max_cycles=max_cycles, **options)
        AECEnv.__init__(self)
        played = adapted(game)
        self.game_name = played.name
        self.metadata = {
            "name": versioned_name(played),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self._played = played
        self._batch = batch(played, options, 1, restart=False)
        self._rng = np.random.default_rng()
        self._max_cycles = max_cycles
        self._action = np.zeros(1, np.int64)
        self.render_mode = render_mode
        self.possible_agents = list(self._batch.seat_names)
        self.agents: list[str] = []
        # Spaces are made once: each keeps the state of its random numbers.
        self.action_spaces = {agent: spaces.Discrete(played.action_count) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observation_space(played) for agent in self.possible_agents}
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._batch.seed(self._rng)
        self._advance(BEGIN)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole_number(self.game_name, action)
        self._cumulative_rewards[agent] = 0
        self._cycles += 1
        self._advance(number)
        if self._batch.ended[0]:
            self.rewards = dict(zip(self.possible_agents, self._batch.rewards[0].tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._cycles == self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and what it may do: nothing while another agent acts."""
        if agent == self.agent_selection and not self._batch.ended[0]:
            return {"observation": self._batch.tensors[0].copy(), "action_mask": self._batch.masks[0].copy()}
        return {
            "observation": self._batch.tensor(0, self._seat[agent]),
            "action_mask": np.zeros(self._played.action_count, np.int8),
        }

    def render(self) -> Any:
        """The game as a spectator sees it. No secret is drawn before the game is over."""
        return show(self._played.game, self._batch.view(0, SPECTATOR), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _advance(self, action: int) -> None:
        self._action[0] = action
        self._batch.advance(self._action)
        if not self._batch.ended[0]:
            self.agent_selection = self.possible_agents[self._batch.seats[0]]


def wrapped(game: str, **arguments: Any) -> AECEnv:
    """With PettingZoo's usual guards: an action that is not legal ends the game and costs its agent 1."""
    environment = wrappers.TerminateIllegalWrapper(Environment(game, **arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(environment)


def _observation_space(game: AdaptedGame) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 127, (game.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )
