"""Letters from Whitechapel on the wire."""

from .actions import action_json
from .choice import WhitechapelChoice, choice_json
from .shapes import WhitechapelAction
from .view import WhitechapelView, view_json

__all__ = ["WhitechapelAction", "WhitechapelChoice", "WhitechapelView", "action_json", "choice_json", "view_json"]
