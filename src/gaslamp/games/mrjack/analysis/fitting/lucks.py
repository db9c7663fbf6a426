"""Whether luck is fair, and how much of the results it explains."""

import json
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np

from gaslamp.games.mrjack.analysis.fitting.games import NumberedGame
from gaslamp.games.mrjack.analysis.luck import luck
from gaslamp.parts import calibration


class GameLuck(NamedTuple):
    game: int
    luck: float
    """Of the whole game, for Jack."""
    won: bool
    levels: tuple[str, str]


def game_luck(game: NumberedGame) -> GameLuck:
    return GameLuck(
        game.number,
        sum(luck(game.record).values()),
        game.has_jack_won,
        (game.levels["jack"], game.levels["detective"]),
    )


def write(found: GameLuck) -> str:
    return json.dumps(found)


def read(file: Path) -> Iterator[GameLuck]:
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            game, found, won, levels = json.loads(line)
            yield GameLuck(game, found, won, tuple(levels))


def report(found: Iterable[GameLuck]) -> str:
    """Luck as a control variate: its mean is known to be zero, so what it explains is taken from the results."""
    every = list(found)
    luck_, won = np.array([one.luck for one in every]), np.array([float(one.won) for one in every])
    mean, interval = calibration.mean_interval(luck_)
    # Levels differ in their results. Within a pairing only chance and play are left.
    for pairing in {one.levels for one in every}:
        chosen = np.array([one.levels == pairing for one in every])
        won[chosen] -= won[chosen].mean()
    slope = float(luck_ @ won / (luck_ @ luck_))
    factors = {name: sqrt(float((won - by * luck_).var() / won.var())) for name, by in (("1", 1.0), ("best", slope))}
    return (
        f"{len(every)} games: mean luck {mean:+.4f} ± {interval:.4f}, standard deviation {luck_.std():.3f}. "
        f"Width of an interval with luck taken out: {factors['1']:.3f} of the plain one; "
        f"with the factor {slope:.2f} that explains most: {factors['best']:.3f}.\n"
    )
