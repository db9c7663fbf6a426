"""Actions as people type them: small letters or capitals, several with a slash between."""

from collections.abc import Sequence
from typing import Any

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame


def parts(texts: Sequence[str]) -> list[str]:
    """`L/E4 NE>NW` is three actions."""
    return [part for text in texts for part in text.split("/")]


def action(game: AnyGame, choices: Sequence[Any], text: str) -> Any:
    """The choice that is meant, or an action that is none of them, for the rules to refuse."""
    for choice in choices:
        if game.write(choice).casefold() == text.casefold():
            return choice
    try:
        return game.parse_action(text)
    except NotWellFormed:
        for spelling in (text.upper(), text[:1].lower() + text[1:].upper()):
            try:
                return game.parse_action(spelling)
            except NotWellFormed:
                continue
        raise
