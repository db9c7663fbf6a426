"""Boards, views, choices and actions of whichever game it is, in the format of the game's own wire part."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import Discriminator, Tag

from gaslamp.games.registry import offered, registration
from gaslamp.parts.plain.wire import PlainAction, PlainBoard, PlainChoice, PlainView, PlainWire

_OWN = {name: registration(name).wire for name in offered() if not isinstance(registration(name).wire, PlainWire)}
_PLAIN = "plain"


def _game(value: Any) -> str:
    """Which model of the union fits: the one of its game, or the plain one."""
    game = value.get("game") if isinstance(value, dict) else getattr(value, "game", None)
    return str(game) if game in _OWN else _PLAIN


def _union(models: dict[str, Any], plain: Any) -> Any:
    members = [Annotated[model, Tag(name)] for name, model in models.items()]
    return Annotated[reduce(or_, [*members, Annotated[plain, Tag(_PLAIN)]]), Discriminator(_game)]


if TYPE_CHECKING:
    AnyView = Any
    AnyChoice = Any
    AnyAction = Any
    AnyBoard = Any
else:
    AnyView = _union({name: wire.VIEW for name, wire in _OWN.items()}, PlainView)
    AnyChoice = _union({name: wire.CHOICE for name, wire in _OWN.items()}, PlainChoice)
    AnyBoard = _union({name: wire.BOARD for name, wire in _OWN.items()}, PlainBoard)
    AnyAction = reduce(or_, [*(wire.ACTION for wire in _OWN.values()), PlainAction])
    """Which of them follows from the game of the table: kinds such as `walk` are in several games."""


def board_json(game: str) -> Any:
    return registration(game).wire.board_json()


def view_json(game: str, view: Any) -> Any:
    """All that a seat may know, and what everybody can see from it."""
    return registration(game).wire.view_json(view)


def action_json(game: str, action: Any) -> Any:
    """An action as a seat sees it: give it what `seen` gave for that seat."""
    return registration(game).wire.action_json(action)


def choice_json(game: str, view: Any, action: Any) -> Any:
    """One of the seat's own choices, with the places it concerns."""
    return registration(game).wire.choice_json(view, action)
