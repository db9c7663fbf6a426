"""Finding a game by its name or by a position."""

import pytest

from gaslamp.core.errors import NotWellFormed
from gaslamp.games import mrjack
from gaslamp.games.registry import named, of_position, offered_games


def test_a_game_is_found_by_name_and_by_position() -> None:
    assert named("mrjack") is mrjack
    for game in offered_games().values():
        assert of_position(game.write(game.start({}))) is game


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(NotWellFormed, match="unknown-game"):
        named("chess")
    for text in ("", "  ", "xx1 and so on"):
        with pytest.raises(NotWellFormed, match="unknown-rules"):
            of_position(text)
