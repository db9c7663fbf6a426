"""Checking an action that was built in code.

A game's notation checks text. Code can also build an action with any value in its fields: one of a wrong type, one out
of range, or one that only equals a proper value, such as `1` instead of an enum member. `apply` must refuse what is not
legal and must treat equal actions alike. So it first replaces the action by an equal one with values of proper types.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar, cast

from gaslamp.core.errors import NotLegal

A = TypeVar("A")

Field = Callable[[Any], Any]
"""Returns the value in its proper type. For a value the field cannot have, it raises one of WRONG_VALUE."""

WRONG_VALUE = (KeyError, TypeError, ValueError, OverflowError)
REMEMBERED_ACTIONS = 16_384


def one_of(values: Iterable[object]) -> Field:
    return {value: value for value in values}.__getitem__


def hidden_or(values: Iterable[object]) -> Field:
    """One of these values, or None where a seat may not see it."""
    return one_of((None, *values))


def subset_of(everything: int) -> Field:
    """A set of numbers, kept as the bits of an int."""

    def bits(value: Any) -> int:
        found = int(value)
        if found != value or found < 0 or found & ~everything:
            raise ValueError
        return found

    return bits


def proper_actions(fields: Mapping[type, Sequence[Field]]) -> Callable[[A], A]:
    """A function that returns the action with proper values, or raises NotLegal. `fields`: by class, in their order."""
    known: dict[int, object] = {}  # By id: actions found proper. They are kept alive, so no other object gets their id.

    def proper(action: A) -> A:
        # Rules offer the same objects again and again. Comparing ids is three times as fast as hashing an action.
        if id(action) in known:
            return action
        kind: Any = type(action)
        try:
            values = [getattr(action, name) for name in kind.__match_args__]
            checked = [field(value) for field, value in zip(fields[kind], values, strict=True)]
        except (AttributeError, *WRONG_VALUE):
            raise NotLegal("unknown-action", text=kind.__name__) from None
        if any(one is not other for one, other in zip(values, checked, strict=True)):
            return cast("A", kind(*checked))
        if len(known) >= REMEMBERED_ACTIONS:
            known.clear()
        known[id(action)] = action
        return action

    return proper


def legal_action(action: A, legal: Sequence[A]) -> A:
    """The legal action that equals this one, or NotLegal. For games whose lists of legal actions are short."""
    for one in legal:
        if one == action:
            return one
    raise NotLegal("not-now")
