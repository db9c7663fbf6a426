"""Views, choices and actions of whichever game it is. The unions tell the games apart by `game`."""

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import Field

from . import mrjack, whitechapel
from .mrjack import MrJackAction, MrJackChoice, MrJackView
from .whitechapel import WhitechapelAction, WhitechapelChoice, WhitechapelView

AnyView = Annotated[MrJackView | WhitechapelView, Field(discriminator="game")]
AnyChoice = Annotated[MrJackChoice | WhitechapelChoice, Field(discriminator="game")]
AnyAction = MrJackAction | WhitechapelAction
"""Which of the two follows from the game of the table: kinds such as `walk` are in both."""

_VIEWS: dict[str, Callable[[Any], AnyView]] = {"mrjack": mrjack.view_json, "whitechapel": whitechapel.view_json}
_ACTIONS: dict[str, Callable[[Any], AnyAction]] = {"mrjack": mrjack.action_json, "whitechapel": whitechapel.action_json}
_CHOICES: dict[str, Callable[[Any, Any], AnyChoice]] = {
    "mrjack": mrjack.choice_json,
    "whitechapel": whitechapel.choice_json,
}


def view_json(game: str, view: Any) -> AnyView:
    """All that a seat may know, and what everybody can see from it."""
    return _VIEWS[game](view)


def action_json(game: str, action: Any) -> AnyAction:
    """An action as a seat sees it: give it what `seen` gave for that seat."""
    return _ACTIONS[game](action)


def choice_json(game: str, view: Any, action: Any) -> AnyChoice:
    """One of the seat's own choices, with the places it concerns."""
    return _CHOICES[game](view, action)
