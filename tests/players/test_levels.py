"""Who can be asked to play."""

import pytest

from gaslamp.core.errors import NotWellFormed
from gaslamp.games.mrjack import players
from gaslamp.games.registry import offered_games
from gaslamp.parts.plain import random_player
from gaslamp.players import levels


@pytest.mark.parametrize("game", offered_games())
def test_a_player_is_seated_by_its_name(game: str) -> None:
    assert levels.seated(game, "jack", "random") is random_player


def test_an_unknown_player_is_named_with_those_there_are() -> None:
    with pytest.raises(NotWellFormed) as error:
        levels.seated("mrjack", "jack", "wizard")
    assert error.value.facts == {"text": "wizard", "known": ", ".join(players.PLAYERS)}


@pytest.mark.parametrize("known", [("random", "greedy"), ("random",), ("random", "novice", "casual", "club", "expert")])
def test_the_default_opponent_is_casual_or_the_strongest(
    monkeypatch: pytest.MonkeyPatch, known: tuple[str, ...]
) -> None:
    monkeypatch.setattr(players, "PLAYERS", dict.fromkeys(known))
    assert levels.names("mrjack") == known
    assert levels.opponent("mrjack") == ("casual" if "casual" in known else known[-1])
