"""The analysis of a finished game of Letters from Whitechapel: chances, costs of decisions, what the police learnt.

`docs/analysis-whitechapel.md` says how it works and how good it is.
"""

from gaslamp.games.whitechapel.analysis.appraisal import appraise, luck
from gaslamp.games.whitechapel.analysis.levels import LEVELS, MISTAKE

__all__ = ["LEVELS", "MISTAKE", "SEEKER", "VERSION", "appraise", "luck"]

VERSION = "3"
SEEKER = "police"
