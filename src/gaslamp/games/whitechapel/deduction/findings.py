"""What the owner of a record can infer from it, as plain data."""

from typing import Any

from gaslamp.core.record import Record
from gaslamp.games.whitechapel.deduction.belief import Model, read
from gaslamp.games.whitechapel.deduction.homeward import homeward

TRAILS = 3
_DIGITS = 4
"""Enough digits for an earlier space. A whole row of them is sent after every move."""


def possibilities(record: Record) -> dict[str, Any]:
    """Where Jack can be and where he can live, without probabilities.

    `earlier`: where he can have been on every space of tonight's row, the murder first. `homes`: how many circles he
    could live on at the start, and after each finished night. Jack himself also gets what `homeward` finds for him.
    """
    belief = read(record)
    return {
        "game": record.game,
        "seat": record.eyes,
        "after": record.length,
        "possible": _members(belief.possible()),
        "hideouts": _members(belief.hideout(Model.SET)),
        "earlier": [_members(belief.possible(space)) for space in range(belief.spaces)],
        "homes": belief.homes(),
        **homeward(record),
    }


def findings(record: Record) -> dict[str, Any]:
    """The same with probabilities for each model of how Jack walks, and the most likely trails."""
    belief = read(record)
    models = {str(model): model for model in Model}
    return {
        **possibilities(record),
        "now": {name: _by_circle(belief.now(model)) for name, model in models.items()},
        "row": {name: _by_circle(belief.visited(model)) for name, model in models.items()},
        "hideout": {name: _by_circle(belief.hideout(model)) for name, model in models.items()},
        "spaces": [
            {name: _by_circle(belief.at(space, model).round(_DIGITS)) for name, model in models.items()}
            for space in range(belief.spaces)
        ],
        "trails": [
            {"trail": list(ranked.trail), "probability": ranked.probability} for ranked in belief.trails(TRAILS).trails
        ],
    }


def is_possible(record: Record) -> bool:
    """Whether there is a trail of tonight, and a hideout, that fit."""
    belief = read(record)
    return bool(belief.hideout(Model.SET).any()) and (not belief.spaces or bool(belief.possible().any()))


def _members(flags: Any) -> list[int]:
    return [circle for circle, can_be in enumerate(flags) if can_be]


def _by_circle(chances: Any) -> dict[str, float]:
    return {str(circle): float(chance) for circle, chance in enumerate(chances) if chance}
