"""PettingZoo's own tests over our environments, and what they do not ask."""

import pickle
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils import parallel_to_aec
from rich.segment import Segment
from rich.style import Style

import gaslamp.adapters.pettingzoo
from gaslamp.adapters.games import adapted
from gaslamp.adapters.pettingzoo import mrjack_v0, small_mrjack_v0, small_whitechapel_v0, whitechapel_v0
from gaslamp.adapters.picture import CELL, paint
from gaslamp.core.errors import NotLegal, NotWellFormed

pytestmark = [
    # PettingZoo warns of observations that are dicts, which is how it wants masks to be handed over.
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),
    # Our agents have the names of the seats.
    pytest.mark.filterwarnings("ignore:We recommend agents to be named:UserWarning"),
]

TABLES = {
    "mrjack": (mrjack_v0, {}),
    "mrjack-first": (mrjack_v0, {"edition": "first"}),
    "whitechapel": (whitechapel_v0, {}),
    "whitechapel-three": (whitechapel_v0, {"hands": "B/YN/RG", "letters": True, "false_clues": True, "rushing": True}),
    "small-mrjack": (small_mrjack_v0, {"rounds": 2}),
    "small-whitechapel": (small_whitechapel_v0, {}),
}
each_table = pytest.mark.parametrize(("module", "options"), TABLES.values(), ids=TABLES.keys())
DRAWN = [name for name in TABLES if "small" not in name]
each_drawn = pytest.mark.parametrize(("module", "options"), [TABLES[name] for name in DRAWN], ids=DRAWN)


@each_table
def test_pettingzoo_finds_nothing_wrong_with_the_interface(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=60)


@each_table
def test_the_same_seed_gives_the_same_game(module: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=60)


@each_drawn
def test_every_render_mode_draws_the_board(
    module: Any, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(
        lambda **mode: module.env(**options, **mode),
        {"ansi": lambda text: len(text.splitlines()) > 20, "rgb_array": lambda image: len(np.unique(image)) > 20},
    )
    assert len(capsys.readouterr().out.splitlines()) > 20


@pytest.mark.parametrize("module", [small_mrjack_v0, small_whitechapel_v0])
def test_a_game_without_a_terminal_part_is_rendered_in_plain_text(module: Any) -> None:
    render_test(module.env, {"ansi": lambda text: "spectator" in text, "rgb_array": lambda image: image.any()})


@each_table
def test_max_cycles_cuts_a_game_short(module: Any, options: dict[str, Any]) -> None:
    def together(max_cycles: int) -> Any:
        env = module.parallel_env(max_cycles=max_cycles, **options)
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)  # or an accusation may end the game first
        return env

    max_cycles_test(
        SimpleNamespace(parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles)))
    )


@each_table
def test_a_game_cut_short_is_truncated_for_everybody(module: Any, options: dict[str, Any]) -> None:
    env = module.env(max_cycles=3, **options)
    env.reset(seed=1)
    steps = 0
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        steps += 1
    assert steps == 3
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@each_table
def test_the_parallel_interface_is_sound(module: Any, options: dict[str, Any]) -> None:
    parallel_api_test(module.parallel_env(**options), num_cycles=60)


@each_table
def test_a_seat_that_does_not_act_may_do_nothing(module: Any, options: dict[str, Any]) -> None:
    env = module.env(**options)
    env.reset(seed=3)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


@each_table
def test_winners_get_one_and_losers_lose_it(module: Any, options: dict[str, Any]) -> None:
    rng = np.random.default_rng(4)
    for seed in range(5):
        env = module.env(**options)
        env.reset(seed=seed)
        won = {}
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            won[agent] = won.get(agent, 0) + reward
            env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        assert set(won.values()) == {1, -1}
        assert won["jack"] == -won[env.possible_agents[-1]]


def test_an_illegal_action_ends_the_game_at_the_cost_of_its_agent() -> None:
    env = mrjack_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


@pytest.mark.parametrize(("module", "last"), [(mrjack_v0, 850), (small_mrjack_v0, 16)], ids=["mrjack", "small-mrjack"])
@pytest.mark.parametrize("action", [-1, -2, None, 2.7, np.float32(2), "2", 9385])
def test_only_a_whole_number_of_an_action_is_one(module: Any, last: int, action: Any) -> None:
    refused = pytest.raises(NotLegal, match=f"mrjack, action .*: Actions are whole numbers from 0 to {last}")
    for env in (module.raw_env(), module.env()):
        env.reset(seed=1)
        with refused:
            env.step(action)
    together = module.parallel_env()
    together.reset(seed=1)
    with refused:
        together.step(dict.fromkeys(together.agents, action))


