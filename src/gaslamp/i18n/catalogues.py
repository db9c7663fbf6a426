"""The Fluent catalogues of a language: ours, then those of the installed games."""

import warnings
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource, Term

from gaslamp.games.registry import registrations
from gaslamp.i18n.typography import typeset
from gaslamp.parts.registration import Registration

CATALOGUES = ("analysis", "errors", "honesty", "plain", "puzzles", "service", "store", "terminal")
CLIENT = ("web", "review")
"""What the browser client reads besides the catalogues of the games."""

OF_GAMES = ("game", "errors", "puzzles")
CLIENT_OF_GAMES = ("page", "guide", "lesson")
"""The catalogues of a game. `page`, `guide` and `lesson` are read by the browser client only."""


@cache
def bundle(language: str, catalogues: tuple[str, ...], of_games: tuple[str, ...]) -> FluentBundle:
    """All messages of a language. The first message with a key counts: no game can change ours."""
    # Isolation marks would be visible to grep, in a pipe and to a screen reader.
    made = FluentBundle([language], use_isolating=False)
    for name in catalogues:
        text = files(__package__).joinpath(language, f"{name}.ftl").read_text("utf-8")
        made.add_resource(FluentResource(typeset(language, text)))
    for game in registrations().values():
        for name in of_games:
            made.add_resource(_own_messages(game, language, name))
    return made


def _own_messages(game: Registration, language: str, name: str) -> Resource:
    """The game's messages. A catalogue that cannot be read is reported and left out. Other games are not affected."""
    try:
        resource = FluentResource(typeset(language, game.words(language, name) or ""))
    except Exception as error:
        warnings.warn(
            f"the words of the game {game.name} ({language}/{name}) could not be read: {error!r}",
            RuntimeWarning,
            stacklevel=2,
        )
        return FluentResource("")
    resource.body = [entry for entry in resource.body if _belongs_to(entry, game.name)]
    return resource


def _belongs_to(entry: object, game: str) -> bool:
    """Whether the entry has a text, and a key that does not begin with the name of another game."""
    if not isinstance(entry, Message | Term) or entry.value is None:
        return False
    key = entry.id.name.removeprefix("error-")
    owners = [name for name in registrations() if key.startswith(f"{name}-")]
    return not owners or game == max(owners, key=len)
