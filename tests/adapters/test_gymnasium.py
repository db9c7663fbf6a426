"""Gymnasium's own checks over a seat of each game, and what they do not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import gaslamp.adapters.gymnasium as adapter
from gaslamp.adapters.games import adapted_games
from gaslamp.core.errors import NotLegal, NotWellFormed

pytestmark = [
    # Gymnasium's checker samples any action; legal ones are drawn below by masks.
    pytest.mark.filterwarnings("ignore:.*:UserWarning:gymnasium"),
]
each_name = pytest.mark.parametrize("name", adapter.NAMES)


class LegalOnly(adapter.SeatEnvironment):
    """Replaces any action by a legal one, so that Gymnasium's checker can play."""

    def step(self, action: Any) -> Any:
        legal = np.flatnonzero(self.action_masks())
        return super().step(legal[int(action) % len(legal)])


@pytest.mark.parametrize("game", adapted_games())
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(LegalOnly(game), skip_render_check=True)


@each_name
def test_a_game_is_won_or_lost_in_the_end(name: str) -> None:
    env: Any = gymnasium.make(name, disable_env_checker=True)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    over, total = False, []
    while not over:
        _, reward, over, cut, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        total.append(reward)
        assert not cut
    assert set(total[:-1]) <= {0.0}
    assert total[-1] in (1.0, -1.0)
    assert not info["action_mask"].any()


def test_a_seat_and_its_opponents_can_be_named() -> None:
    env: Any = gymnasium.make("gaslamp/mrjack-v0", seat="jack", opponents={"detective": "greedy"}, edition="first")
    observation, _ = env.reset(seed=1)
    assert env.unwrapped.seat == "jack"
    assert observation[0] == 1, "Jack's own view"
    assert np.array_equal(env.unwrapped.action_masks(), env.reset(seed=1)[1]["action_mask"] == 1)


@pytest.mark.parametrize("action", [2.5, -1, 850])
def test_what_is_no_legal_action_is_refused(action: Any) -> None:
    env = gymnasium.make("gaslamp/mrjack-v0", disable_env_checker=True).unwrapped
    env.reset(seed=1)
    with pytest.raises(NotLegal):
        env.step(action)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NotWellFormed, match="sheriff"):
        adapter.SeatEnvironment("mrjack", seat="sheriff")
    with pytest.raises(NotWellFormed, match="sheriff"):
        adapter.SeatEnvironment("mrjack", opponents={"sheriff": "random"})


@each_name
def test_many_games_are_one_vector_environment(name: str) -> None:
    envs: Any = gymnasium.make_vec(name, num_envs=4)
    rng = np.random.default_rng(2)
    observations, infos = envs.reset(seed=2)
    assert observations.shape == envs.observation_space.shape
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ended = 0
    while not ended:
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, rewards, over, cut, infos = envs.step(actions)
        assert ((np.abs(rewards) == 1) == over).all()
        assert not cut.any()
        for game in np.flatnonzero(over):
            assert not np.array_equal(infos["final_obs"][game], observations[game])
        ended += int(over.sum())
    assert infos["_final_obs"].any()
    assert np.array_equal(envs.action_masks(), infos["action_mask"] == 1)


def test_the_arrays_of_a_vector_environment_can_be_kept() -> None:
    envs: Any = gymnasium.make_vec("gaslamp/mrjack-v0", num_envs=2)
    first, infos = envs.reset(seed=1)
    kept = first.copy()
    envs.step(infos["action_mask"].argmax(axis=1))
    assert np.array_equal(first, kept)
