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


LOW_ODDS = -0.4
"""Log odds of a chance of 40 %. Below it the features are too sure that Jack loses, so the odds fall more slowly."""
POLICE, TRUTH = "police", "truth"
"""What a model knows: what the police know, or where Jack is. The slope below LOW_ODDS depends on it."""


def chances(model: str, features: Floats) -> Floats:
    """For each row of features."""
    weights, slopes = _fitted()
    odds = eased(features @ weights[model], slopes[knowledge(model)])
    found: Floats = 1 / (1 + np.exp(-odds))
    return np.clip(found, _CERTAIN, 1 - _CERTAIN)


def eased(odds: Floats, slope: float) -> Floats:
    """Log odds that fall by this slope below LOW_ODDS."""
    found: Floats = np.where(odds < LOW_ODDS, LOW_ODDS + slope * (odds - LOW_ODDS), odds)
    return found


def knowledge(model: str) -> str:
    return POLICE if model.removesuffix(WELL).endswith(POLICE) else TRUTH


def chance(model: str, features: Floats) -> float:
    return float(chances(model, features[None, :])[0])


def logit(chance: float | Floats, least: float) -> Floats:
    """The log odds of a chance. It is cut off at `least` and 1 - `least`."""
    cut = np.clip(chance, least, 1 - least)
    found: Floats = np.log(cut / (1 - cut))
    return found


@cache
def _fitted() -> tuple[Mapping[str, Floats], Mapping[str, float]]:
    """The weights by model, and the slopes below LOW_ODDS."""
    data = json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
    return {name: np.array([*weights.values()]) for name, weights in data["models"].items()}, data["low odds"]
