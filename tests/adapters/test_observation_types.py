"""OpenSpiel says what an observer may know: twin worlds for each kind of observation that we offer."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from adapters.test_open_spiel import EVERY, LARGE, walk
from gaslamp.adapters.games import kernel_games
from gaslamp.core.errors import NotWellFormed

PRIVATE = pyspiel.PrivateInfoType
each_game = pytest.mark.parametrize("name", EVERY)
each_memory = pytest.mark.parametrize("recall", [False, True], ids=["now", "recall"])


def observation(game: Any, private: Any, *, recall: bool, public: bool = True) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    return make_observation(game, kind)


def shown(one: Any, state: Any, player: int) -> tuple[str, list[float]]:
    one.set_from(state, player)
    return one.string_from(state, player), one.tensor.tolist()


@each_memory
@each_game
def test_twin_worlds_look_the_same_to_every_kind_of_observer(name: str, recall: bool) -> None:
    """The other world keeps what one player has seen, and draws new secrets for the others."""
    game, rng = pyspiel.load_game(name), random.Random(5)
    public, own = (observation(game, kind, recall=recall) for kind in (PRIVATE.NONE, PRIVATE.SINGLE_PLAYER))
    secret = observation(game, PRIVATE.SINGLE_PLAYER, recall=recall, public=False)
    differing = 0
    for seed in range(2):
        states = [state for state in walk(name, seed) if state.is_player_node()]
        for state in states[:: max(1, len(states) // 8)]:
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, rng.random)
                for one in (public, own, secret):
                    assert shown(one, other, player) == shown(one, state, player)
                differing += str(other) != str(state)
    assert differing > 3, "the secrets should be new ones"


@each_memory
@each_game
def test_a_public_observation_is_what_a_spectator_sees(name: str, recall: bool) -> None:
    public = observation(pyspiel.load_game(name), PRIVATE.NONE, recall=recall)
    for state in list(walk(name, seed=3))[::6]:
        play = state.play
        text, tensor = shown(public, state, 0)
        assert all(shown(public, state, player) == (text, tensor) for player in range(state.num_players()))
        if recall:
            assert text.startswith("@spectator")
        else:
            assert text == play.game.write(play.game.view(play.state(), "spectator"))


@each_memory
@each_game
def test_what_a_player_knows_is_the_public_and_the_private_observation(name: str, recall: bool) -> None:
    game = pyspiel.load_game(name)
    public, own = (observation(game, kind, recall=recall) for kind in (PRIVATE.NONE, PRIVATE.SINGLE_PLAYER))
    secret = observation(game, PRIVATE.SINGLE_PLAYER, recall=recall, public=False)
    for state in list(walk(name, seed=3))[::6]:
        for player, seat in enumerate(state.play.seats):
            for one in (public, own, secret):
                one.set_from(state, player)
            assert (public.tensor + secret.tensor == own.tensor).all()
            assert f"@{seat}" in secret.string_from(state, player).split()


def test_who_jack_is_shows_in_the_observation_of_jack_alone() -> None:
    """R1: the detective and the public do not know it."""
    game = pyspiel.load_game(LARGE["mrjack"])
    public, own = (observation(game, kind, recall=False) for kind in (PRIVATE.NONE, PRIVATE.SINGLE_PLAYER))
    state = game.new_initial_state()
    state.apply_action(3)
    jack = "J=" + str(state).split("J=")[1][0]
    assert jack in shown(own, state, 0)[0]
    for one, player in ((own, 1), (public, 0), (public, 1)):
        assert jack not in shown(one, state, player)[0]
    for one, player, count in ((own, 0, 1), (own, 1, 0), (public, 0, 0), (public, 1, 0)):
        one.set_from(state, player)
        begin, end = _jack_field()
        assert sum(one.tensor[begin:end]) == count


def _jack_field() -> tuple[int, int]:
    field = kernel_games()["mrjack"].layout["jack"]
    return field.begin, field.end


@each_game
def test_other_observations_are_refused(name: str) -> None:
    """All players' secrets at once, and nothing at all."""
    game = pyspiel.load_game(name)
    for public, private in ((True, PRIVATE.ALL_PLAYERS), (False, PRIVATE.ALL_PLAYERS), (False, PRIVATE.NONE)):
        for recall in (False, True):
            with pytest.raises(NotWellFormed, match=r"^[a-z-]+: OpenSpiel cannot observe .* \(unknown-observation\)$"):
                observation(game, private, recall=recall, public=public)
