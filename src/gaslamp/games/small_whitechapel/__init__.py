"""Whitechapel reduced to eight circles: small enough to be solved exactly. `rules` says how it is played."""

from gaslamp.core.refusals import named
from gaslamp.games.small_whitechapel import rules
from gaslamp.games.small_whitechapel.rules import (
    NAME,
    OPTIONS,
    RULES,
    actor,
    choices,
    legal,
    odds,
    outcome,
    parse_action,
    parse_state,
    parse_view,
    seats,
    seen,
    start,
    view,
    watch,
    write,
)

apply = named(NAME, rules.apply)

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
