"""A game as a parallel environment: in every cycle all agents answer, and the answer of whoever acts counts.

For learners that only speak PettingZoo's parallel interface. An answer that is not legal is not made: that cycle is
spent and nothing happens. The mask of an agent that does not act is empty.
"""

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from gaslamp.adapters.pettingzoo.environment import Environment

Told = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Together(ParallelEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    def __init__(
        self, game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object
    ) -> None:
        EzPickle.__init__(self, game, render_mode=render_mode, max_cycles=max_cycles, **options)
        self._game = Environment(game, render_mode=render_mode, max_cycles=None, **options)
        self._max_cycles = max_cycles
        self.metadata = self._game.metadata | {"is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = self._game.possible_agents
        self.agents: list[str] = []

    def action_space(self, agent: str) -> Any:
        return self._game.action_space(agent)

    def observation_space(self, agent: str) -> Any:
        return self._game.observation_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._game.reset(seed, options)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Told:
        game = self._game
        self._cycles += 1
        chosen = actions[game.agent_selection]
        if game.observe(game.agent_selection)["action_mask"][chosen]:
            game.step(chosen)
        over = any(game.terminations.values())
        cut = not over and self._cycles == self._max_cycles
        everybody = self.agents
        if over or cut:
            self.agents = []
        rewards = {agent: float(game.rewards[agent]) for agent in everybody}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in everybody}
        return self._observations(), rewards, dict.fromkeys(everybody, over), dict.fromkeys(everybody, cut), infos

    def render(self) -> Any:
        return self._game.render()

    def close(self) -> None:
        self._game.close()

    def _observations(self) -> dict[str, Any]:
        return {agent: self._game.observe(agent) for agent in self.possible_agents}
