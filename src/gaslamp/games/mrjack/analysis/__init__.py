"""The analysis of a finished game of Mr. Jack: chances to win, costs of decisions, what they told, and luck.

appraise(record, eyes, depth)    # one appraisal for each action, by a seat's record or the referee's
luck(record)                     # what chance did in a whole record

insight.py says what some eyes know, values.py searches, model.py makes a chance of the search's value. `fitting` makes
the numbers in weights.toml, low_odds.toml and levels.json.
"""

from gaslamp.games.mrjack.analysis.appraisal import appraise
from gaslamp.games.mrjack.analysis.levels import LEVELS
from gaslamp.games.mrjack.analysis.luck import luck

__all__ = ["LEVELS", "MISTAKE", "SEEKER", "VERSION", "appraise", "luck"]

VERSION = "5"
SEEKER = "detective"

MISTAKE = 0.06
"""Of a hundred decisions a novice makes more than ten that cost so much, an expert two or three."""
