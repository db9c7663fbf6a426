"""Letters from Whitechapel: Jack walks home unseen for four nights, five policemen look for him. RULES.md says how."""

from gaslamp.games.whitechapel.agreement import OPTIONS
from gaslamp.games.whitechapel.choices import legal, odds
from gaslamp.games.whitechapel.notation import parse_action, parse_state, parse_view, write
from gaslamp.games.whitechapel.observe import choices, seen, view
from gaslamp.games.whitechapel.rules import apply, start
from gaslamp.games.whitechapel.turns import actor, outcome, seats

NAME = "whitechapel"
RULES = "wc1"

__all__ = [
    "NAME",
    "OPTIONS",
    "RULES",
    "actor",
    "apply",
    "choices",
    "legal",
    "odds",
    "outcome",
    "parse_action",
    "parse_state",
    "parse_view",
    "seats",
    "seen",
    "start",
    "view",
    "write",
]
