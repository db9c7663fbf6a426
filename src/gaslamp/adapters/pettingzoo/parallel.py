"""A game as a parallel environment: in every cycle all agents give an action, and only that of the acting agent counts.

For learners that need PettingZoo's parallel interface. An action that is not legal changes nothing but the number of
cycles. The mask of an agent that does not act is all zeros.
"""

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from gaslamp.adapters.pettingzoo.environment import Environment
from gaslamp.adapters.refusals import action_number
from gaslamp.parts.tensors import Tensor

StepResult = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelEnvironment(ParallelEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    def __init__(
        self, game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **arguments: Any
    ) -> None:
        EzPickle.__init__(self, game, render_mode=render_mode, max_cycles=max_cycles, **arguments)
        self._environment = Environment(game, render_mode=render_mode, max_cycles=None, **arguments)
        self._max_cycles = max_cycles
        self.metadata = self._environment.metadata | {"is_parallelizable": True}
        self.render_mode = render_mode
        self.state_space = self._environment.state_space
        self.possible_agents = self._environment.possible_agents
        self.agents: list[str] = []

    def action_space(self, agent: str) -> Any:
        return self._environment.action_space(agent)

    def observation_space(self, agent: str) -> Any:
        return self._environment.observation_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._environment.reset(seed, options)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), dict(self._environment.infos)

    def step(self, actions: dict[str, int]) -> StepResult:
        environment = self._environment
        mask = environment.observe(environment.agent_selection)["action_mask"]
        chosen = action_number(environment.game_name, actions[environment.agent_selection], len(mask))
        self._cycles += 1
        if mask[chosen]:
            environment.step(chosen)
        over = any(environment.terminations.values())
        cut = not over and self._cycles == self._max_cycles
        agents = self.agents
        if over or cut:
            self.agents = []
        rewards = {agent: float(environment.rewards[agent]) for agent in agents}
        infos = dict(environment.infos)
        return self._observations(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def state(self) -> Tensor:
        return self._environment.state()

    def render(self) -> Any:
        return self._environment.render()

    def close(self) -> None:
        self._environment.close()

    def _observations(self) -> dict[str, Any]:
        return {agent: self._environment.observe(agent) for agent in self.possible_agents}
