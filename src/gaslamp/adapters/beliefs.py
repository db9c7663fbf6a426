"""What a seat can infer from its record."""

from typing import Any

from gaslamp.adapters.refusals import in_game
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.record import Record
from gaslamp.games.registry import registration


def belief(game: str, record: Record) -> dict[str, Any]:
    """With probabilities, as plain data."""
    deduction = registration(game).deduction
    if deduction is None:
        raise in_game(game, NotWellFormed("no-deduction", text=game))
    return deduction.findings(record)
