"""The wire format of any game: notation, and the words of its story and terminal parts in the reader's language."""

from typing import TYPE_CHECKING, Any, Literal

from gaslamp.parts.wire import Json, Strict
from gaslamp.parts.words import Words

if TYPE_CHECKING:
    from gaslamp.parts.registration import Registration


class PlainView(Strict):
    game: str
    seat: str
    text: str
    """The view in notation: all that the seat may know."""
    facts: list[tuple[str, str]]
    """The same for a reader: pairs of a label and a text."""


class PlainAction(Strict):
    type: Literal["action"] = "action"
    text: str
    """The action in notation."""


class PlainChoice(Strict):
    game: str
    action: PlainAction
    label: str
    """What the action does, in the reader's language; the notation, where the game has no story part."""


class PlainBoard(Strict):
    game: str


def view_json(game: "Registration", view: Any, words: Words) -> Json:
    facts = game.terminal.knowledge(words, view)
    return {"game": game.name, "seat": view.seat, "text": game.rules.write(view), "facts": facts}


def choice_json(game: "Registration", view: Any, action: Any, words: Words) -> Json:
    label = game.story.tell(words, view, action)
    return {"game": game.name, "action": action_json(game, action), "label": label}


def action_json(game: "Registration", action: Any) -> Json:
    return {"type": "action", "text": game.rules.write(action)}


def board_json(game: "Registration") -> PlainBoard:
    return PlainBoard(game=game.name)
