"""Counsel for a person: what a machine would do in that seat, from what the seat knows."""

from collections.abc import Callable, Mapping
from random import Random

from gaslamp.players.player import Knowledge, Thinking
from gaslamp.players.whitechapel import proposal
from gaslamp.players.whitechapel.proposal import Proposal

__all__ = ["Proposal", "advises", "propose"]

_PROPOSERS: Mapping[str, Callable[[Knowledge, Random, Thinking, str], list[Proposal]]] = {
    "whitechapel": proposal.propose
}


def advises(game: str, side: str) -> bool:
    """Only the police have machines among them that can be asked."""
    return game in _PROPOSERS and side == "police"


def propose(game: str, known: Knowledge, rng: Random, thinking: Thinking, level: str) -> list[Proposal]:
    """Best first; each can be played now or later in the same turn."""
    return _PROPOSERS[game](known, rng, thinking, level)
