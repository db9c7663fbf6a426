"""What an expert Jack does, for every character that he may be: a function of what everybody sees.

So anybody can compute it, and learn from each of his actions as much as there is to learn (`exploiters`). Jack hides
among all who are not cleared, as if each of them were equally likely.
"""

from gaslamp.games.mrjack.players.lines import UNHURRIED, searched
from gaslamp.games.mrjack.players.mixing import Mixes, mixes
from gaslamp.games.mrjack.players.strength import Strength
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.parts.player import Thinking


def jack_mixes(public: Public, pile: int, strength: Strength, thinking: Thinking = UNHURRIED) -> Mixes:
    """At Jack's turn. `pile`: the number of alibi cards left."""
    count = public.suspects.bit_count()
    alike = tuple((public.suspects >> one & 1) / count for one in CHARACTERS)
    found = searched(public, alike, strength, pile=pile, pooled=True, thinking=thinking)
    return mixes(found, alike, strength.secrecy)
