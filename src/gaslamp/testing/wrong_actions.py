"""Actions that code can build although no text says them. A game must refuse each that is not legal."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import fields
from fractions import Fraction
from typing import Any

from gaslamp.core.game import AnyGame

WRONG_VALUES: tuple[Any, ...] = (
    *(None, -1, 0, 1, 2, 5, 6, 9, 64, 255, 999, 0xF00, 1 << 200, 10**30, -(10**30), True, False),
    *(1.0, 0.5, float("nan"), float("inf"), 3 + 0j, Fraction(2), "", "1", "x", "?", b"", (), (1,), [], {}, object()),
)
"""Values that code could put into a field of an action: out of range, of a wrong type, not hashable, very large."""


def values_by_field(game: AnyGame, states: Sequence[Any]) -> dict[type, list[list[Any]]]:
    """By class of action: for each of its fields, the values that legal actions have in these states."""
    found: dict[type, list[dict[Any, None]]] = {}
    for state in states:
        for action in game.legal(state):
            names = [field.name for field in fields(action)]
            columns = found.setdefault(type(action), [{} for _ in names])
            for column, name in zip(columns, names, strict=True):
                column[getattr(action, name)] = None
    return {kind: [list(column) for column in columns] for kind, columns in found.items()}


def wrong_actions(kind: type, columns: list[list[Any]], rng: random.Random) -> Iterator[Any]:
    """Every wrong value in every field, the other fields as in legal actions; and mixtures of legal values."""
    for number in range(len(columns)):
        for wrong in WRONG_VALUES:
            values = [rng.choice(column) for column in columns]
            values[number] = wrong
            yield kind(*values)
    for _ in range(5):
        yield kind(*(rng.choice(column) for column in columns))
