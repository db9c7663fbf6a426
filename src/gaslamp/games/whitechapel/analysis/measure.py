"""Measures the analysis: `python -m gaslamp.games.whitechapel.analysis.measure WHAT [GAMES] [FOLDER]`.

`calibration` compares chances with results, `errors` what a decision costs at each level (and writes `levels.json`),
`luck` what the draws of the hideout did. The first two use the games with the odd numbers below GAMES; those with even
numbers were fitted.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

import numpy as np

from gaslamp.core import journal
from gaslamp.core.referee import REFEREE
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.analysis import model
from gaslamp.games.whitechapel.analysis.appraisal import decisions, luck
from gaslamp.games.whitechapel.analysis.fit import FEATURES, FOLDER, GAMES
from gaslamp.games.whitechapel.analysis.games import SIDES, Game, games
from gaslamp.games.whitechapel.analysis.levels import FILE
from gaslamp.games.whitechapel.analysis.samples import POLICE, Sample, samples
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players import PLAYERS, levels
from gaslamp.games.whitechapel.rules.public import JACK
from gaslamp.parts import calibration, match
from gaslamp.parts.analysis import Depth

_ENTROPIES = ("circle bits", "hideout bits", "hideout bits, last night")
_BELIEF = (*_ENTROPIES, *(f"true {name}" for name in _ENTROPIES))
"""The features that a model of the belief alone has."""


def calibrated(found: Sequence[Sample], fitting: Sequence[Sample]) -> Iterator[str]:
    """A table for each pair of eyes."""
    for eyes in (POLICE, JACK, REFEREE):
        own = [sample for sample in found if sample.eyes == eyes]
        said = [model.chance(sample.model, sample.features) for sample in own]
        results, numbers = [sample.result for sample in own], [sample.game for sample in own]
        alone = _by_belief([sample for sample in fitting if sample.eyes == eyes], own)
        yield f"### {eyes}: {len(set(numbers))} games, {len(own)} moments"
        yield f"Brier {calibration.brier(said, results):.4f}; belief alone {calibration.brier(alone, results):.4f}"
        yield "| chance | moments | predicted | actual | 95 % | off by |\n|---|---|---|---|---|---|"
        for part in calibration.bins(said, results, numbers):
            beyond = max(0.0, abs(part.gap) - part.interval)
            yield (
                f"| {part.low:.1f}-{part.high:.1f} | {part.count} | {part.predicted:.3f} | {part.actual:.3f} "
                f"| ±{part.interval:.3f} | {beyond:.3f} |"
            )


def _by_belief(fitting: Sequence[Sample], found: Sequence[Sample]) -> Floats:
    """The chances by what the police believe alone: the bits that they are missing."""
    weights = calibration.fit([_bits(sample) for sample in fitting], [sample.result for sample in fitting])
    return calibration.logistic(np.array([_bits(sample) for sample in found]) @ weights)


def _bits(sample: Sample) -> list[float]:
    names = FEATURES[sample.model]
    return [1.0, *(float(sample.features[names.index(name)]) if name in names else 0.0 for name in _BELIEF)]


def error(game: Game, side: str, depth: Depth = Depth.QUICK) -> float:
    """What a decision of this side cost it on average, by its own eyes."""
    entries = game.record.entries
    costs = []
    for number, choices in decisions(journal.redact(whitechapel, game.record, side), side, depth):
        chosen = next(choice.chance for choice in choices if choice.action == entries[number - 1].action)
        costs.append(abs(choices[0].chance - chosen))
    return float(np.mean(costs)) if costs else 0.0


def level_errors(by_level: Mapping[str, Mapping[str, Sequence[float]]]) -> dict[str, dict[str, dict[str, float]]]:
    return {
        side: {
            level: {
                "games": len(errors),
                "mean": round(float(np.mean(errors)), 5),
                "deviation": round(float(np.std(errors, ddof=1)), 5),
            }
            for level, errors in own.items()
            if len(errors) > 1
        }
        for side, own in by_level.items()
    }


def drawn_game(number: int) -> Game:
    """A game with a drawn hideout. In a game of two that is the only luck."""
    rng = Random(f"luck/whitechapel/{number}")
    options = {"hideout": rng.choice(["easy", "normal", "medium", "hard"])}
    chosen = dict.fromkeys(SIDES, "novice")
    players = {side: PLAYERS[level](side) for side, level in chosen.items()}
    return Game(number, chosen, match.play(whitechapel, options, players, rng))


def _errors(count: int, folder: Path) -> None:
    found: dict[str, dict[str, list[float]]] = {side: {level: [] for level in levels.POLICE} for side in SIDES}
    for game in games(range(1, count, 2), folder):
        for side in SIDES:
            found[side][game.levels[side]].append(error(game, side))
        print(f"\r{game.number} of {count}", end="", file=sys.stderr)
    data = level_errors(found)
    Path(__file__).with_name(FILE).write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(json.dumps(data, indent=1))


def _calibration(count: int, folder: Path) -> None:
    found: dict[int, list[Sample]] = {0: [], 1: []}
    for game in games(range(count), folder):
        found[game.number % 2] += samples(game)
        print(f"\r{game.number} of {count}", end="", file=sys.stderr)
    print("\n".join(calibrated(found[1], found[0])))


def _luck(count: int, _folder: Path) -> None:
    totals, results = [], []
    for number in range(count):
        game = drawn_game(number)
        totals.append(sum(luck(game.record).values()))
        results.append(game.result)
        print(f"\r{number} of {count}", end="", file=sys.stderr)
    mean, half = calibration.mean_interval(totals)
    plain, adjusted = np.std(results), np.std(np.array(results) - totals)
    print(f"luck {mean:+.5f} ± {half:.5f} over {count} games; the interval's width falls by {adjusted / plain:.4f}")


if __name__ == "__main__":
    _WHAT = {"calibration": _calibration, "errors": _errors, "luck": _luck}
    _WHAT[sys.argv[1]](int(sys.argv[2]) if sys.argv[2:] else GAMES, Path(sys.argv[3]) if sys.argv[3:] else FOLDER)
