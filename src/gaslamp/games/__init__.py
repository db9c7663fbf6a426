"""The games there are. Each is a folder that follows gaslamp.core.game.Game."""

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame
from gaslamp.games import mrjack, whitechapel

GAMES: dict[str, AnyGame] = {game.NAME: game for game in (mrjack, whitechapel)}


def named(name: str) -> AnyGame:
    try:
        return GAMES[name]
    except KeyError:
        raise NotWellFormed("unknown-game", text=name, known=", ".join(GAMES)) from None


def of_position(text: str) -> AnyGame:
    """The game whose rules version is the first word of a position."""
    word = text.split(maxsplit=1)[0] if text.strip() else ""
    for game in GAMES.values():
        if word == game.RULES:
            return game
    raise NotWellFormed("unknown-rules", text=word, known=", ".join(game.RULES for game in GAMES.values()))
