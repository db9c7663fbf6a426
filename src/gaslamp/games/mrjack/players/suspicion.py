"""How likely the detective thinks each character is Jack: the detective's own belief, or Jack's estimate of it."""

from gaslamp.games.mrjack.deduction import Belief, held, outsider, soft, uniform
from gaslamp.games.mrjack.players.strength import Strength
from gaslamp.games.mrjack.rules.public import JACK

Chances = tuple[float, ...]


def suspicion(belief: Belief, strength: Strength) -> Chances:
    judged = soft if strength.habits else uniform
    if belief.seat != JACK:
        return judged(belief)
    # Jack does not know which alibis the detective holds. He knows only how likely each is.
    chances = [chance * (1 - alibi) for chance, alibi in zip(judged(outsider(belief)), held(belief), strict=True)]
    whole = sum(chances)
    return tuple(chance / whole for chance in chances)
