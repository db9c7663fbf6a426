"""A vector that steps some games only, has machines in some seats, shows all seats and the end, and can be saved."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gaslamp.adapters.games import adapted
from gaslamp.adapters.vector import Vector
from gaslamp.core.errors import NotLegal, NotWellFormed

GAMES = ("mrjack", "whitechapel", "small-mrjack")
each_game = pytest.mark.parametrize("name", GAMES)
LAST = {"mrjack": "detective", "whitechapel": "police", "small-mrjack": "detective"}


@each_game
def test_some_games_are_stepped_and_the_others_stay(name: str) -> None:
    games = Vector(name, 4, seed=1)
    before = games.reset().observations.copy()
    result = games.step(games.sample()[[1, 3]], games=[1, 3])
    changed = [not np.array_equal(before[game], result.observations[game]) for game in range(4)]
    assert changed == [False, True, False, True]


@each_game
def test_a_game_that_stays_has_not_just_ended(name: str) -> None:
    games = Vector(name, 2, seed=1)
    result = games.reset()
    while not result.ended[0]:
        result = games.step(games.sample())
    result = games.step(games.sample()[1:], games=[1])
    assert not result.ended[0]
    assert not result.rewards[0].any()


def test_some_actions_are_named_by_the_number_of_their_game() -> None:
    games = Vector("mrjack", 4, seed=1)
    games.reset()
    with pytest.raises(NotLegal, match=r"^mrjack, game 3, action -1: "):
        games.step(np.array([-1]), games=[3])
    with pytest.raises(NotWellFormed, match="shape"):
        games.step(games.sample(), games=[3])


@pytest.mark.parametrize("numbers", [[4], [-1], [3, 3], [2.5], [True]])
def test_numbers_that_name_no_games_are_refused(numbers: list[Any]) -> None:
    games = Vector("mrjack", 4, seed=1)
    games.reset()
    with pytest.raises(
        NotWellFormed, match=r"^mrjack: Games are named by whole numbers from 0 to 3, each at most once"
    ):
        games.step(games.sample()[: len(numbers)], games=numbers)


@pytest.mark.parametrize(("name", "level"), [*((name, "random") for name in GAMES), ("mrjack", "greedy")])
def test_only_learners_act_where_machines_have_the_other_seats(name: str, level: str) -> None:
    games = Vector(name, 3, seed=2, opponents={"jack": level})
    assert games.learners == (LAST[name],)
    result, ended = games.reset(), 0
    while not ended:
        assert {games.seats[seat] for seat in result.seats} == {LAST[name]}
        result = games.step(games.sample())
        assert (np.abs(result.rewards).max(axis=1) == result.ended).all()
        ended += int(result.ended.sum())


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_machines_play_the_same_games_from_the_same_seed(level: str) -> None:
    def end(seed: int) -> bytes:
        games = Vector("mrjack", 2, opponents={"detective": level})
        games.reset(seed)
        for _ in range(12):
            games.step(games.sample())
        return games.truth().tobytes()

    assert end(1) == end(1)
    assert end(1) != end(2)


def test_a_level_beats_a_random_player() -> None:
    games = Vector("mrjack", 8, seed=3, opponents={"detective": "greedy"})
    games.reset()
    won = []
    while len(won) < 24:
        result = games.step(games.sample())
        won += result.rewards[result.ended == 1, 1].tolist()
    assert won.count(1.0) > 16


@pytest.mark.parametrize(
    ("opponents", "error"),
    [
        ({"sheriff": "random"}, "There is no seat “sheriff”"),
        ({"jack": "oracle"}, "^mrjack: There is no player “oracle”"),
        ({"jack": "random", "detective": "random"}, "every seat"),
    ],
)
def test_wrong_opponents_are_refused(opponents: dict[str, str], error: str) -> None:
    with pytest.raises(NotWellFormed, match=error):
        Vector("mrjack", 1, opponents=opponents)


@each_game
@pytest.mark.parametrize("opponents", [{}, {"jack": "random"}], ids=["alone", "machines"])
def test_what_was_known_at_the_end_is_kept(name: str, opponents: dict[str, str]) -> None:
    """After the end nothing is secret, and nobody acts."""
    games = Vector(name, 3, seed=4, final=True, opponents=opponents)
    acts = games.fields.get("acts", slice(2, 3))
    result = games.reset()
    while not result.ended.any():
        result = games.step(games.sample())
    game = int(result.ended.argmax())
    assert games.final_observations is not None
    for seat in range(len(games.seats)):
        final = games.final_observations[game, seat]
        assert final.any()
        assert not final[acts].any()
    assert result.observations[game, acts].all(), "of the next game"


@each_game
def test_every_seat_can_be_observed(name: str) -> None:
    games = Vector(name, 3, seed=5)
    result = games.reset()
    for _ in range(5):
        for place, seat in enumerate(games.seats):
            own = games.observe(seat)
            acts = result.seats == place
            assert np.array_equal(own[acts], result.observations[acts])
            assert (own[:, place] == 1).all()
        result = games.step(games.sample())
    with pytest.raises(NotWellFormed, match="sheriff"):
        games.observe("sheriff")


def test_the_truth_shows_what_a_seat_may_not_know() -> None:
    games = Vector("mrjack", 4, seed=6)
    games.reset()
    jack = games.fields["jack"]
    assert (games.truth()[:, jack].sum(axis=1) == 1).all()
    assert np.array_equal(games.truth()[:, jack], games.observe("jack")[:, jack])
    assert not games.observe("detective")[:, jack].any()


@pytest.mark.parametrize("name", ["mrjack", "small-mrjack"])
def test_beliefs_without_records_are_refused(name: str) -> None:
    games = Vector(name, 2, seed=7)
    games.reset()
    with pytest.raises(NotWellFormed, match=f"{name}.*records=True"):
        games.beliefs("detective")


def test_beliefs_hold_the_truth() -> None:
    games = Vector("mrjack", 2, seed=7, records=True)
    games.reset()
    for _ in range(20):
        games.step(games.sample())
    letters = "HLMSWUGB"
    for believed, truth in zip(games.beliefs("detective"), games.truth(), strict=True):
        assert sum(believed["uniform"].values()) == pytest.approx(1)
        assert max(believed["uniform"].values()) < 1
        possible = {letter for letter, chance in believed["uniform"].items() if chance}
        assert len(possible) > 1
        assert truth[games.fields["jack"]].sum() == 1
        assert possible <= set(letters)


def saved_and_restored(games: Vector) -> Vector:
    other = Vector("whitechapel", len(games), opponents={"jack": "random"})
    other.restore(games.save())
    return other


@pytest.mark.parametrize(
    "copied",
    [saved_and_restored, copy.copy, copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))],  # noqa: S301
    ids=["saved", "copied", "deep", "pickled"],
)
def test_a_copy_goes_on_in_the_same_way(copied: Callable[[Vector], Vector]) -> None:
    games = Vector("whitechapel", 3, seed=8, opponents={"jack": "random"})
    games.reset()
    for _ in range(30):
        games.step(games.sample())
    other = copied(games)
    assert np.array_equal(other.masks, games.masks)
    for _ in range(40):
        one, two = games.step(games.sample()), other.step(other.sample())
        for left, right in zip(one, two, strict=True):
            if left is not one.legal:
                assert np.array_equal(left, right)


@each_game
def test_going_back_to_what_was_saved_plays_the_same_again(name: str) -> None:
    games = Vector(name, 2, seed=9, records=name == "mrjack")
    games.reset()
    for _ in range(7):
        games.step(games.sample())
    saved = games.save()

    def rest() -> bytes:
        games.restore(saved)
        for _ in range(25):
            games.step(games.sample())
        return games.truth().tobytes()

    assert rest() == rest()


def test_a_vector_of_another_size_cannot_be_restored() -> None:
    with pytest.raises(NotWellFormed, match="2 games were saved, but here there are 3"):
        Vector("mrjack", 3, seed=1).restore(Vector("mrjack", 2, seed=1).save())


@pytest.mark.parametrize("name", ["mrjack", "whitechapel"])
def test_a_game_stepped_by_the_rules_has_the_numbers_of_the_kernel(name: str) -> None:
    """Records are kept by the rules, and everything else is as without them."""
    games = Vector(name, 2, seed=3, records=True)
    result: Any = games.reset()
    played = adapted(name)
    for _ in range(40):
        again: Any = Vector(name, 2)
        texts = tuple(text for text, _ in games.save().games)
        found = again.restore(games.save()._replace(games=texts))
        for part in ("observations", "masks", "counts", "seats"):
            assert np.array_equal(getattr(found, part), getattr(result, part)), part
        result = games.step(games.sample())
    assert played.size == games.size
