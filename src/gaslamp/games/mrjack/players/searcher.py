"""A player that searches ahead, at most to the next call for witnesses, for all suspects at once.

Between turns it keeps only the belief, which follows from the record. Each small step starts a new search from the
current position, also in the middle of an activation.
"""

from collections.abc import Callable
from random import Random

from gaslamp.games.mrjack.deduction import Belief
from gaslamp.games.mrjack.kernel import decode, encode
from gaslamp.games.mrjack.kernel.search import IS_COMPILED, Search, SearchLine
from gaslamp.games.mrjack.players import disguise, greedy
from gaslamp.games.mrjack.players.memory import Memory
from gaslamp.games.mrjack.players.strength import Strength
from gaslamp.games.mrjack.players.suspicion import Chances, suspicion
from gaslamp.games.mrjack.rules.actions import Action
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import JACK, Public
from gaslamp.games.mrjack.rules.view import View
from gaslamp.parts.player import Knowledge, Thinking

SLOWNESS = 150
"""How many times slower the search is when it is not compiled."""

FEWEST = 1500
"""The least number of positions for a slow search. With this number it searches only one activation ahead."""

UNHURRIED = Thinking()
"""No deadline."""

Options = dict[Action, list[SearchLine]]
"""By first small step: the lines that begin with it."""


class Searcher:
    def __init__(self, strength: Strength, suspicion: Callable[[Belief, Strength], Chances] = suspicion) -> None:
        self._strength = strength
        self._suspicion = suspicion
        self._memory = Memory()

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Action:
        view: View = known.view
        thinking.progress(0.0)
        suspects = self._suspicion(self._memory.recall(known), self._strength)
        found = options(view, suspects, self._strength, thinking)
        offered = {action: lines for action, lines in found.items() if action in known.choices}
        if not offered:
            # A whistle whose points can be spent only if a higher-numbered character moves first: the search omits it.
            return greedy.choose(known, rng, thinking)
        if view.seat == JACK:
            assert view.jack is not None, "Jack knows who he is"
            return disguise.choose(offered, suspects, view.jack, self._strength, rng)
        return min(offered, key=lambda action: min(_weighed(suspects, line) for line in offered[action]))


def _weighed(suspects: Chances, line: SearchLine) -> float:
    """Jack's chance to win, for a detective who does not know who Jack is."""
    return sum(chance * value for chance, value in zip(suspects, line.values, strict=True)) + line.risky


def options(view: View, suspects: Chances, strength: Strength, thinking: Thinking) -> Options:
    """Every first step that the search kept, with its lines. The search stops early only at the deadline."""
    pile = 7 - len(view.jack_alibis) - len(view.detective_alibis)
    return searched(view.public, suspects, strength, pile=pile, jack=view.jack, thinking=thinking)


def searched(
    public: Public,
    suspects: Chances,
    strength: Strength,
    *,
    pile: int,
    jack: Character | None = None,
    only: Action | None = None,
    thinking: Thinking = UNHURRIED,
) -> Options:
    """The same from what the search needs: `jack` if Jack searches, `only` if one first step is to be tried."""
    nodes = strength.nodes if IS_COMPILED else max(FEWEST, strength.nodes // SLOWNESS)
    search = Search(
        public,
        suspects,
        pile=pile,
        jack=-1 if jack is None else int(jack),
        horizon=strength.horizon if nodes > FEWEST else 1,
        width=strength.width,
        patience=strength.patience,
        caution=0.0 if jack is None else strength.caution,
        only=-1 if only is None else encode(only),
    )
    cards = search.cards_to_gather()
    for card in cards:
        search.gather(card, strength.lines * (2 if len(cards) == 1 else 1), nodes // len(cards))
        thinking.progress(0.1)
    order = search.order()
    for place, number in enumerate(order):
        if thinking.left < 0:
            # Keep lines of one depth only: shallow and deep values cannot be compared.
            order = order[: place or None]
            break
        nodes -= search.deepen(number, nodes // (len(order) - place))
        thinking.progress(0.1 + 0.9 * (place + 1) / len(order))
    found: Options = {}
    for number in order:
        line = search.line(number)
        found.setdefault(decode(line.first), []).append(line)
    return found
