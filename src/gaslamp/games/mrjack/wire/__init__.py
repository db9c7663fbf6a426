"""Mr. Jack in messages between server and client."""

from gaslamp.games.mrjack.wire.actions import MrJackAction, action_json, shows_before
from gaslamp.games.mrjack.wire.board import MrJackBoard, board_json
from gaslamp.games.mrjack.wire.choice import MrJackChoice, choice_fragments, choice_json
from gaslamp.games.mrjack.wire.view import MrJackView, view_json, view_text

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

VIEW, CHOICE, ACTION, BOARD = MrJackView, MrJackChoice, MrJackAction, MrJackBoard
