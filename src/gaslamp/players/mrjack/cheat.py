"""A detective who has been told who Jack is: the upper bound to measure others by. It can be seated at no table."""

from gaslamp.games.mrjack.board import CHARACTERS, Character
from gaslamp.players.player import Player

from .searcher import Searcher
from .strength import EXPERT


def cheat(truth: Character) -> Player:
    """Plays like an expert who has no doubt. Whoever measures hands over the truth; a table has no way to."""
    sure = tuple(float(one is truth) for one in CHARACTERS)
    return Searcher(EXPERT, lambda _belief, _strength: sure)
