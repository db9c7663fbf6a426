"""Games for OpenSpiel, registered when this is imported: `python_gaslamp_mrjack`, `python_gaslamp_whitechapel` and two
small ones for exact solving, `python_gaslamp_small_mrjack` and `python_gaslamp_small_whitechapel`.

    import pyspiel
    import gaslamp.adapters.open_spiel
    game = pyspiel.load_game("python_gaslamp_whitechapel(hands=B/YN/RG,letters=on)")

Every option of a game is a parameter. Chance is explicit, and every state can be drawn anew from what a player knows.
"""

from gaslamp.adapters.missing_extra import need

need("pyspiel")

from gaslamp.adapters.open_spiel.registry import NAMES  # noqa: E402  (what it needs is known to be there)

__all__ = ["NAMES"]
