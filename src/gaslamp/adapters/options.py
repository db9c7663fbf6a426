"""Options of a game as Python writes them."""

from collections.abc import Mapping

from gaslamp.adapters.refusals import in_game
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame
from gaslamp.core.options import settle


def option_words(game: AnyGame, options: Mapping[str, object]) -> dict[str, str]:
    """Every option in the words of the game: `false_clues=True` becomes `false-clues=on`."""
    switch = {True: "on", False: "off"}
    given = {
        name.replace("_", "-"): switch[value] if isinstance(value, bool) else str(value)
        for name, value in options.items()
    }
    try:
        return settle(game.OPTIONS, given)
    except NotWellFormed as error:
        raise in_game(game.NAME, error) from None
