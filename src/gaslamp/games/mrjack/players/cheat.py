"""A detective who has been told who Jack is: the upper bound to measure others by. It can be seated at no table."""

from typing import Any

from gaslamp.games.mrjack.players.searcher import Searcher
from gaslamp.games.mrjack.players.strength import EXPERT
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character
from gaslamp.parts.player import Cheat, Player


def cheat() -> Cheat:
    """For one seat in one game. Who Jack is does not change, so one player does for the whole game."""
    players: dict[object, Player] = {}

    def seated(state: Any) -> Player:
        if state.jack not in players:
            players[state.jack] = knowing(state.jack)
        return players[state.jack]

    return seated


def knowing(truth: Character) -> Player:
    """Plays like an expert who has no doubt. Whoever measures hands over the truth; a table has no way to."""
    sure = tuple(float(one is truth) for one in CHARACTERS)
    return Searcher(EXPERT, lambda _belief, _strength: sure)
