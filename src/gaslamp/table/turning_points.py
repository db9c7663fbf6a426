"""The turning points of a finished game: the steps that revealed most about the secret."""

from collections.abc import Sequence

from gaslamp.parts.deduction import InformationGain

COUNT = 3
LEAST_BITS = 0.1
"""A step that revealed less is no turning point."""


def turning_points(gains: Sequence[InformationGain]) -> list[InformationGain]:
    """In the order of the game. Of equal ones, the earlier counts more."""
    most = sorted(gains, key=lambda one: (-one.bits, one.number))[:COUNT]
    return sorted(one for one in most if one.bits >= LEAST_BITS)
