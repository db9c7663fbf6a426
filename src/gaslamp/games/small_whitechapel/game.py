"""What `gaslamp.games.small_whitechapel` has: the functions of the game (`gaslamp.core.game.Game`)."""

from gaslamp.core.refusals import in_game, named
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
    seats,
    watch,
    write,
)

start = in_game(NAME, rules.start)
apply = named(NAME, rules.apply)
view = in_game(NAME, rules.view)
seen = in_game(NAME, rules.seen)
parse_state = in_game(NAME, rules.parse_state)
parse_view = in_game(NAME, rules.parse_view)
parse_action = named(NAME, rules.parse_action)

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
