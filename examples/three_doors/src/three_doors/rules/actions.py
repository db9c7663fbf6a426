"""The actions, and whose turn it is."""

from dataclasses import dataclass

from gaslamp.core.game import CHANCE, Seat

THIEF, CONSTABLE = "thief", "constable"
DOORS = (1, 2, 3)
ORDER = ((THIEF, "hide"), (CONSTABLE, "point"), (CHANCE, "wind"), (CONSTABLE, "open"))


@dataclass(frozen=True, slots=True)
class Action:
    """`hide`, `point` or `open` by a player, `wind` by chance. The door is None for a seat that may not see it."""

    kind: str
    door: int | None


def turn(is_hidden: bool, named: tuple[int, ...]) -> tuple[Seat | None, str]:
    """Who acts, and the kind of the next action."""
    step = is_hidden + len(named)
    return ORDER[step] if step < len(ORDER) else (None, "")


def allowed(hidden: int | None, is_hidden: bool, named: tuple[int, ...]) -> tuple[Action, ...]:
    """The next actions. The constable's do not depend on the secret (D5), the wind's do (D4)."""
    _, kind = turn(is_hidden, named)
    closed = {"wind": (hidden, *named), "open": named[1:]}.get(kind, ())
    return tuple(Action(kind, door) for door in DOORS if kind and door not in closed)
