"""Finding a game by its name or by a position."""

from importlib.metadata import EntryPoint

import pytest

from gaslamp.core.errors import NotWellFormed
from gaslamp.games import mrjack, registry
from gaslamp.games.registry import named, of_position, offered_games

POINTS = {"mrjack": "gaslamp.games.mrjack.registration", "broken": "no_such_package"}


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


def test_a_package_that_cannot_be_loaded_is_reported_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    good, broken = (EntryPoint(name, f"{module}:REGISTRATION", registry.GROUP) for name, module in POINTS.items())
    monkeypatch.setattr(registry, "entry_points", lambda group: [broken, good] if group == registry.GROUP else [])
    find = registry.registrations.__wrapped__  # without the cache, which the other tests share
    with pytest.warns(RuntimeWarning, match="the game broken could not be loaded"):
        assert list(find()) == ["mrjack"]
