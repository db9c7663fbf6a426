"""A model of how Jack chooses, for each character he may be.

Jack wants the witnesses' answer to clear few suspects, so he prefers the larger group. He prefers the dark, because it
lets him leave. He nearly always leaves when he can. His choice is a softmax over the value of the position after
it, and the softmax is sharper towards the end of a round. A uniform share is mixed in, so no habit rules anyone out.
"""

from math import exp, log

from gaslamp.games.mrjack.rules.actions import Action, Pick
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.games.mrjack.rules.choices import player_choices
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.sight import visible

FLOOR = 0.1
"""The share of his choices that is uniform."""

DARK = 0.5
"""The value of being unseen, in nats. It is added to the logarithm of the number of suspects in his group."""

LEAVES = 0.95
"""How often Jack leaves when he can: it wins the game."""

STRENGTH = (0.5, 0.75, 1.0, 1.5)
"""By turn: the strength of the softmax. It grows towards the end of the round."""

Chances = tuple[float, ...]


def likelihood(public: Public, action: Action) -> Chances:
    """By character: how likely Jack would choose this action if he were that character."""
    if isinstance(action, Pick):
        # A player takes a card for too many reasons, so a pick gives no information.
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
    """By character: the value of the position for Jack if he is that character and the witnesses are called now."""
    in_sight = visible(public)
    seen = log(max(1, (public.suspects & in_sight).bit_count()))
    unseen = log(max(1, (public.suspects & ~in_sight).bit_count())) + DARK
    return tuple(seen if in_sight >> one & 1 else unseen for one in CHARACTERS)


def _chance(merit: float, every: list[float], turn: int) -> float:
    strength = STRENGTH[turn]
    whole = sum(exp(strength * other) for other in every)
    return (1 - FLOOR) * exp(strength * merit) / whole + FLOOR / len(every)
