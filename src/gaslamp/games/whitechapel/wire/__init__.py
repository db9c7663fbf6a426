"""Letters from Whitechapel in messages between server and client."""

from gaslamp.games.whitechapel.wire.actions import action_json, shows_before
from gaslamp.games.whitechapel.wire.board import WhitechapelBoard, board_json
from gaslamp.games.whitechapel.wire.choice import WhitechapelChoice, choice_fragments, choice_json
from gaslamp.games.whitechapel.wire.shapes import WhitechapelAction
from gaslamp.games.whitechapel.wire.shapes.view import WhitechapelView
from gaslamp.games.whitechapel.wire.view import view_json, view_text

__all__ = [
    "ACTION",
    "BOARD",
    "CHOICE",
    "VIEW",
    "action_json",
    "board_json",
    "choice_fragments",
    "choice_json",
    "shows_before",
    "view_json",
    "view_text",
]

VIEW, CHOICE, ACTION, BOARD = WhitechapelView, WhitechapelChoice, WhitechapelAction, WhitechapelBoard
