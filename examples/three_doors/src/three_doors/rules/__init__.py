"""The rules of Three Doors. RULES.md says them in words."""

from three_doors.rules.actions import Action
from three_doors.rules.observe import choices, seen, view, watch
from three_doors.rules.play import OPTIONS, actor, apply, legal, odds, outcome, seats, start
from three_doors.rules.view import View

__all__ = [
    "OPTIONS",
    "Action",
    "View",
    "actor",
    "apply",
    "choices",
    "legal",
    "odds",
    "outcome",
    "seats",
    "seen",
    "start",
    "view",
    "watch",
]
