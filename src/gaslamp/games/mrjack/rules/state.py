"""The whole position, secrets included. Only the rules, the kernel and the program that runs a game may hold it."""

from typing import NamedTuple

from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import Public


class State(NamedTuple):
    """The public part, Jack's card, and the alibi cards of both players."""

    public: Public
    jack: Character | None  # None until the card is dealt
    jack_alibis: int  # set of characters
    detective_alibis: int
