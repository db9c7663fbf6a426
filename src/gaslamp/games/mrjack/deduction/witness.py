"""What a call for witnesses would show, in any position."""

from typing import NamedTuple

from gaslamp.games.mrjack.deduction.activations import Chances
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.games.mrjack.rules.sight import visible


class Call(NamedTuple):
    """For each of the two answers: the characters it would clear and those it would leave. Sets of characters."""

    cleared_if_seen: int
    left_if_seen: int
    cleared_if_unseen: int
    left_if_unseen: int


def call(public: Public, suspects: int | None = None) -> Call:
    """If the witnesses were called now. `suspects` are those the seat holds possible; default: all not cleared."""
    who = public.suspects if suspects is None else suspects
    in_sight = visible(public)
    return Call(
        cleared_if_seen=who & ~in_sight,
        left_if_seen=who & in_sight,
        cleared_if_unseen=who & in_sight,
        left_if_unseen=who & ~in_sight,
    )


def chance_of_seen(public: Public, chances: Chances) -> float:
    """How likely the answer is *seen*, given a probability for each character."""
    in_sight = visible(public)
    return sum(chance for one, chance in zip(CHARACTERS, chances, strict=True) if in_sight >> one & 1)
