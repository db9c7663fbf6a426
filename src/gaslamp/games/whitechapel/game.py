"""What `gaslamp.games.whitechapel` has: the functions of a `gaslamp.core.game.Game`, and questions about the board."""

from gaslamp.core.refusals import applying, in_game, named
from gaslamp.games.whitechapel import notation, queries
from gaslamp.games.whitechapel.notation import write
from gaslamp.games.whitechapel.queries import policemen
from gaslamp.games.whitechapel.rules import observe, play
from gaslamp.games.whitechapel.rules.agreement import OPTIONS
from gaslamp.games.whitechapel.rules.choices import legal, odds
from gaslamp.games.whitechapel.rules.observe import choices, watch
from gaslamp.games.whitechapel.rules.turns import actor, outcome, seats

NAME = "whitechapel"
RULES = "wc1"

start = in_game(NAME, play.start)
apply = applying(NAME, play.apply)
view = in_game(NAME, observe.view)
seen = in_game(NAME, observe.seen)
parse_state = in_game(NAME, notation.parse_state)
parse_view = in_game(NAME, notation.parse_view)
parse_action = named(NAME, notation.parse_action)

alleys = in_game(NAME, queries.alleys)
coaches = in_game(NAME, queries.coaches)
distance = in_game(NAME, queries.distance)
searches = in_game(NAME, queries.searches)
steps = in_game(NAME, queries.steps)
walks = in_game(NAME, queries.walks)

__all__ = [
    "NAME",
    "OPTIONS",
    "RULES",
    "actor",
    "alleys",
    "apply",
    "choices",
    "coaches",
    "distance",
    "legal",
    "odds",
    "outcome",
    "parse_action",
    "parse_state",
    "parse_view",
    "policemen",
    "searches",
    "seats",
    "seen",
    "start",
    "steps",
    "view",
    "walks",
    "watch",
    "write",
]