def test_a_refused_number_leaves_the_game_as_it_was() -> None:
    env = small_whitechapel_v0.env()
    env.reset(seed=1)
    with pytest.raises(NotLegal):
        env.step(2.7)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert not any(env.terminations.values())


@each_drawn
def test_no_escape_code_gets_into_a_pipe(
    module: Any, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    env = module.env(render_mode="human", **options)
    env.reset(seed=1)
    env.render()
    printed = capsys.readouterr().out
    assert len(printed.splitlines()) > 20
    assert "\x1b" not in printed


def test_letters_in_an_image_have_their_shapes() -> None:
    line = [Segment("AB⠁A▪?", Style(color="red"))]
    image = paint([line], width=6)
    cells = [image[:, column * CELL[1] : (column + 1) * CELL[1]] for column in range(6)]
    assert np.array_equal(cells[0], cells[3])
    assert len({cell.tobytes() for cell in cells}) == 5
    assert all(cell.any() for cell in cells)


def test_an_image_keeps_its_size_during_a_game() -> None:
    """W2: the sheet under the board grows every night."""
    env = whitechapel_v0.env(render_mode="rgb_array")
    env.reset(seed=2)
    rng, sizes = np.random.default_rng(2), set()
    for step, _ in enumerate(env.agent_iter(300)):
        observation, _, over, _, _ = env.last()
        if step % 50 == 0:
            sizes.add(env.render().shape)
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert len(sizes) == 1


@each_table
def test_an_environment_can_be_pickled_for_another_process(module: Any, options: dict[str, Any]) -> None:
    for make in (module.env, module.parallel_env):
        again = pickle.loads(pickle.dumps(make(**options)))  # noqa: S301  (our own)
        again.reset(seed=1)
        assert again.possible_agents == make(**options).possible_agents


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_environments_can_be_made_by_name(kind: Any) -> None:
    env = pettingzoo.make(kind, "gaslamp/whitechapel_v0", hands="BYN/RG")
    assert env.possible_agents == ["jack", "police1", "police2"]


def test_the_name_of_an_environment_has_the_version_of_its_numbers() -> None:
    for game, module in (("mrjack", mrjack_v0), ("small-mrjack", small_mrjack_v0)):
        name = module.raw_env().metadata["name"]
        assert module.__name__ == f"gaslamp.adapters.pettingzoo.{name}"
        assert name == f"{game.replace('-', '_')}_v{adapted(game).version}"


def test_a_name_that_is_not_there_is_named_with_those_there_are() -> None:
    with pytest.raises(AttributeError, match="mrjack_v0, small_mrjack_v0"):
        _ = gaslamp.adapters.pettingzoo.chess_v0


def test_machines_can_have_some_of_the_seats() -> None:
    env = whitechapel_v0.env(hands="BYN/RG", opponents={"jack": "random", "police1": "random"})
    api_test(env, num_cycles=30)
    assert env.possible_agents == ["police2"]
    again = pickle.loads(pickle.dumps(env))  # noqa: S301  (our own)
    again.reset(seed=1)
    assert again.possible_agents == ["police2"]


def test_a_machine_may_end_a_game_that_an_agent_has_not_played() -> None:
    """A random detective may accuse before Jack's first turn. Then another game is dealt."""
    env = mrjack_v0.raw_env(opponents={"detective": "random"})
    for seed in range(60):
        env.reset(seed=seed)
        assert env.agent_selection == "jack"
        assert env.last()[0]["action_mask"].any()


@pytest.mark.parametrize(("module", "secret"), [(mrjack_v0, "jack"), (whitechapel_v0, "hideout")])
def test_the_state_of_a_game_shows_every_secret(module: Any, secret: str) -> None:
    env = module.env()
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    place = adapted(module.__name__.split(".")[-1].removesuffix("_v0")).fields[secret]
    seen = {agent: env.observe(agent)["observation"][place] for agent in env.possible_agents}
    assert np.array_equal(env.state()[place], seen["jack"])
    assert env.state()[place].sum() == 1
    assert not seen[env.possible_agents[-1]].any()
    assert env.state().shape == env.unwrapped.state_space.shape


def test_beliefs_and_the_truth_are_told_where_they_are_asked_for() -> None:
    env = mrjack_v0.env(extras=("belief", "truth"))
    env.reset(seed=1)
    info = env.infos["detective"]
    assert set(info["belief"]["uniform"].values()) == {1 / 8}
    assert np.array_equal(info["truth"], env.state())
    assert not mrjack_v0.env().unwrapped.__dict__.get("infos")
    with pytest.raises(NotWellFormed, match="hint"):
        mrjack_v0.env(extras=("hint",))
