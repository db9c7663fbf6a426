"""The Fluent catalogues of a language: ours, then those of the installed games."""

import warnings
from functools import cache, partial
from importlib.resources import files

from gaslamp.games.registry import registrations
from gaslamp.i18n.messages import Messages
from gaslamp.i18n.typography import typeset
from gaslamp.parts.registration import Registration

CATALOGUES = ("analysis", "errors", "honesty", "plain", "puzzles", "service", "store", "terminal")
CLIENT = ("web", "review", "solving", "companion", "setup")
"""What the browser client reads besides the catalogues of the games."""

OF_GAMES = ("game", "errors", "puzzles")
CLIENT_OF_GAMES = ("page", "guide", "lesson", "companion", "setup")
"""The catalogues of a game. Those of CLIENT_OF_GAMES are read by the browser client only."""


@cache
def messages(language: str, catalogues: tuple[str, ...], of_games: tuple[str, ...]) -> Messages:
    """All messages of a language. No game can change ours, which come first."""
    made = Messages(language)
    for name in catalogues:
        made.add(typeset(language, files(__package__).joinpath(language, f"{name}.ftl").read_text("utf-8")))
    for game in registrations().values():
        for name in of_games:
            made.add(typeset(language, _catalogue(game, language, name)), partial(_belongs_to, game.name))
    return made


def _catalogue(game: Registration, language: str, name: str) -> str:
    """A catalogue of a game. One that cannot be read is reported and left out. Other games are not affected."""
    try:
        return game.words(language, name) or ""
    except Exception as error:
        warnings.warn(
            f"the words of the game {game.name} ({language}/{name}) could not be read: {error!r}",
            RuntimeWarning,
            stacklevel=2,
        )
        return ""


def _belongs_to(game: str, key: str) -> bool:
    """Whether the key does not begin with the name of another game."""
    key = key.removeprefix("error-")
    owners = [name for name in registrations() if key.startswith(f"{name}-")]
    return not owners or game == max(owners, key=len)
