"""The tensor of an information state is the record of a seat as numbers: equal exactly where the records are equal."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from adapters.test_open_spiel import EVERY, LARGE, walk
from gaslamp.adapters.games import kernel_games
from gaslamp.adapters.open_spiel.numbered_record import ANSWERS, NumberedRecord
from gaslamp.games.whitechapel.rules.streets import SEARCHED
from gaslamp.games.whitechapel.tensors import RECORD_LENGTH

JACK, POLICE, SPECTATOR = range(3)


def numbers(record: NumberedRecord, observer: int) -> list[float]:
    written = np.full(6, 99, np.float32)
    record.write(observer, written)
    return written.tolist()


def test_everybody_sees_a_public_action() -> None:
    record = NumberedRecord().with_public(7).with_public(9)
    assert numbers(record, JACK) == numbers(record, SPECTATOR) == [7, 9, 0, 0, 0, 0]


def test_a_secret_action_has_a_number_for_each_observer() -> None:
    record = NumberedRecord().with_secret((7, 50, 50)).with_public(9)
    assert [numbers(record, one)[:3] for one in range(3)] == [[7, 9, 0], [50, 9, 0], [50, 9, 0]]


def test_a_short_answer_is_added_to_the_action_before_it() -> None:
    yes, no = (NumberedRecord().with_public(7).with_answer(answer).with_public(9) for answer in (1, 0))
    assert numbers(yes, POLICE) == [7 + 2 * ANSWERS, 9, 0, 0, 0, 0]
    assert numbers(no, POLICE) == [7 + ANSWERS, 9, 0, 0, 0, 0]


def test_a_long_answer_and_one_after_a_secret_are_numbers_of_their_own() -> None:
    long = (1 << 40) - 1
    assert len(set(numbers(NumberedRecord().with_public(7).with_answer(long), JACK))) == 4
    after_secret = NumberedRecord().with_secret((7, 50, 50)).with_answer(1)
    assert numbers(after_secret, JACK)[0] == 7
    assert numbers(after_secret, POLICE)[1] > 0
    twice = NumberedRecord().with_public(7).with_answer(long).with_answer(1)
    assert numbers(twice, JACK)[:3] == numbers(NumberedRecord().with_public(7).with_answer(long), JACK)[:3]


@pytest.mark.parametrize("name", EVERY)
def test_histories_have_equal_tensors_exactly_if_the_player_saw_the_same(name: str) -> None:
    """Among those that can follow a moment: they differ in one action, and a hidden one may look the same.

    Not at the end of a game, where nobody decides any more and all secrets are shown.
    """
    observer = make_observation(pyspiel.load_game(name), pyspiel.IIGObservationType(perfect_recall=True))
    rng, same, different = random.Random(7), 0, 0
    states = list(walk(name, seed=4))
    for state in states[:: max(1, len(states) // 25)]:
        actions = state.legal_actions()
        children = [state.child(action) for action in rng.sample(actions, min(6, len(actions)))]
        for player in range(state.num_players()):
            known = [shown(observer, child, player) for child in (state, *children) if not child.is_terminal()]
            for text, tensor in known:
                for other_text, other in known:
                    assert (text == other_text) == (tensor == other), (text, other_text)
                    same, different = same + (text == other_text), different + (text != other_text)
    assert same > 25
    assert different > 100


def shown(observer: Any, state: Any, player: int) -> tuple[str, bytes]:
    observer.set_from(state, player)
    return observer.string_from(state, player), observer.tensor.tobytes()


def test_an_information_state_of_a_large_game_is_short() -> None:
    assert pyspiel.load_game(LARGE["whitechapel"]).information_state_tensor_size() < 2_100
    assert pyspiel.load_game(LARGE["mrjack"]).information_state_tensor_size() < 150


def test_the_longest_hunt_fits_into_the_record() -> None:
    """W43: five policemen on five crossings can ask seventeen questions a round, one number each."""
    assert sum(sorted(circles.bit_count() for circles in SEARCHED)[-5:]) == 17
    assert RECORD_LENGTH > 4 * 18 * (5 + 17)


@pytest.mark.parametrize("name", kernel_games())
def test_numbers_of_actions_are_below_those_of_answers(name: str) -> None:
    game = kernel_games()[name]
    kinds = 1 << 6
    assert 1 + game.action_count + game.chance_count + kinds < ANSWERS
    assert game.chances[-1].kind.name == "the truth"


@pytest.mark.parametrize("name", EVERY)
def test_a_record_that_is_first_asked_for_at_the_end_is_the_same(name: str) -> None:
    game, rng = pyspiel.load_game(name), random.Random(3)
    asked, silent = game.new_initial_state(), game.new_initial_state()
    while not asked.is_terminal():
        action = rng.choice(asked.legal_actions())
        asked.apply_action(action)
        asked.play.seen(0)
        silent.apply_action(action)
    assert silent.play.record == asked.play.record
    for observer in range(game.num_players()):
        assert silent.play.seen(observer) == asked.play.seen(observer)
