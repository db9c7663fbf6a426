"""How Jack hides: he plays at random, so that what he does suits other suspects nearly as well.

For every suspect j that Jack may be there is a mix of actions, and all of them together lie close to one common mix.
With b the detective's belief and V(j, a) the chance that Jack wins by action a if he is j, the mixes maximise

    the mean of V  -  secrecy * the bits that one who knows all the mixes learns from the action

The solution is mix(j, a) = common(a) * exp(V(j, a) / scale) / norm, where common(a) is the mean of the mixes over b.
Iterating these two equations converges (the algorithm of Blahut and Arimoto). With a secrecy near 0 each suspect plays
what is best for him; with a large one all of them play the one action that is best on average.
"""

from collections.abc import Mapping, Sequence
from math import exp, log

from gaslamp.games.mrjack.kernel.search import SearchLine
from gaslamp.games.mrjack.players.suspicion import Chances
from gaslamp.games.mrjack.rules.actions import Action
from gaslamp.games.mrjack.rules.board import CHARACTERS

SLIP = 0.001
"""The share of an action that is taken from the common mix, so that no possible action is proof."""

ITERATIONS = 200
CLOSE = 1e-6
"""Iterations stop when no share of the common mix changes by more."""

Mixes = dict[Action, Chances]
"""By action: how likely Jack takes it, for each character that he may be."""


def mixes(options: Mapping[Action, Sequence[SearchLine]], suspects: Chances, secrecy: float) -> Mixes:
    """For the actions that a pooled search found. Who can leave leaves."""
    leaving = {
        one: [action for action, lines in options.items() if any(_leaves(line, one) for line in lines)]
        for one in CHARACTERS
    }
    values = {
        action: quiet
        for action, lines in options.items()
        if (quiet := [line.values for line in lines if not line.is_over])
    }
    rest = tuple(0.0 if leaving[one] else chance for one, chance in zip(CHARACTERS, suspects, strict=True))
    best = {action: tuple(map(max, zip(*some, strict=True))) for action, some in values.items()}
    mixed = _mixed(best, rest if sum(rest) > 0 else suspects, secrecy)
    found: Mixes = {}
    for action in options:
        quiet_mix = mixed.get(action, (0.0,) * len(CHARACTERS))
        found[action] = tuple(
            (action in leaving[one]) / len(leaving[one]) if leaving[one] else quiet_mix[one] for one in CHARACTERS
        )
    return found


def _leaves(line: SearchLine, one: int) -> bool:
    return line.is_over and line.values[one] == 1


def _mixed(values: Mapping[Action, Chances], suspects: Chances, secrecy: float) -> Mixes:
    actions = list(values)
    if not actions:
        return {}
    scale = max(secrecy, 1e-4) / log(2)
    top = [max(values[action][one] for action in actions) for one in CHARACTERS]
    liking = [[exp((values[action][one] - top[one]) / scale) for action in actions] for one in CHARACTERS]
    whole = sum(suspects)
    belief = [chance / whole for chance in suspects]
    common = [1 / len(actions)] * len(actions)
    for _ in range(ITERATIONS):
        after = [0.0] * len(actions)
        for chance, row in zip(belief, liking, strict=True):
            if chance > 0:
                norm = sum(share * like for share, like in zip(common, row, strict=True))
                for place, (share, like) in enumerate(zip(common, row, strict=True)):
                    after[place] += chance * share * like / norm
        change = max(abs(new - old) for new, old in zip(after, common, strict=True))
        common = after
        if change < CLOSE:
            break
    mixed = []
    for row in liking:
        parts = [share * like for share, like in zip(common, row, strict=True)]
        norm = sum(parts)
        mixed.append(
            [
                (1 - SLIP) * part / norm + SLIP * share if norm > 0 else share
                for part, share in zip(parts, common, strict=True)
            ]
        )
    return {action: tuple(row[place] for row in mixed) for place, action in enumerate(actions)}
