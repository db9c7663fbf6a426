"""Many games at once: each of them goes as the rules say, and nothing of one gets into another."""

import numpy as np
import pytest

from gaslamp.adapters.batch import BEGIN, LEAVE_ALONE
from gaslamp.adapters.games import kernel_games
from gaslamp.adapters.kernel_batch import KernelBatch
from gaslamp.adapters.vector import Vector
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.games.registry import offered_games, registration
from gaslamp.parts.kernel import forms

KERNEL_GAMES = kernel_games()
each_game = pytest.mark.parametrize("name", KERNEL_GAMES)
EVERYTHING = {
    "mrjack": {"edition": "first"},
    "whitechapel": {
        "hands": "B/YN/RG",
        **dict.fromkeys(("letters", "false_clues", "rushing", "area_arrests", "address"), True),
    },
}


@each_game
def test_every_step_agrees_with_the_rules_and_the_actors_view(name: str) -> None:
    """The arrays against the rules, in each of the games of a batch, for some hundred steps."""
    game, played = offered_games()[name], KERNEL_GAMES[name]
    batch = KernelBatch(played, EVERYTHING[name], 3, restart=True)
    rng = np.random.default_rng(1)
    batch.seed(rng)
    actions = np.full(3, BEGIN, np.int64)
    ended = 0
    for _ in range(300):
        batch.advance(actions)
        ended += int(batch.ended.sum())
        for number in range(3):
            seat = batch.seat_names[batch.seats[number]]
            view = batch.view(number, seat)
            count = batch.counts[number]
            legal = batch.legal[number, :count]
            assert np.array_equal(batch.tensors[number], played.tensor(view))
            assert len(game.choices(view)) == count == len(set(legal))
            assert np.array_equal(np.flatnonzero(batch.masks[number]), np.sort(legal))
            actions[number] = rng.choice(legal)
    assert ended > 3


@pytest.mark.parametrize("options", [{}, EVERYTHING["whitechapel"]], ids=["plain", "everything"])
def test_legal_actions_have_the_numbers_and_the_order_of_the_rules(options: dict[str, object]) -> None:
    """The batch lists the numbers of policemen's and Jack's moves without making the actions."""
    played = KERNEL_GAMES["whitechapel"]
    batch, rng = KernelBatch(played, options, 3, restart=True), np.random.default_rng(3)
    batch.seed(rng)
    actions = np.full(3, BEGIN, np.int64)
    for _ in range(300):
        batch.advance(actions)
        for number in range(3):
            legal = batch.legal[number, : batch.counts[number]]
            assert list(played.numbered(batch.state(number)).values()) == legal.tolist()
            actions[number] = rng.choice(legal)


@each_game
def test_the_interpreted_kernel_steps_in_the_same_way(name: str) -> None:
    interpreted = forms.interpreted(f"{registration(name).package}.kernel")
    played = KERNEL_GAMES[name]
    batches = [
        KernelBatch(one, EVERYTHING[name], 2, restart=True)
        for one in (played, played._replace(kernel=interpreted.Kernel, advance=interpreted.advance))
    ]
    actions, rng = np.full(2, BEGIN, np.int64), np.random.default_rng(2)
    for batch in batches:
        batch.seed(np.random.default_rng(1))
    for _ in range(60):
        for batch in batches:
            batch.advance(actions)
        for part in ("random_states", "seats", "ended", "rewards", "tensors", "masks", "counts"):
            assert np.array_equal(getattr(batches[0], part), getattr(batches[1], part)), part
        actions = np.array(
            [rng.choice(batches[0].legal[game, : batches[0].counts[game]]) for game in range(2)], np.int64
        )


@each_game
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    def played(seed: int) -> list[int]:
        games = Vector(name, 8, seed=seed)
        games.reset()
        return [int(action) for _ in range(50) for action in _stepped(games)]

    assert played(5) == played(5)
    assert played(5) != played(6)


def _stepped(games: Vector) -> "np.ndarray[tuple[int, ...], np.dtype[np.int64]]":
    chosen = games.sample()
    games.step(chosen)
    return chosen


