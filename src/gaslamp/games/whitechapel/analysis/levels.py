"""What a decision of each level costs it, as `fitting` measured it, and from which cost on a decision is marked."""

from gaslamp.parts.analysis import read_levels

MISTAKE = 0.1
"""A decision that costs so much of the chance to win is marked."""

LEVELS = read_levels(__package__)
"""By side and level."""
