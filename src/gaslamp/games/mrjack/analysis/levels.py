"""What a decision of each level costs it, as `fitting` measured it."""

from gaslamp.parts.analysis import read_levels

LEVELS = read_levels(__package__)
"""By side and level."""
