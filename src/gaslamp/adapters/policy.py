"""A learned player: a small network that gives every action a score, in NumPy alone.

policy = Policy.load("weights.npz")
numbers = policy.choose(result.observations, result.masks)
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.batch import NO_OPPONENTS
from gaslamp.adapters.vector import Vector
from gaslamp.core.game import Seat

Floats = NDArray[np.float32]


class Policy:
    """`layers` are weights (inputs, outputs) and biases. Between two layers is tanh."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]]) -> None:
        self._layers = [(np.asarray(weight, np.float32), np.asarray(bias, np.float32)) for weight, bias in layers]

    def choose(self, observations: NDArray[np.int8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """The legal action with the highest score, a row for each game."""
        values: Floats = observations.astype(np.float32)
        *inner, (weight, bias) = self._layers
        for between, shift in inner:
            values = np.tanh(values @ between + shift)
        return np.asarray(np.where(masks == 1, values @ weight + bias, -np.inf).argmax(axis=1), np.int64)

    def save(self, path: str | Path) -> None:
        """Half precision is enough to tell scores apart, and half the size."""
        halves = {
            f"{kind}{number}": part.astype(np.float16)
            for number, layer in enumerate(self._layers)
            for kind, part in zip(("weight", "bias"), layer, strict=True)
        }
        np.savez_compressed(path, allow_pickle=False, **halves)

    @classmethod
    def load(cls, path: str | Path) -> "Policy":
        with np.load(path, allow_pickle=False) as kept:
            count = len(kept.files) // 2
            return cls([(kept[f"weight{number}"], kept[f"bias{number}"]) for number in range(count)])

    def share(
        self,
        game: str,
        seat: Seat,
        *,
        games: int,
        seed: int,
        opponents: Mapping[Seat, str] = NO_OPPONENTS,
        tables: int = 50,
    ) -> float:
        """The share of games that it wins in a seat. Every table plays as many: the first to end are short games."""
        played = Vector(game, tables, seed=seed, opponents=opponents)
        result, place = played.reset(), played.seats.index(seat)
        ended, wins, each = np.zeros(tables, int), 0, games // tables
        while ended.min() < each:
            result = played.step(self.choose(result.observations, result.masks))
            counted = (result.ended == 1) & (ended < each)
            wins += int((counted & (result.rewards[:, place] > 0)).sum())
            ended += result.ended
        return wins / (each * tables)
