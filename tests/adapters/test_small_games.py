"""The two small games: they go as they did when their files were written, and can be won by both sides."""

from pathlib import Path

import pytest

import golden
from gaslamp.adapters.games import rules_games
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame
from gaslamp.games import small_mrjack, small_whitechapel

GAMES: dict[str, AnyGame] = {small.game.NAME: small.game for small in rules_games().values()}
DEPTHS = {"small-mrjack": 8, "small-whitechapel": 6}


def lines(game: AnyGame) -> list[str]:
    """Every depth of the game with its shortest option, the first ones with its longest."""
    found = []
    [option] = game.OPTIONS
    for value, depth in zip(option.values, (DEPTHS[game.NAME], 6), strict=True):
        position = game.write(game.start({option.name: value}))
        found += [golden.perft_line(game, position, one) for one in range(1, depth + 1)]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_of_play_are_as_many_as_ever(name: str) -> None:
    kept = golden.perft_path(GAMES[name]).read_text().splitlines()
    assert kept[0] == golden.PERFT_HEADING
    assert lines(GAMES[name]) == kept[1:]


def play(game: AnyGame, options: dict[str, str], actions: str) -> str:
    """How a game ended in which these actions were made."""
    state = game.start(options)
    for action in actions.split():
        state = game.apply(state, game.parse_action(action))
    ending = game.outcome(state)
    return "goes on" if ending is None else f"{ending.winners[0]}: {ending.reason}"


@pytest.mark.parametrize(
    ("actions", "ending"),
    [
        ("=S M -D L xM 0", "jack: wrong"),
        ("=M M -D L xM +", "detective: right"),
        ("=M M -A S -D . +", "jack: dawn"),
    ],
)
def test_a_reduced_mr_jack_ends_in_each_way_a_round_can(actions: str, ending: str) -> None:
    assert play(small_mrjack, {}, actions) == ending


def test_jack_can_leave_the_lane_when_he_was_not_seen() -> None:
    assert play(small_mrjack, {"rounds": "2"}, "=L S -A . L -F ! 0") == "goes on"
    assert play(small_mrjack, {"rounds": "2"}, "=L S -A . L -F ! 0 L >E") == "jack: escape"


@pytest.mark.parametrize(
    ("actions", "ending"),
    [
        ("h5 -2 >a q2 + !5", "jack: escaped"),
        ("h5 -2 >a @2 +", "police: arrested"),
        ("h5 -2 >c @8 0 -4", "police: late"),
    ],
)
def test_a_night_in_the_village_ends_in_each_way_it_can(actions: str, ending: str) -> None:
    assert play(small_whitechapel, {}, actions) == ending


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@pytest.mark.parametrize("text", ["", "xx1", "ml1 1.0 sleep EBC LSM 0 E seen - J=-", "wv1 2 sleep d - - h=-;t=1"])
def test_what_is_no_position_is_refused(game: AnyGame, text: str) -> None:
    for parse in (game.parse_state, game.parse_view, game.parse_action):
        with pytest.raises(NotWellFormed):
            parse(text)


if __name__ == "__main__":
    for game in GAMES.values():
        Path(golden.perft_path(game)).write_text("\n".join([golden.PERFT_HEADING, *lines(game)]) + "\n")
