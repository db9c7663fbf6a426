"""Lessons: what a learner may do next and why, and what a machine on the other side may do meanwhile."""

from dataclasses import replace
from random import Random
from typing import Any

from gaslamp.games.registry import registration
from gaslamp.parts.player import Knowledge, Proposal, Thinking


def teaches(game: str, side: str) -> bool:
    """Whether the game has suggestions for that side."""
    return side in getattr(registration(game).players, "LESSONS", ())


def in_lesson(game: str, known: Knowledge) -> Knowledge:
    """The same knowledge with fewer choices, so that a learner can try everything before the game ends."""
    players: Any = registration(game).players
    narrow = getattr(players, "lesson_choices", None)
    return known if narrow is None else replace(known, choices=narrow(known) or known.choices)


def suggest(game: str, known: Knowledge, rng: Random, thinking: Thinking) -> list[Proposal]:
    """What a learner in that seat may do now, each with its reason. If there are several, they belong together."""
    players: Any = registration(game).players
    found: list[Proposal] = players.suggest(known, rng, thinking)
    return found
