"""Letters from Whitechapel: where Jack can be, where he can have been, where he can live, and how likely each is.

`docs/inference.md` describes the assumptions and the method. `belief` has the questions that can be asked.
"""

from gaslamp.games.whitechapel.deduction.belief import Belief, Model, begin, believe, read, update
from gaslamp.games.whitechapel.deduction.course import beliefs, course, information_gains, seeker
from gaslamp.games.whitechapel.deduction.findings import findings, is_possible, possibilities
from gaslamp.games.whitechapel.deduction.likeliest import Likely, Ranking
from gaslamp.games.whitechapel.deduction.policy import POLICY, Policy
from gaslamp.games.whitechapel.deduction.styles import Style

__all__ = [
    "POLICY",
    "Belief",
    "Likely",
    "Model",
    "Policy",
    "Ranking",
    "Style",
    "begin",
    "beliefs",
    "believe",
    "course",
    "findings",
    "information_gains",
    "is_possible",
    "possibilities",
    "read",
    "seeker",
    "update",
]
