"""Mr. Jack on the wire."""

from .actions import MrJackAction, action_json
from .choice import MrJackChoice, choice_json
from .view import MrJackView, view_json

__all__ = ["MrJackAction", "MrJackChoice", "MrJackView", "action_json", "choice_json", "view_json"]
