"""Advice for a person: what a machine would do in that seat, from what the seat knows."""

from random import Random
from typing import Any

from gaslamp.games.registry import registration
from gaslamp.parts.player import Knowledge, Proposal, Thinking


def advises(game: str, side: str) -> bool:
    """Whether machines of that side give advice."""
    return side in getattr(registration(game).players, "ADVISES", ())


def propose(game: str, known: Knowledge, rng: Random, thinking: Thinking, level: str) -> list[Proposal]:
    """Best first; each can be played now or later in the same turn."""
    players: Any = registration(game).players
    found: list[Proposal] = players.propose(known, rng, thinking, level)
    return found
