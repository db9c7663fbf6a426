"""The games that are installed. Each is an entry point of the group `gaslamp.games` that names a Registration."""

import warnings
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import entry_points

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame
from gaslamp.parts.registration import Registration

GROUP = "gaslamp.games"


@cache
def registrations() -> Mapping[str, Registration]:
    """Every installed game by its name. A package that cannot be loaded is reported and left out."""
    found: dict[str, Registration] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found[point.name] = point.load()
        except Exception as error:
            warnings.warn(f"the game {point.name} could not be loaded: {error!r}", RuntimeWarning, stacklevel=2)
    return found


def registration(name: str) -> Registration:
    try:
        return registrations()[name]
    except KeyError:
        raise unknown_game(name, offered()) from None


def unknown_game(name: str, known: Iterable[str]) -> NotWellFormed:
    """`known`: the games that can be used instead."""
    return NotWellFormed("unknown-game", text=name, known=", ".join(known))


def offered() -> tuple[str, ...]:
    """The games that are played at tables and in the terminal."""
    return tuple(name for name, game in registrations().items() if not game.research_only)


def offered_games() -> dict[str, AnyGame]:
    """Their rules, by name."""
    return {name: named(name) for name in offered()}


def named(name: str) -> AnyGame:
    """The rules of a game."""
    return registration(name).rules


def of_position(text: str) -> AnyGame:
    """The game whose rules version is the first word of a position."""
    word = text.split(maxsplit=1)[0] if text.strip() else ""
    games = offered_games().values()
    for game in games:
        if word == game.RULES:
            return game
    raise NotWellFormed("unknown-rules", text=word, known=", ".join(game.RULES for game in games))
