"""Simple players of many styles, to measure others against. Nobody plays against them at a table.

None of them looks ahead or reckons with what the other side thinks. Each plays one idea, so that a player who is tuned
to our own levels only is found out. One is different: `attentive` are the expert police of an earlier version, with
whom Jack reckons. `docs/strength.md` has a table of all against all.
"""

from collections.abc import Callable, Mapping
from functools import partial

from gaslamp.games.whitechapel.players.levels import ATTENTIVE
from gaslamp.games.whitechapel.players.police import Detective
from gaslamp.games.whitechapel.players.sparring.jack import JACKS, SparringJack
from gaslamp.games.whitechapel.players.sparring.police import POLICE, SparringPolice
from gaslamp.parts.player import Player

SPARRING: Mapping[str, Mapping[str, Callable[[], Player]]] = {
    "jack": {name: partial(SparringJack, style) for name, style in JACKS.items()},
    "police": {
        **{name: partial(SparringPolice, style) for name, style in POLICE.items()},
        "attentive": partial(Detective, ATTENTIVE),
    },
}
"""By side and name."""
