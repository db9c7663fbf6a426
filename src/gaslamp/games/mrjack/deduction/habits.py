"""How Jack likes to play: a model of his choices for each character he may be.

A Jack wants the witnesses' answer to clear few, so he keeps with the many; he likes the dark, which lets him leave; and
when he can leave he nearly always does. His choice is a softmax over what he would be left with, stronger towards the
end of a round, mixed with a floor of plain chance: nobody is ever ruled out by a habit.
"""

from math import exp, log

from gaslamp.games.mrjack.rules.actions import Action, Pick
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.games.mrjack.rules.choices import player_choices
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.sight import visible

FLOOR = 0.1
"""The share of his choices that follow no plan."""

DARK = 0.5
"""What being unseen is worth beside the number of those who share his fate, in nats."""

LEAVES = 0.95
"""How often a Jack who can leave does: it wins the game."""

STRENGTH = (0.5, 0.75, 1.0, 1.5)
"""By turn: how much the end of the round counts already."""

Chances = tuple[float, ...]


def likelihood(public: Public, action: Action) -> Chances:
    """By character: how likely a Jack who is that one would have done this."""
    if isinstance(action, Pick):
        # Cards are taken for too many reasons to tell anything.
        return (1.0,) * len(CHARACTERS)
    open_to_all = player_choices(public, None)
    after = {choice: merits(follow(public, choice)) for choice in open_to_all}
    could_leave = len(player_choices(public, public.active)) > len(open_to_all)
    chances = [_chance(after[action][one], [merit[one] for merit in after.values()], public.turn) for one in CHARACTERS]
    if could_leave:
        assert public.active is not None, "someone is about to move"
        chances[public.active] *= 1 - LEAVES
    return tuple(chances)


def merits(public: Public) -> Chances:
    """By character: what a Jack who is that one would have if the witnesses were called now."""
    in_sight = visible(public)
    seen = log(max(1, (public.suspects & in_sight).bit_count()))
    unseen = log(max(1, (public.suspects & ~in_sight).bit_count())) + DARK
    return tuple(seen if in_sight >> one & 1 else unseen for one in CHARACTERS)


def _chance(merit: float, every: list[float], turn: int) -> float:
    strength = STRENGTH[turn]
    whole = sum(exp(strength * other) for other in every)
    return (1 - FLOOR) * exp(strength * merit) / whole + FLOOR / len(every)
