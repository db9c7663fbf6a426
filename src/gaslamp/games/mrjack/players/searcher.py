"""A player that searches ahead, at most to the next call for witnesses, for all suspects at once.

Between turns it keeps only the belief, which follows from the record. Each small step starts a new search from the
current position, also in the middle of an activation.
"""

from collections.abc import Callable
from random import Random

from gaslamp.games.mrjack.deduction import Belief
from gaslamp.games.mrjack.kernel.search import SearchLine
from gaslamp.games.mrjack.players import disguise, greedy
from gaslamp.games.mrjack.players.lines import Options, searched
from gaslamp.games.mrjack.players.memory import Memory
from gaslamp.games.mrjack.players.policy import jack_mixes
from gaslamp.games.mrjack.players.strength import Strength
from gaslamp.games.mrjack.players.suspicion import Chances, suspicion
from gaslamp.games.mrjack.rules.actions import Action
from gaslamp.games.mrjack.rules.public import JACK
from gaslamp.games.mrjack.rules.view import View
from gaslamp.parts.player import Knowledge, Thinking


class Searcher:
    def __init__(self, strength: Strength, suspicion: Callable[[Belief, Strength], Chances] = suspicion) -> None:
        self._strength = strength
        self._suspicion = suspicion
        self._memory = Memory()

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Action:
        view: View = known.view
        thinking.progress(0.0)
        is_mixing = view.seat == JACK and self._strength.secrecy > 0
        chosen = self._mixed(known, rng, thinking) if is_mixing else self._best(known, rng, thinking)
        # A whistle whose points can be spent only if a higher-numbered character moves first: the search omits it.
        return chosen or greedy.choose(known, rng, thinking)

    def _mixed(self, known: Knowledge, rng: Random, thinking: Thinking) -> Action | None:
        view: View = known.view
        assert view.jack is not None, "Jack knows who he is"
        mixed = jack_mixes(view.public, _pile(view), self._strength, thinking)
        shares = {action: mix[view.jack] for action, mix in mixed.items()}
        offered = [action for action, share in shares.items() if share > 0 and action in known.choices]
        return rng.choices(offered, [shares[action] for action in offered])[0] if offered else None

    def _best(self, known: Knowledge, rng: Random, thinking: Thinking) -> Action | None:
        view: View = known.view
        suspects = self._suspicion(self._memory.recall(known), self._strength)
        found = options(view, suspects, self._strength, thinking)
        offered = {action: lines for action, lines in found.items() if action in known.choices}
        if not offered:
            return None
        if view.seat == JACK:
            assert view.jack is not None, "Jack knows who he is"
            return disguise.choose(offered, suspects, view.jack, self._strength, rng)
        return min(offered, key=lambda action: min(_weighed(suspects, line) for line in offered[action]))


def _weighed(suspects: Chances, line: SearchLine) -> float:
    """Jack's chance to win, for a detective who does not know who Jack is."""
    return sum(chance * value for chance, value in zip(suspects, line.values, strict=True)) + line.risky


def options(view: View, suspects: Chances, strength: Strength, thinking: Thinking) -> Options:
    """What a seat can do, by the search."""
    return searched(view.public, suspects, strength, pile=_pile(view), jack=view.jack, thinking=thinking)


def _pile(view: View) -> int:
    """The number of alibi cards left."""
    return 7 - len(view.jack_alibis) - len(view.detective_alibis)
