"""What a call for witnesses would tell, in any position."""

from typing import NamedTuple

from gaslamp.games.mrjack.deduction.belief import Chances
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.games.mrjack.rules.sight import visible


class Call(NamedTuple):
    """The two answers, by whom each would clear and whom it would leave. Sets of characters."""

    cleared_if_seen: int
    left_if_seen: int
    cleared_if_unseen: int
    left_if_unseen: int


def call(public: Public, suspects: int | None = None) -> Call:
    """If the witnesses were called now. `suspects` are those possible for whoever asks; else all not yet cleared."""
    who = public.suspects if suspects is None else suspects
    in_sight = visible(public)
    return Call(
        cleared_if_seen=who & ~in_sight,
        left_if_seen=who & in_sight,
        cleared_if_unseen=who & in_sight,
        left_if_unseen=who & ~in_sight,
    )


def chance_of_seen(public: Public, chances: Chances) -> float:
    """How likely the answer *seen* is, for a belief over the characters."""
    in_sight = visible(public)
    return sum(chance for one, chance in zip(CHARACTERS, chances, strict=True) if in_sight >> one & 1)
