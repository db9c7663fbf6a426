"""One line of text for a State, a View or an Action, and back."""

from gaslamp.games.whitechapel.notation.actions import parse_action, write_action
from gaslamp.games.whitechapel.notation.positions import parse_state, parse_view, write_state, write_view
from gaslamp.games.whitechapel.rules.actions import Action
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.view import View

__all__ = ["parse_action", "parse_state", "parse_view", "write"]


def write(thing: State | View | Action) -> str:
    match thing:
        case State():
            return write_state(thing)
        case View():
            return write_view(thing)
        case _:
            return write_action(thing)
