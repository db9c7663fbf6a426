"""OpenSpiel's own checks, bots and solvers over our games, unchanged."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, get_all_states, ismcts, mcts

from gaslamp.adapters.open_spiel import NAMES
from gaslamp.core import journal
from gaslamp.core.errors import NotLegal
from gaslamp.games.registry import offered_games
from gaslamp.games.whitechapel import deduction as inference
from gaslamp.testing.contract import patient_choice
from test_every_game import homing

SMALL = [name for name in NAMES if "small" in name]
LARGE = {
    "mrjack": "python_gaslamp_mrjack",
    "mrjack-first": "python_gaslamp_mrjack(edition=first)",
    "whitechapel": "python_gaslamp_whitechapel",
    "whitechapel-three": "python_gaslamp_whitechapel(hands=B/YN/RG,letters=on,false_clues=on,rushing=on,address=on)",
}
EVERY = [*LARGE.values(), *SMALL]
each_game = pytest.mark.parametrize("name", EVERY)


@each_game
def test_openspiel_plays_random_games_and_finds_nothing_wrong(name: str) -> None:
    """Serializing, cloning, masks, tensors, strings, legal actions in order, returns: all in OpenSpiel's own check."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [LARGE["mrjack"], *SMALL])
def test_a_playthrough_can_be_written_and_is_the_same_again(name: str) -> None:
    first = generate_playthrough.playthrough(name, action_sequence=None, seed=7)
    assert "InformationStateString" in first
    assert "ObservationTensor" in first
    assert generate_playthrough.playthrough(name, action_sequence=None, seed=7) == first


@each_game
def test_legal_actions_are_sorted_and_chance_is_even(name: str) -> None:
    for state in walk(name, seed=2):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len({chance for _, chance in outcomes}) == 1
            assert [number for number, _ in outcomes] == sorted({number for number, _ in outcomes})
        else:
            assert state.legal_actions() == sorted(set(state.legal_actions()))


