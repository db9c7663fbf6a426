"""Actions as people type them: in small letters or capitals, abbreviated where that is clear, several with slashes."""

from collections.abc import Sequence
from typing import Any

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame
from gaslamp.games.registry import registration

MOST_READINGS = 5


def split(texts: Sequence[str]) -> list[str]:
    """`a/b c` is three actions."""
    return [part for text in texts for part in text.split("/")]


def section(game: AnyGame, text: str) -> str:
    """A part of the board, by its name in capitals or not."""
    known = registration(game.NAME).terminal.SECTIONS
    if not known:
        raise NotWellFormed("no-sections")
    for name in known:
        if name.casefold() == text.casefold():
            return name
    raise NotWellFormed("unknown-section", text=text, known=", ".join(known))


def action(game: AnyGame, view: Any, choices: Sequence[Any], text: str) -> Any:
    """The choice that is meant. An action that is no choice is returned too: the rules refuse it with a reason."""
    for choice in choices:
        if game.write(choice).casefold() == text.casefold():
            return choice
    readings = registration(game.NAME).terminal.readings(view, choices, text)
    meant = [choice for choice in choices if game.write(choice) in readings]
    if len(meant) == 1:
        return meant[0]
    if meant:
        known = ", ".join(game.write(choice) for choice in meant[:MOST_READINGS])
        raise NotWellFormed("ambiguous", text=text, known=known)
    spellings = (text, text.upper(), text[:1].lower() + text[1:].upper(), text.upper().replace("X", "x"), text.lower())
    return _parsed(game, [*readings, *spellings])


def _parsed(game: AnyGame, spellings: Sequence[str]) -> Any:
    """The first that is an action; if none is, what is wrong with the first."""
    wrong = []
    for spelling in spellings:
        try:
            return game.parse_action(spelling)
        except NotWellFormed as error:
            wrong.append(error)
    raise wrong[0]
