"""The lines that a search finds from a position, by their first small step."""

from gaslamp.games.mrjack.kernel import decode, encode
from gaslamp.games.mrjack.kernel.search import IS_COMPILED, Search, SearchLine
from gaslamp.games.mrjack.players.strength import Strength
from gaslamp.games.mrjack.players.suspicion import Chances
from gaslamp.games.mrjack.rules.actions import Action
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.parts.player import Thinking

SLOWNESS = 150
"""How many times slower the search is when it is not compiled."""

FEWEST = 1500
"""The least number of positions for a slow search. With this number it searches only one activation ahead."""

UNHURRIED = Thinking()
"""No deadline."""

Options = dict[Action, list[SearchLine]]
"""By first small step: the lines that begin with it."""


def searched(
    public: Public,
    suspects: Chances,
    strength: Strength,
    *,
    pile: int,
    jack: Character | None = None,
    only: Action | None = None,
    pooled: bool = False,
    thinking: Thinking = UNHURRIED,
) -> Options:
    """Every first step that the search kept, with its lines. The search stops early only at the deadline.

    `jack`: who Jack is, if he searches for himself. `pooled`: if he searches for everybody who may be Jack. `only`: the
    one first step to be tried.
    """
    nodes = strength.nodes if IS_COMPILED else max(FEWEST, strength.nodes // SLOWNESS)
    search = Search(
        public,
        suspects,
        pile=pile,
        jack=-1 if jack is None else int(jack),
        horizon=strength.horizon if nodes > FEWEST else 1,
        width=strength.width,
        patience=strength.patience,
        caution=strength.caution if pooled or jack is not None else 0.0,
        only=-1 if only is None else encode(only),
        pooled=pooled,
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
