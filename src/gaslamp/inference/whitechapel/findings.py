"""What the owner of a record can infer from it, as plain data."""

from typing import Any

from gaslamp.core.record import Record
from gaslamp.inference.whitechapel.belief import Model, read

TRAILS = 3


def possibilities(record: Record) -> dict[str, Any]:
    """Where Jack can be and where he can live, without a word on how likely."""
    belief = read(record)
    return {
        "game": record.game,
        "seat": record.eyes,
        "after": record.length,
        "possible": [circle for circle, can_be in enumerate(belief.possible()) if can_be],
        "hideouts": [circle for circle, chance in enumerate(belief.hideout(Model.SET)) if chance],
    }


def findings(record: Record) -> dict[str, Any]:
    """The same with probabilities, for each model of how Jack walks, and the likeliest trails."""
    belief = read(record)
    models = {str(model): model for model in Model}
    return {
        **possibilities(record),
        "now": {name: _by_circle(belief.now(model)) for name, model in models.items()},
        "row": {name: _by_circle(belief.visited(model)) for name, model in models.items()},
        "hideout": {name: _by_circle(belief.hideout(model)) for name, model in models.items()},
        "trails": [
            {"trail": list(ranked.trail), "probability": ranked.probability} for ranked in belief.trails(TRAILS).trails
        ],
    }


def _by_circle(chances: Any) -> dict[str, float]:
    return {str(circle): float(chance) for circle, chance in enumerate(chances) if chance}
