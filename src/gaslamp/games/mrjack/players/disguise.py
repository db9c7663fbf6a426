"""How Jack chooses: an action that is good for him and would also be good for other suspects."""

from collections.abc import Mapping, Sequence
from math import exp, log2
from random import Random

from gaslamp.games.mrjack.kernel.search import SearchLine
from gaslamp.games.mrjack.players.strength import Strength
from gaslamp.games.mrjack.players.suspicion import Chances
from gaslamp.games.mrjack.rules.actions import Action, Leave
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character

TASTE = 0.04
"""The scale, as a chance to win. The model of the detective: Jack takes an action that is this much worse for his
character e times less often.
"""


def choose(
    options: Mapping[Action, Sequence[SearchLine]], suspects: Chances, jack: Character, strength: Strength, rng: Random
) -> Action:
    ways_out = [action for action in options if isinstance(action, Leave)]
    if ways_out:
        return rng.choice(ways_out)
    merits = {action: max(line.values[jack] for line in lines) for action, lines in options.items()}
    top = max(merits.values())
    if top >= 1:
        return rng.choice([action for action, merit in merits.items() if merit == top])
    if strength.hiding:
        shares = _shares(options, suspects, jack)
        merits = {
            action: merit + strength.hiding * log2(suspects[jack] / shares[action]) for action, merit in merits.items()
        }
        top = max(merits.values())
    return rng.choice([action for action, merit in merits.items() if merit >= top - strength.mixing])


def _shares(options: Mapping[Action, Sequence[SearchLine]], suspects: Chances, jack: Character) -> dict[Action, float]:
    """By action: how likely the detective would think that Jack is this character after it."""
    taken = {
        action: [exp(max(line.values[one] for line in lines) / TASTE) for one in CHARACTERS]
        for action, lines in options.items()
    }
    whole = [sum(row[one] for row in taken.values()) for one in CHARACTERS]
    shares = {}
    for action, row in taken.items():
        likely = [chance * row[one] / whole[one] for one, chance in zip(CHARACTERS, suspects, strict=True)]
        shares[action] = max(likely[jack] / sum(likely), 1e-6)
    return shares
