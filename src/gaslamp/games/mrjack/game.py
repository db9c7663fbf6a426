"""What `gaslamp.games.mrjack` has: the functions of a `gaslamp.core.game.Game`, and questions about the board."""

from gaslamp.core.refusals import applying, in_game, named
from gaslamp.games.mrjack import notation, queries
from gaslamp.games.mrjack.notation import write
from gaslamp.games.mrjack.queries import lit, places
from gaslamp.games.mrjack.rules import observe, play
from gaslamp.games.mrjack.rules.choices import legal, odds
from gaslamp.games.mrjack.rules.observe import choices, watch
from gaslamp.games.mrjack.rules.public_play import OPTIONS
from gaslamp.games.mrjack.rules.turns import actor, outcome, seats

NAME = "mrjack"
RULES = "mj1"

start = in_game(NAME, play.start)
apply = applying(NAME, play.apply)
view = in_game(NAME, observe.view)
seen = in_game(NAME, observe.seen)
parse_state = in_game(NAME, notation.parse_state)
parse_view = in_game(NAME, notation.parse_view)
parse_action = named(NAME, notation.parse_action)

distance = in_game(NAME, queries.distance)
reach = in_game(NAME, queries.reach)
visible = in_game(NAME, queries.visible)
whistle_costs = in_game(NAME, queries.whistle_costs)

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
