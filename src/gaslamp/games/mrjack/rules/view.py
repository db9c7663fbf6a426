"""What one seat may know."""

from typing import NamedTuple

from gaslamp.core.game import Seat
from gaslamp.core.named_tuples import quick_replace
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import Public

Hand = tuple[Character | None, ...]
"""Alibi cards as a seat sees them. None is the back of a card."""


@quick_replace
class View(NamedTuple):
    """The public part, and the cards that this seat may see."""

    seat: Seat
    public: Public
    jack: Character | None
    jack_alibis: Hand
    detective_alibis: Hand
