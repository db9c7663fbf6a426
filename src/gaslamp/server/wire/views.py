"""Boards, views, choices and actions as JSON: in the format of a game's own wire part, else in the plain format."""

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any

import orjson
from pydantic import Discriminator, Tag

from gaslamp.games.registry import offered, registration
from gaslamp.parts.plain import wire as plain
from gaslamp.parts.wire import Json, Wire
from gaslamp.parts.words import Words

_OWN = {name: wire for name in offered() if (wire := registration(name).wire) is not None}
_PLAIN = "plain"


def _format(value: Any) -> str:
    """Which model of the union fits: that of the game, or the plain one."""
    game = value.get("game") if isinstance(value, dict) else getattr(value, "game", None)
    return str(game) if game in _OWN else _PLAIN


def _union(models: dict[str, Any], plain_model: Any) -> Any:
    members = [Annotated[model, Tag(name)] for name, model in models.items()]
    return Annotated[reduce(or_, [*members, Annotated[plain_model, Tag(_PLAIN)]]), Discriminator(_format)]


if TYPE_CHECKING:
    AnyView = Any
    AnyChoice = Any
    AnyAction = Any
    AnyBoard = Any
else:
    AnyView = _union({name: wire.VIEW for name, wire in _OWN.items()}, plain.PlainView)
    AnyChoice = _union({name: wire.CHOICE for name, wire in _OWN.items()}, plain.PlainChoice)
    AnyBoard = _union({name: wire.BOARD for name, wire in _OWN.items()}, plain.PlainBoard)
    AnyAction = reduce(or_, [*(wire.ACTION for wire in _OWN.values()), plain.PlainAction])
    """Without a field `game`: a client knows the game of its table. Kinds such as `walk` are in several games."""


def board_json(game: str) -> Any:
    wire = registration(game).wire
    return wire.board_json() if wire else plain.board_json(registration(game))


def view_json(game: str, view: Any, words: Words) -> Json:
    """All that a seat may know, and what everybody can see from it. Only the plain format has words in it."""
    wire = registration(game).wire
    return wire.view_json(view) if wire else plain.view_json(registration(game), view, words)


def view_fragment(game: str, view: Any, words: Words) -> orjson.Fragment:
    """The same, as a part of a message that is encoded already."""
    wire = registration(game).wire
    return encoded_view(wire, view) if wire else orjson.Fragment(orjson.dumps(view_json(game, view, words)))


def encoded_view(wire: Wire, view: Any) -> orjson.Fragment:
    """In the format of that game."""
    text = getattr(wire, "view_text", None)
    return orjson.Fragment(text(view) if text else orjson.dumps(wire.view_json(view)))


def action_json(game: str, action: Any) -> Json:
    """An action as a seat sees it: give it what `seen` gave for that seat."""
    wire = registration(game).wire
    return wire.action_json(action) if wire else plain.action_json(registration(game), action)


def choices_json(game: str, view: Any, actions: Iterable[Any], words: Words) -> list[Json]:
    """The seat's own choices, with the places that each concerns."""
    known = registration(game)
    if known.wire is None:
        return [plain.choice_json(known, view, action, words) for action in actions]
    return [known.wire.choice_json(view, action) for action in actions]


def choice_fragments(game: str, view: Any, actions: Iterable[Any], words: Words) -> Sequence[orjson.Fragment | Json]:
    """The same, as parts of a message that are encoded already, where the game has them."""
    fragments = getattr(registration(game).wire, "choice_fragments", None)
    if fragments is None:
        return choices_json(game, view, actions, words)
    found: Sequence[orjson.Fragment] = fragments(view, actions)
    return found
