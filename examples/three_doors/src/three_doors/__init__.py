"""Three Doors: the thief hides behind a door, the constable must find it. rules/RULES.md says how.

The package itself is the game (`gaslamp.core.game.Game`): it has the functions of the rules and of the notation.
"""

from three_doors.notation import RULES, parse_action, parse_state, parse_view, write
from three_doors.rules import (
    OPTIONS,
    actor,
    apply,
    choices,
    legal,
    odds,
    outcome,
    seats,
    seen,
    start,
    view,
    watch,
)

NAME = "three-doors"

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
    "watch",
    "write",
]
