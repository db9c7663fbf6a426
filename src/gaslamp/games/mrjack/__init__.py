"""Mr. Jack: Jack hides among eight characters while the gaslights go out. RULES.md says how."""

from gaslamp.core.refusals import named
from gaslamp.games.mrjack.notation import parse_action, parse_state, parse_view, write
from gaslamp.games.mrjack.queries import distance, lit, places, reach, visible, whistle_costs
from gaslamp.games.mrjack.rules import play
from gaslamp.games.mrjack.rules.choices import legal, odds
from gaslamp.games.mrjack.rules.observe import choices, seen, view, watch
from gaslamp.games.mrjack.rules.play import start
from gaslamp.games.mrjack.rules.public_play import OPTIONS
from gaslamp.games.mrjack.rules.turns import actor, outcome, seats

NAME = "mrjack"
RULES = "mj1"

apply = named(NAME, play.apply)

__all__ = [
    "NAME",
    "OPTIONS",
    "RULES",
    "actor",
    "apply",
    "choices",
    "distance",
    "legal",
    "lit",
    "odds",
    "outcome",
    "parse_action",
    "parse_state",
    "parse_view",
    "places",
    "reach",
    "seats",
    "seen",
    "start",
    "view",
    "visible",
    "watch",
    "whistle_costs",
    "write",
]
