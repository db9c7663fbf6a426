"""The chance that Jack wins, as a logistic model of some features. The weights are data: `fitting` makes them."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import Floats

FILE = "weights.json"
_CERTAIN = 0.001
"""Before a game is over nothing is certain, so no chance is nearer to 0 or 1 than this."""


WELL = ", played well"
"""Ends the name of a model of games against strong opponents. It compares choices: an error counts if it is used."""


def chances(model: str, features: Floats) -> Floats:
    """For each row of features."""
    found: Floats = 1 / (1 + np.exp(-(features @ _weights()[model])))
    return np.clip(found, _CERTAIN, 1 - _CERTAIN)


def chance(model: str, features: Floats) -> float:
    return float(chances(model, features[None, :])[0])


def logit(chance: float | Floats, least: float) -> Floats:
    """The log odds of a chance. It is cut off at `least` and 1 - `least`."""
    cut = np.clip(chance, least, 1 - least)
    found: Floats = np.log(cut / (1 - cut))
    return found


@cache
def _weights() -> Mapping[str, Floats]:
    data = json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
    return {name: np.array([*weights.values()]) for name, weights in data["models"].items()}
