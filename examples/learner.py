"""A detective that learns when to accuse: `python examples/learner.py [seconds]`; the default is a minute.

It plays Mr. Jack against a random Jack, 256 games at once. It gets only the tensor of its seat and whether it won. For
each round and each number of suspects it counts how often it won after waiting, after accusing a suspect and after
accusing a cleared character. It does what has won most often. All its other actions are random.
"""

import sys
from math import sqrt
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.vector import StepResult, Vector

GAMES = 256
DETECTIVE = 1
WAIT, SUSPECT, CLEARED = range(3)
CHOICES = 3
ROUNDS, PEOPLE = 8, 8
CELLS = ROUNDS * (PEOPLE + 1) * CHOICES
TRIES = 30
"""What was tried less often is tried first."""

FIELDS = Vector("mrjack", 1).fields
ACCUSE = Vector("mrjack", 1).kinds["Accuse"]
Array = NDArray[np.int64]


class Learner:
    """`plays[cell]` and `wins[cell]`: in how many games a choice was made, and how many of those were won."""

    def __init__(self, seed: int) -> None:
        self.plays = np.zeros(CELLS)
        self.wins = np.zeros(CELLS)
        self.rng = np.random.default_rng(seed)

    def choose(self, result: StepResult, explore: float) -> tuple[Array, Array]:
        """An action for every game, and the cell of the choice behind it, -1 where there was nothing to choose."""
        accusable = result.masks[:, ACCUSE].astype(bool)
        suspected = _field(result, "suspects") & ~_field(result, "detective_alibis")
        options = np.stack([_others(result).any(1), (accusable & suspected).any(1), (accusable & ~suspected).any(1)], 1)
        rounds = _field(result, "round").argmax(1)
        cells = (rounds * (PEOPLE + 1) + suspected.sum(1))[:, None] * CHOICES + np.arange(CHOICES)
        value = np.where(self.plays[cells] < TRIES, 1.0, self.wins[cells] / np.maximum(self.plays[cells], 1))
        value += self.rng.random(value.shape) * np.where(self.rng.random((len(value), 1)) < explore, 10.0, 1e-6)
        choice = np.where(options, value, -1.0).argmax(1)
        allowed = _others(result)
        allowed[:, ACCUSE] = np.where(
            (choice == SUSPECT)[:, None], accusable & suspected, (choice == CLEARED)[:, None] & accusable & ~suspected
        )
        allowed[choice != WAIT] &= _only_accusations(allowed.shape[1])
        chose = (result.seats == DETECTIVE) & (options.sum(1) > 1)
        return _drawn(allowed, self.rng), np.where(chose, cells[np.arange(len(cells)), choice], -1)

    def learn(self, seconds: float, most: int | None = None) -> int:
        """Play for some seconds or some games, and return the number of games. It explores less and less."""
        games = Vector("mrjack", GAMES, seed=int(self.rng.integers(1 << 30)))
        result, made, began, ended = games.reset(), np.zeros((GAMES, CELLS), bool), monotonic(), 0
        while (done := ended / most if most else (monotonic() - began) / seconds) < 1:
            learned, cells = self.choose(result, explore=0.3 * (1 - done))
            made[np.flatnonzero(cells >= 0), cells[cells >= 0]] = True
            result = games.step(np.where(result.seats == DETECTIVE, learned, games.sample()))
            for game in np.flatnonzero(result.ended):
                self.plays[made[game]] += 1
                self.wins[made[game]] += result.rewards[game, DETECTIVE] > 0
                made[game] = False
                ended += 1
        return ended

    def play(self, count: int, seed: int) -> int:
        """How many of `count` games it wins with what it has learned."""
        return _won(self, count, seed)


def at_random(count: int, seed: int) -> int:
    """How many of `count` games a random detective wins."""
    return _won(None, count, seed)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's, for 95 %."""
    z, share = 1.96, wins / games
    middle, width = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def _won(learner: Learner | None, count: int, seed: int) -> int:
    """The first games to end would be the short ones. So every table plays the same number of games."""
    games, each = Vector("mrjack", GAMES, seed=seed), count // GAMES
    result, ended, wins = games.reset(), np.zeros(GAMES, int), 0
    while ended.min() < each:
        actions = games.sample()
        if learner is not None:
            actions = np.where(result.seats == DETECTIVE, learner.choose(result, explore=0)[0], actions)
        result = games.step(actions)
        wins += int((result.ended.astype(bool) & (ended < each) & (result.rewards[:, DETECTIVE] > 0)).sum())
        ended += result.ended
    return wins


def _field(result: StepResult, name: str) -> NDArray[np.bool_]:
    return result.observations[:, FIELDS[name]].astype(bool)


def _others(result: StepResult) -> NDArray[np.bool_]:
    """Every legal action that is no accusation."""
    allowed = result.masks.astype(bool)
    allowed[:, ACCUSE] = False
    return allowed


def _only_accusations(size: int) -> NDArray[np.bool_]:
    found = np.zeros(size, bool)
    found[ACCUSE] = True
    return found


def _drawn(allowed: NDArray[np.bool_], rng: np.random.Generator) -> Array:
    """One of those allowed, each as likely as any other."""
    heaped = allowed.cumsum(1, dtype=np.int32)
    wanted = 1 + (rng.random(len(allowed)) * heaped[:, -1]).astype(np.int32)
    places: Array = (heaped < wanted[:, None]).sum(1)
    return places


def main(
    seconds: float, most: int | None = None, count: int = 20_000
) -> tuple[tuple[float, float], tuple[float, float]]:
    learner = Learner(seed=1888)
    print(f"learned from {learner.learn(seconds, most):,} games")
    count -= count % GAMES
    found = []
    for name, wins in (("at random", at_random(count, seed=1)), ("as learned", learner.play(count, seed=1))):
        low, high = interval(wins, count)
        print(f"{name:10}: wins {wins / count:.1%} of {count:,} games, 95 % interval {low:.1%} to {high:.1%}")
        found.append((low, high))
    return found[0], found[1]


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0)
