"""The whole truth, secrets included. Only the rules, the kernel and whoever runs a game may hold it."""

from typing import NamedTuple

from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import Public


class State(NamedTuple):
    """What lies on the table, and the cards nobody else may see."""

    public: Public
    jack: Character | None  # None until the card is dealt
    jack_alibis: int  # set of characters
    detective_alibis: int
