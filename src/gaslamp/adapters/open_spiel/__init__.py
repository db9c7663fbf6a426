"""Games for OpenSpiel: every installed game that has a `tensors` part, registered when this is imported.

    import pyspiel
    import gaslamp.adapters.open_spiel
    game = pyspiel.load_game("python_gaslamp_three_doors")

Every option of a game is a parameter. Chance is explicit, and a state can be drawn again from what a player knows.
"""

from gaslamp.adapters.missing_extra import need

need("pyspiel")

from gaslamp.adapters.open_spiel.bots import LevelBot  # noqa: E402  (what it needs is known to be there)
from gaslamp.adapters.open_spiel.registry import NAMES  # noqa: E402

__all__ = ["NAMES", "LevelBot"]
