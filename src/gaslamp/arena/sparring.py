"""Simple players of many styles, which a game can have besides its levels. Only the arena has them.

They belong to one side each. A player who is strong against our own levels only is found out by them.
"""

from collections.abc import Callable, Mapping
from typing import Any

from gaslamp.games.registry import registration
from gaslamp.parts.player import Player


def players(game: str, side: str) -> Mapping[str, Callable[[], Player]]:
    """Those of a side, by name."""
    part: Any = registration(game).players
    found: Mapping[str, Callable[[], Player]] = getattr(part, "SPARRING", {}).get(side, {})
    return found
