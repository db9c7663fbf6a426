"""What the solver knows. The view says it all: reading the record would also weigh how Jack has played."""

from gaslamp.games.mrjack.deduction import Belief, begin, possible
from gaslamp.games.mrjack.rules.board import EVERYONE, Character
from gaslamp.games.mrjack.rules.view import View
from gaslamp.parts.puzzles import Source


def belief_of(source: Source) -> Belief:
    view: View = source.view
    cards = (*view.jack_alibis, *view.detective_alibis)
    own = sum(1 << card for card in cards if card is not None)
    start = begin(view.public, view.seat)
    return start._replace(jack=view.jack, own=own, innocent=own, hidden=cards.count(None))


def suspects_of(source: Source) -> int:
    """Who can be Jack, as far as the solver knows: the witnesses' answers and the alibi cards in hand."""
    return possible(belief_of(source))


def own_jack(source: Source) -> Character:
    jack: Character | None = source.view.jack
    assert jack is not None, "Jack is asked"
    return jack


def cards_unseen(source: Source) -> int:
    """How many alibi cards the detective has not seen; Jack's own card is one of them."""
    return (EVERYONE & ~belief_of(source).own).bit_count()
