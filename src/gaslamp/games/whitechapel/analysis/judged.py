"""A choice with Jack's chance after it."""

from typing import NamedTuple

from gaslamp.games.whitechapel.rules.actions import Action


class Judged(NamedTuple):
    action: Action
    chance: float
    tells: float | None = None
    kind: str = ""
