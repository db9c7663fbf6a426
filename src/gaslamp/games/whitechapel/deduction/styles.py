"""Styles of Jack: how directly he goes home, which detours he makes, whom he avoids, and where he likes to live."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How one kind of Jack goes home. `Policy` says whether he keeps it for the whole game."""

    strength: float
    """How directly he goes home: a circle that is one walk farther from home is e to this power less likely."""
    detour: int = 0
    """For so many moves after the murder he does not go home, as long as he has time."""
    drift: float = 0.0
    """The strength during the detour. Below zero he goes away from home."""
    avoidance: float = 0.0
    """How much less he likes a circle that one policeman can search in his next move. It applies twice for two."""
    nearness: float = 0.0
    """A hideout that is one walk farther from the red circles is e to this power less likely."""
    weight: float = 1.0
    """How likely the style is at first, compared with the others."""


STRENGTHS = (Style(0.0), Style(1.0), Style(3.0))
"""Three kinds of Jack without detours, all equally likely."""

STYLES = (
    Style(3.0, avoidance=0.5, weight=0.60),
    Style(1.0, avoidance=0.5, weight=0.05),
    Style(2.0, detour=4, weight=0.05),
    Style(2.0, detour=9, drift=-0.3, weight=0.05),
    Style(2.0, detour=20, drift=-0.3, weight=0.05),
    Style(3.0, nearness=1.0, weight=0.15),
    Style(0.0, weight=0.05),
)
"""Straight home, less straight, by a short or a long detour, at the last moment, next door, and at random.

`python -m gaslamp.games.whitechapel.bench` fits the weights to games of many Jacks.
"""
