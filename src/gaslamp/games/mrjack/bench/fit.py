"""Fits the weights of the likelihood of activations: so that the belief predicts best who Jack is."""

from collections.abc import Iterable, Iterator, Sequence
from math import log
from typing import NamedTuple

import numpy as np

from gaslamp.games.mrjack.bench.choices import Choice, Game, Numbers
from gaslamp.games.mrjack.deduction.activations import FLOOR, LEAVES, TRAITS, TRUST
from gaslamp.games.mrjack.rules.turns import TURNS

STEPS = 40
RATE = 0.08
RIDGE = 0.001


class Judged(NamedTuple):
    """What the belief said at one question."""

    chances: Numbers
    suspects: Numbers
    jack: int
    accused: int | None

    @property
    def gain(self) -> float:
        """How many bits fewer Jack's name costs than if all suspects were equally likely."""
        return float(np.log2(self.chances[self.jack] * self.suspects.sum()))


def fitted(games: Sequence[Game], counts: Sequence[float]) -> Numbers:
    """By turn and trait. `counts`: how much each game counts. The method is Adam, with a small ridge."""
    weights, mean, square = (np.zeros((TURNS, TRAITS)) for _ in range(3))
    for step in range(1, STEPS + 1):
        slope = 2 * RIDGE * weights
        for game, count in zip(games, counts, strict=True):
            slope -= count * _slope(game, weights)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.98 * square + 0.02 * slope**2
        rate = RATE if step < 0.7 * STEPS else 0.3 * RATE
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.98**step)) + 1e-8)
    return weights


def judged(games: Iterable[Game], weights: Numbers, trust: float = TRUST) -> Iterator[Judged]:
    for game in games:
        said = np.cumsum([np.zeros(8), *(_likelihood(one, weights)[0] * trust for one in game.choices)], axis=0)
        stayed = np.cumsum([np.zeros(8), *(one.leaving * log(1 - LEAVES) for one in game.choices)], axis=0)
        for question in game.questions:
            chances = _shared(said[question.choices] + stayed[question.choices], question.suspects)
            yield Judged(chances, question.suspects, game.jack, question.accused)


def _slope(game: Game, weights: Numbers) -> Numbers:
    """Of the mean bits that the belief gains at calls, by each weight."""
    found = np.zeros_like(weights)
    calls = [question for question in game.questions if question.accused is None]
    if not calls:
        return found
    likelihoods = [_likelihood(one, weights) for one in game.choices]
    surplus = np.zeros((len(game.choices), 8))
    for question in calls:
        done = range(question.choices)
        said = sum((likelihoods[n][0] + game.choices[n].leaving * log(1 - LEAVES) for n in done), np.zeros(8))
        error = -_shared(said, question.suspects)
        error[game.jack] += 1
        surplus[: question.choices] += error / len(calls)
    for number, (choice, (_, slopes)) in enumerate(zip(game.choices, likelihoods, strict=True)):
        found[choice.turn] += surplus[number] @ slopes / log(2)
    return found


def _likelihood(choice: Choice, weights: Numbers) -> tuple[Numbers, Numbers]:
    """By character: its logarithm, and by trait its slope. The same as in `deduction.activations`."""
    own = weights[choice.turn]
    merits = [np.exp(some @ own) for some in choice.possible]
    whole = sum((merit.mean(0) for merit in merits), np.zeros(8))
    means = sum(
        ((merit[:, :, None] * some).mean(0) for merit, some in zip(merits, choice.possible, strict=True)),
        np.zeros((8, TRAITS)),
    )
    share = np.exp(choice.chosen @ own) * len(merits) / whole
    mixed = (1 - FLOOR) * share + FLOOR
    slopes = ((1 - FLOOR) * share / mixed)[:, None] * (choice.chosen - means / whole[:, None])
    return np.log(mixed), slopes


def _shared(logs: Numbers, suspects: Numbers) -> Numbers:
    kept = suspects * np.exp(logs - logs[suspects > 0].max())
    chances: Numbers = kept / kept.sum()
    return chances
