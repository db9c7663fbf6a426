"""The command that fits and measures: `python -m PACKAGE.fitting COMMAND FOLDER --from N --to N`.

play      plays games of mixed levels
sample    judges some moments of each
fit       fits the weights to them
adjust    corrects the chances by other games than those of the fit
check     compares predictions with results
errors    what decisions cost
levels    the mean cost of each level, for the analysis to compare with
luck      whether luck is fair

A game follows from its number. The folder keeps what was computed: games, samples, errors and luck, each in a file. A
game that is missing is played. What the files hold is not computed again, so a run can be stopped and continued, and
several processes can work in a folder, each with other numbers. Errors and luck follow from the weights: remove their
files after a fit.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

from gaslamp.core import journal
from gaslamp.parts.analysis import Depth
from gaslamp.parts.fitting import calibration_table, errors, files, lucks
from gaslamp.parts.fitting.errors import SideErrors
from gaslamp.parts.fitting.fitting import Fitting
from gaslamp.parts.fitting.games import GameFile, NumberedGame
from gaslamp.parts.fitting.lucks import GameLuck


def main(fitting: Fitting) -> None:
    chosen = _arguments()
    numbers = range(chosen.first, chosen.end)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    samples, luck = chosen.folder / "samples.jsonl", chosen.folder / "luck.jsonl"
    costs = chosen.folder / f"errors-{chosen.depth}.jsonl"
    options = dict(option.split("=", 1) for option in chosen.option)
    games = GameFile(fitting.contest, chosen.folder / "games.jsonl", numbers, options)
    match chosen.command:
        case "play":
            for number in numbers:
                games.game(number)
        case "sample":
            files.extend(samples, numbers, lambda number: fitting.samples(games.game(number)))
        case "fit":
            fitting.weights.write_text(fitting.fitted(files.read(samples, numbers)), "utf-8")
        case "adjust":
            fitting.adjustment.write_text(fitting.adjusted(files.read(samples, numbers)), "utf-8")
        case "check":
            print(calibration_table.report(list(fitting.predictions(files.read(samples, numbers)))))
        case "errors":
            files.extend(costs, numbers, lambda number: _errors(fitting, games.game(number), Depth(chosen.depth)))
        case "levels":
            every = [SideErrors(*line) for line in files.read(costs, numbers)]
            fitting.levels.write_text(errors.write(errors.levels(every)), "utf-8")
            print(errors.report(every))
        case _:
            files.extend(luck, numbers, lambda number: [_luck(fitting, games.game(number))])
            print(lucks.report([GameLuck(*line) for line in files.read(luck, numbers)]))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("play", "sample", "fit", "adjust", "check", "errors", "levels", "luck"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--to", dest="end", type=int, required=True)
    parser.add_argument("--depth", choices=[*Depth], default=Depth.QUICK, help="of errors and levels")
    parser.add_argument("--option", action="append", default=[], help="an option of games that are played: NAME=VALUE")
    return parser.parse_args()


def _errors(fitting: Fitting, game: NumberedGame, depth: Depth) -> Iterator[SideErrors]:
    for seat, level in game.levels.items():
        own = journal.redact(fitting.contest.game, game.record, seat)
        actions, is_first = [entry.action for entry in own.entries], seat == fitting.contest.seats[0]
        costs = list(errors.costs(actions, fitting.decisions(own, seat, depth), is_first=is_first))
        if costs:
            mistakes = sum(cost >= fitting.mistake for cost in costs)
            yield SideErrors(game.number, seat, level, len(costs), fmean(costs), mistakes)


def _luck(fitting: Fitting, game: NumberedGame) -> GameLuck:
    pairing = " ".join([*game.levels.values(), *(f"{name}={value}" for name, value in game.record.options.items())])
    won = game.has_won(fitting.contest.seats[0])
    return GameLuck(game.number, sum(fitting.luck(game.record).values()), won, pairing)
