"""One line of text for a State, a View or an Action, and back."""

from typing import Any

from gaslamp.games.whitechapel.notation.actions import parse_action, write_action
from gaslamp.games.whitechapel.notation.positions import parse_state, parse_view, write_state, write_view
from gaslamp.games.whitechapel.rules.view import View

__all__ = ["parse_action", "parse_state", "parse_view", "write"]


def write(thing: Any) -> str:
    """A State is recognised by its fields, because only the rules and the kernel import its class.

    >>> from gaslamp import whitechapel
    >>> whitechapel.write(whitechapel.start()).split()[0]
    'wc1'
    """
    if isinstance(thing, View):
        return write_view(thing)
    if hasattr(thing, "public"):
        return write_state(thing)
    return write_action(thing)
