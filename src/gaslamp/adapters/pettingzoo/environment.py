"""A game as an AEC environment: agents act one after the other."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gaslamp.adapters.batch import BEGIN, NO_OPPONENTS, batch
from gaslamp.adapters.beliefs import belief
from gaslamp.adapters.games import AdaptedGame, adapted, versioned_name
from gaslamp.adapters.refusals import action_number, in_game
from gaslamp.adapters.rendering import show
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.parts.tensors import Tensor

RENDER_MODES = ("human", "ansi", "rgb_array")
EXTRAS = ("belief", "truth")
"""What infos can have besides: what an agent can infer, with probabilities; everything, secrets included."""


class Environment(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """Rewards are 1 for winners and -1 for losers, at the end. After `max_cycles` actions a game is truncated."""

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        opponents: Mapping[Seat, str] = NO_OPPONENTS,
        extras: Sequence[str] = (),
        **options: object,
    ) -> None:
        """`opponents`: machines by seat; these seats are no agents. `extras`: what infos also have, see EXTRAS."""
        arguments = {"render_mode": render_mode, "max_cycles": max_cycles, "opponents": dict(opponents)}
        EzPickle.__init__(self, game, **arguments, extras=tuple(extras), **options)
        for extra in extras:
            if extra not in EXTRAS:
                raise in_game(game, NotWellFormed("unknown-extra", text=extra, known=", ".join(EXTRAS)))
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
        self._extras = tuple(extras)
        self._batch = batch(played, options, 1, restart=False, opponents=opponents, records="belief" in self._extras)
        self._rng = np.random.default_rng()
        self._max_cycles = max_cycles
        self._action = np.zeros(1, np.int64)
        self.render_mode = render_mode
        self.possible_agents = list(self._batch.learners)
        self.agents: list[str] = []
        # Spaces are made once: each keeps the state of its random numbers.
        self.action_spaces = {agent: spaces.Discrete(played.action_count) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observation_space(played) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 127, (played.size,), np.int8)
        self._seat = {name: seat for seat, name in enumerate(self._batch.seat_names)}

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
        while self._batch.ended[0]:  # machines have ended the game before an agent could act
            self._advance(BEGIN)
        self._inform()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action_number(self.game_name, action, self._played.action_count)
        self._cumulative_rewards[agent] = 0
        self._cycles += 1
        self._advance(number)
        if self._batch.ended[0]:
            self.rewards = {agent: int(self._batch.rewards[0, self._seat[agent]]) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._cycles == self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._inform()
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

    def state(self) -> Tensor:
        """Everything, secrets included: for a critic that all agents share."""
        return self._batch.truth(0)

    def render(self) -> Any:
        """The game as a spectator sees it. No secret is drawn before the game is over."""
        return show(self._played.game, self._batch.view(0, SPECTATOR), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _advance(self, action: int) -> None:
        self._action[0] = action
        self._batch.advance(self._action)
        if not self._batch.ended[0]:
            self.agent_selection = self._batch.seat_names[self._batch.seats[0]]

    def _inform(self) -> None:
        for agent in self.agents if self._extras else ():
            info = self.infos[agent]
            if "belief" in self._extras:
                info["belief"] = belief(self.game_name, self._batch.known(0, agent).record)
            if "truth" in self._extras:
                info["truth"] = self._batch.truth(0)


class IllegalEndsGame(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """PettingZoo's wrapper, which takes an action as a place in the mask. What is no number of an action is refused."""

    def step(self, action: int | None) -> None:
        agent = self.env.agent_selection
        if not self.env.terminations[agent] and not self.env.truncations[agent]:
            action = action_number(self.env.game_name, action, int(self.env.action_space(agent).n))
        super().step(action)


def wrapped(game: str, **arguments: Any) -> AECEnv:
    """With PettingZoo's usual guards: an action that is not legal ends the game and costs its agent 1."""
    return wrappers.OrderEnforcingWrapper(IllegalEndsGame(Environment(game, **arguments), illegal_reward=-1))


def _observation_space(game: AdaptedGame) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 127, (game.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )
