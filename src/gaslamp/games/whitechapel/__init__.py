"""Letters from Whitechapel: Jack walks home unseen for four nights, five policemen look for him. RULES.md says how."""

from gaslamp.core.refusals import named
from gaslamp.games.whitechapel.notation import parse_action, parse_state, parse_view, write
from gaslamp.games.whitechapel.queries import alleys, coaches, distance, policemen, searches, steps, walks
from gaslamp.games.whitechapel.rules import play
from gaslamp.games.whitechapel.rules.agreement import OPTIONS
from gaslamp.games.whitechapel.rules.choices import legal, odds
from gaslamp.games.whitechapel.rules.observe import choices, seen, view, watch
from gaslamp.games.whitechapel.rules.play import start
from gaslamp.games.whitechapel.rules.turns import actor, outcome, seats

NAME = "whitechapel"
RULES = "wc1"

apply = named(NAME, play.apply)

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
