"""SuperSuit's wrappers around our environments: those that work play a whole game, the others refuse at once."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import supersuit

from gaslamp.adapters.pettingzoo import small_mrjack_v0

Wrapper = Callable[[Any], Any]

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named:UserWarning"),
]

WORKING: dict[str, tuple[Wrapper, float]] = {
    "action_lambda_v1": (lambda env: supersuit.action_lambda_v1(env, lambda a, _: a, lambda space: space), 1),
    "clip_reward_v0": (lambda env: supersuit.clip_reward_v0(env, -0.5, 0.5), 0.5),
    "nan_noop_v0": (lambda env: supersuit.nan_noop_v0(env, 0), 1),
    "nan_random_v0": (supersuit.nan_random_v0, 1),
    "nan_zeros_v0": (supersuit.nan_zeros_v0, 1),
    "observation_lambda_v0": (lambda env: supersuit.observation_lambda_v0(env, lambda o, _: o, lambda space: space), 1),
    "pad_action_space_v0": (supersuit.pad_action_space_v0, 1),
    "reward_lambda_v0": (lambda env: supersuit.reward_lambda_v0(env, lambda reward: 3 * reward), 3),
    "sticky_actions_v0": (lambda env: supersuit.sticky_actions_v0(env, 0.0), 1),
}
ARRAYS: dict[str, Wrapper] = {
    "agent_indicator_v0": supersuit.agent_indicator_v0,
    "dtype_v0": lambda env: supersuit.dtype_v0(env, np.float32),
    "flatten_v0": supersuit.flatten_v0,
    "frame_stack_v1": lambda env: supersuit.frame_stack_v1(env, 2),
    "normalize_obs_v0": lambda env: supersuit.normalize_obs_v0(supersuit.dtype_v0(env, np.float32)),
    "pad_observations_v0": supersuit.pad_observations_v0,
}
each_array = pytest.mark.parametrize("name", ARRAYS)


def rewards(env: Any) -> set[float]:
    """What the agents got in a whole game of random legal actions."""
    rng, got = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(env.unwrapped.observe(agent)["action_mask"])
        env.step(None if terminated or truncated else int(rng.choice(legal)))
    return set(got.values())


@pytest.mark.parametrize("name", WORKING)
def test_wrappers_of_actions_and_rewards_and_for_lambdas_play_a_game(name: str) -> None:
    wrapper, reward = WORKING[name]
    assert rewards(wrapper(small_mrjack_v0.env())) == {reward, -reward}


@each_array
def test_a_wrapper_that_wants_an_array_refuses_a_tensor_with_its_mask(name: str) -> None:
    with pytest.raises((AssertionError, AttributeError)):
        rewards(ARRAYS[name](small_mrjack_v0.env()))


@each_array
def test_it_works_on_the_tensor_alone(name: str) -> None:
    """As docs/research.md says: the mask is then asked of the environment itself."""
    tensors = supersuit.observation_lambda_v0(
        small_mrjack_v0.env(), lambda seen, _: seen["observation"], lambda space: space["observation"]
    )
    assert rewards(ARRAYS[name](tensors)) == {1, -1}


@pytest.mark.parametrize("wrapper", [supersuit.clip_actions_v0, lambda env: supersuit.scale_actions_v0(env, 2)])
def test_wrappers_of_continuous_actions_refuse(wrapper: Wrapper) -> None:
    with pytest.raises((AssertionError, AttributeError)):
        rewards(wrapper(small_mrjack_v0.env()))


def test_parallel_environments_are_put_side_by_side() -> None:
    agents = supersuit.pettingzoo_env_to_vec_env_v1(small_mrjack_v0.parallel_env())
    games = supersuit.concat_vec_envs_v1(agents, 3, num_cpus=0, base_class="gymnasium")
    seen, _ = games.reset(seed=1)
    assert seen["observation"].shape[0] == 3 * 2, "three games of two agents"
    ended = 0
    for _ in range(40):
        seen, got, over, _, _ = games.step(seen["action_mask"].argmax(axis=1))
        ended += int(over.sum())
        assert set(got[np.flatnonzero(over)].tolist()) <= {1.0, -1.0}
    assert ended > 0