@each_game
def test_a_reset_with_a_seed_begins_the_same_games(name: str) -> None:
    games = Vector(name, 4)
    first = games.reset(seed=3).observations.copy()
    games.step(games.sample())
    assert np.array_equal(games.reset(seed=3).observations, first)


@each_game
def test_rewards_are_given_only_when_a_game_ends(name: str) -> None:
    games = Vector(name, 32, seed=1)
    games.reset()
    ended = 0
    for _ in range(200):
        stepped = games.step(games.sample())
        assert (np.abs(stepped.rewards).min(axis=1) == stepped.ended).all()
        assert (stepped.rewards[:, 0] == -stepped.rewards[:, 1]).all()
        assert (stepped.counts > 0).all()
        ended += int(stepped.ended.sum())
    assert ended > 20


@pytest.mark.parametrize("wrong", [-1, -2, 100_000])
def test_an_action_that_is_not_legal_moves_no_game(wrong: int) -> None:
    games = Vector("mrjack", 4, seed=1)
    other = Vector("mrjack", 4, seed=1)
    assert np.array_equal(games.reset().observations, other.reset().observations)
    legal = games.sample()
    actions = legal.copy()
    actions[2] = wrong
    with pytest.raises(NotLegal):
        games.step(actions)
    assert np.array_equal(games.step(legal).observations, other.step(legal).observations)


@each_game
def test_a_game_can_be_left_as_it_is_while_others_go_on(name: str) -> None:
    batch = KernelBatch(KERNEL_GAMES[name], {}, 2, restart=True)
    batch.seed(np.random.default_rng(1))
    batch.advance(np.full(2, BEGIN, np.int64))
    before = batch.tensors.copy()
    for _ in range(5):
        batch.advance(np.array([LEAVE_ALONE, batch.legal[1, 0]], np.int64))
    assert np.array_equal(batch.tensors[0], before[0])
    assert not np.array_equal(batch.tensors[1], before[1])


def test_too_few_actions_are_refused() -> None:
    games = Vector("mrjack", 4, seed=1)
    games.reset()
    with pytest.raises(NotWellFormed, match=r"^mrjack: The actions have the shape \(3,\), but \(4,\) is needed"):
        games.step(games.sample()[:3])


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(NotWellFormed, match=r"^mrjack: There is no option “colour”: use edition"):
        Vector("mrjack", 1, colour="green")


def test_an_unknown_game_is_named_with_those_that_are_known() -> None:
    with pytest.raises(
        NotWellFormed, match="no game “chess”: use mrjack, small-mrjack, small-whitechapel, whitechapel"
    ):
        Vector("chess", 2)


def test_a_vector_has_at_least_one_game() -> None:
    with pytest.raises(NotWellFormed, match=r"^mrjack: There must be at least one game, not 0"):
        Vector("mrjack", 0)


@each_game
def test_a_refused_action_is_named_with_its_game(name: str) -> None:
    games = Vector(name, 3, seed=1)
    result = games.reset()
    actions = games.sample()
    actions[1] = np.flatnonzero(result.masks[1] == 0)[0]
    with pytest.raises(NotLegal, match=rf"^{name}, game 1, action {actions[1]}: "):
        games.step(actions)


def test_actions_below_zero_are_named() -> None:
    games = Vector("mrjack", 2, seed=1)
    games.reset()
    with pytest.raises(NotLegal, match=r"^mrjack, game 1, action -2: "):
        games.step(np.array([0, -2]))


def test_a_batch_of_another_size_is_refused() -> None:
    games = Vector("mrjack", 2, seed=1)
    games.reset()
    with pytest.raises(NotWellFormed, match=r"^mrjack: The actions have the shape \(3,\), but \(2,\) is needed"):
        games.step(np.zeros(3, np.int64))


@pytest.mark.parametrize("kind", [np.float64, np.bool_])
def test_fractions_are_no_actions(kind: type) -> None:
    games = Vector("mrjack", 2, seed=1)
    games.reset()
    with pytest.raises(NotLegal, match=r"^mrjack, action array of .*: Actions are whole numbers from 0 to 850"):
        games.step(games.sample().astype(kind))


def test_a_vector_shows_its_game_and_its_size() -> None:
    assert repr(Vector("mrjack", 2)) == "Vector('mrjack', 2)"