def walk(name: str, seed: int) -> Any:
    """Every state of a game but the last. Games are long: accusations are rare, and Jack of Whitechapel goes home."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state.clone()
        play = state.play
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            choose = homing if play.game.NAME == "whitechapel" else patient_choice
            state.apply_action(play.find(choose(play.game, play.state(), rng)))


@pytest.mark.parametrize("name", ["mrjack", "whitechapel"])
def test_what_a_player_is_told_is_the_record_as_its_seat_saw_it(name: str) -> None:
    """The rules keep the same game in a record; what is hidden in it from a seat is hidden here."""
    game, rng = offered_games()[name], random.Random(3)
    now = journal.begin(game, {}, bytes(32), bytes(16))
    state = pyspiel.load_game(f"python_gaslamp_{name}").new_initial_state()
    for _ in range(150):
        seat = game.actor(now.state)
        if seat is None:
            break
        action = journal.chance(game, now) if seat == "chance" else patient_choice(game, now.state, rng)
        [number] = [number for number in state.legal_actions() if state.action_to_string(number) == game.write(action)]
        now = journal.extend(game, now, action, bytes(16))
        state.apply_action(number)
    assert len(now.record.entries) > 30
    for player, seat in enumerate(game.seats(now.state)):
        redacted = journal.redact(game, now.record, seat)
        words = state.information_state_string(player).split()
        assert words == [f"@{seat}", *(entry.action for entry in redacted.entries)]
        assert state.observation_string(player) == game.write(game.view(now.state, seat))


@each_game
def test_the_tensor_of_an_information_state_is_the_one_openspiel_would_make(name: str) -> None:
    """Our list is made without OpenSpiel, which is faster."""
    for state in list(walk(name, seed=3))[::5]:
        for player in range(state.num_players()):
            assert state.information_state_tensor(player) == pyspiel.State.information_state_tensor(state, player)
        if state.is_player_node():
            assert state.information_state_tensor() == state.information_state_tensor(state.current_player())
        with pytest.raises(pyspiel.SpielError):
            state.information_state_tensor(state.num_players())


@each_game
def test_a_resampled_state_is_one_the_player_cannot_tell_from_the_true_one(name: str) -> None:
    rng = random.Random(4)
    drawn = differing = 0
    for seed in range(3):
        states = [state for state in walk(name, seed) if state.is_player_node()]
        for state in states[:: max(1, len(states) // 12)]:
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.current_player() == state.current_player()
                drawn += 1
                differing += str(other) != str(state)
    assert drawn > 4
    assert differing > drawn / 8, "the secrets should have been drawn again"


def test_every_jack_that_fits_is_drawn_as_often() -> None:
    """At the beginning the detective knows nothing: each of the eight, within four standard deviations."""
    state = pyspiel.load_game("python_gaslamp_mrjack").new_initial_state()
    state.apply_action(3)
    state.apply_action(state.legal_actions()[0])
    rng = random.Random(5)
    drawn = [str(state.resample_from_infostate(1, rng.random)).split("J=")[1][0] for _ in range(800)]
    assert len(set(drawn)) == 8
    for jack in set(drawn):
        assert abs(drawn.count(jack) - 100) < 4 * (800 * 1 / 8 * 7 / 8) ** 0.5


def test_where_jack_may_be_is_drawn_as_often_as_deduction_says() -> None:
    """The share of every circle among 300 worlds against exact counts of all trails that fit."""
    game = offered_games()["whitechapel"]
    before = [state for state in walk(LARGE["whitechapel"], seed=1) if state.play.state().public.stage.name == "HUNT"]
    state = before[len(before) // 3]
    belief = inference.begin({})
    for event in state.play.seen(1):
        belief = inference.update(belief, event.action)
    expected = belief.now(inference.Model.TRAILS)
    rng, drawn = random.Random(6), np.zeros(len(expected))
    for _ in range(300):
        drawn[game.parse_state(str(state.resample_from_infostate(1, rng.random))).trail[-1]] += 1
    assert np.count_nonzero(expected) > 5
    assert (np.abs(drawn - 300 * expected) < 4.5 * np.sqrt(300 * expected * (1 - expected)) + 1e-9).all()


@pytest.mark.parametrize(("name", "count"), [(SMALL[0], 75), (SMALL[1], 343)])
def test_no_two_information_states_have_the_same_tensor(name: str, count: int) -> None:
    """And there are as many of them as docs/research.md says."""
    game = pyspiel.load_game(name)
    states = get_all_states.get_all_states(
        game, include_terminals=False, include_chance_states=False, to_string=lambda state: state.history_str()
    )
    tensors: dict[str, tuple[float, ...]] = {}
    for state in states.values():
        player = state.current_player()
        tensors[state.information_state_string(player)] = tuple(state.information_state_tensor(player))
    assert len(tensors) == count
    assert len(set(tensors.values())) == len(tensors)


@pytest.mark.parametrize(("name", "iterations", "least"), [(SMALL[0], 20, 0.05), (SMALL[1], 9, 0.3)])
def test_cfr_solves_the_small_games_and_exploitability_falls(
    name: str, iterations: int, least: float, record_property: Callable[[str, object], None]
) -> None:
    game = pyspiel.load_game(name)
    solver = cfr.CFRPlusSolver(game)
    exploitable = [exploitability.exploitability(game, solver.average_policy())]
    for iteration in range(iterations):
        solver.evaluate_and_update_policy()
        if iteration in (iterations // 3, iterations - 1):
            exploitable.append(exploitability.exploitability(game, solver.average_policy()))
    record_property("figure", f"{name}: exploitability " + " -> ".join(f"{value:.3f}" for value in exploitable))
    assert exploitable[0] > exploitable[1] > exploitable[2]
    assert exploitable[2] < least


@pytest.mark.parametrize(
    ("name", "moves"), [(LARGE["mrjack"], 4), (LARGE["whitechapel"], 2), (SMALL[0], 3), (SMALL[1], 3)]
)
def test_openspiels_ismcts_bot_plays(name: str, moves: int) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(6))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        evaluator=evaluator,
        max_simulations=12,
        random_state=np.random.RandomState(7),
    )
    rng = random.Random(8)
    made = 0
    while made < moves and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        made += 1
    assert made


@each_game
def test_openspiels_environment_for_learners_steps_to_the_end(name: str) -> None:
    env = rl_environment.Environment(pyspiel.load_game(name), chance_event_sampler=rl_environment.ChanceEventSampler(1))
    rng = random.Random(9)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert set(step.rewards) == {1.0, -1.0}


def test_a_game_of_two_is_zero_sum_and_one_of_more_is_not() -> None:
    kinds = [pyspiel.load_game(LARGE[name]).get_type().utility for name in ("whitechapel", "whitechapel-three")]
    assert kinds == [pyspiel.GameType.Utility.ZERO_SUM, pyspiel.GameType.Utility.GENERAL_SUM]


def test_an_unknown_parameter_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("python_gaslamp_mrjack(colour=green)")


@pytest.mark.parametrize("number", [-2, 999, 99_999])
@pytest.mark.parametrize("name", ["mrjack", "small_mrjack", "small_whitechapel"])
def test_an_action_that_is_not_legal_is_named_and_changes_nothing(name: str, number: int) -> None:
    state = pyspiel.load_game(f"python_gaslamp_{name}").new_initial_state()
    before = state.legal_actions()
    with pytest.raises(NotLegal, match=rf"^{name.replace('_', '-')}, action {number}: .* \(not-now\)$"):
        state.apply_action(number)
    assert state.legal_actions() == before
