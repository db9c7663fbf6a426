"""What the solver knows: the belief of the seat's record."""

from gaslamp.games.mrjack.deduction import Belief, possible, read
from gaslamp.games.mrjack.rules.board import EVERYONE, Character
from gaslamp.parts.puzzles import Source


def belief_of(source: Source) -> Belief:
    return read(source.record)


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
