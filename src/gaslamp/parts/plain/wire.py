"""The wire format of any game: positions and actions in notation."""

from typing import Any

from gaslamp.core.game import AnyGame
from gaslamp.parts.wire import Strict


class PlainView(Strict):
    game: str
    seat: str
    text: str
    """The view in notation: all that the seat may know."""


class PlainChoice(Strict):
    game: str
    type: str
    text: str


class PlainAction(Strict):
    type: str
    text: str


class PlainBoard(Strict):
    game: str


class PlainWire:
    VIEW, CHOICE, ACTION, BOARD = PlainView, PlainChoice, PlainAction, PlainBoard

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def view_json(self, view: Any) -> PlainView:
        return PlainView(game=self._game.NAME, seat=view.seat, text=self._game.write(view))

    def choice_json(self, view: Any, action: Any) -> PlainChoice:  # noqa: ARG002  (the notation says it all)
        return PlainChoice(game=self._game.NAME, type="action", text=self._game.write(action))

    def action_json(self, action: Any) -> PlainAction:
        return PlainAction(type="action", text=self._game.write(action))

    def board_json(self) -> PlainBoard:
        return PlainBoard(game=self._game.NAME)
