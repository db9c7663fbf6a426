"""A detective who knows who Jack is: an upper bound for measuring other players. It cannot play at a table."""

from typing import Any

from gaslamp.games.mrjack.players.searcher import Searcher
from gaslamp.games.mrjack.players.strength import EXPERT
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character
from gaslamp.parts.player import Cheat, Player


def cheat() -> Cheat:
    """For one seat in one game. Jack's character does not change, so one player serves for the whole game."""
    players: dict[object, Player] = {}

    def seated(state: Any) -> Player:
        if state.jack not in players:
            players[state.jack] = knowing(state.jack)
        return players[state.jack]

    return seated


def knowing(truth: Character) -> Player:
    """A player like the expert, but certain. The measuring code passes the truth; a table has no way to do so."""
    certain = tuple(float(one is truth) for one in CHARACTERS)
    return Searcher(EXPERT, lambda _belief, _strength: certain)
