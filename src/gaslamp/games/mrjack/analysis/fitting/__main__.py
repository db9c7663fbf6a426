"""Fits and measures the numbers of the analysis of Mr. Jack.

    python -m gaslamp.games.mrjack.analysis.fitting play GAMES.jsonl --to 3500
    python -m gaslamp.games.mrjack.analysis.fitting sample GAMES.jsonl SAMPLES.jsonl --to 3500
    python -m gaslamp.games.mrjack.analysis.fitting fit SAMPLES.jsonl --to 1500
    python -m gaslamp.games.mrjack.analysis.fitting check SAMPLES.jsonl --from 1500 --to 3500
    python -m gaslamp.games.mrjack.analysis.fitting errors GAMES.jsonl ERRORS.jsonl --from 1500 --to 2500
    python -m gaslamp.games.mrjack.analysis.fitting levels ERRORS.jsonl
    python -m gaslamp.games.mrjack.analysis.fitting luck GAMES.jsonl LUCK.jsonl --from 1500 --to 2500

Files are JSON lines. What they hold already is not computed again, so a run can be broken off and continued.
"""

import argparse
import json
from collections.abc import Callable, Iterable
from pathlib import Path

from gaslamp.games.mrjack.analysis.fitting import check, errors, games, lucks, samples, weights
from gaslamp.games.mrjack.analysis.fitting.games import NumberedGame
from gaslamp.parts.analysis import Depth

DATA = Path(__file__).parent.parent
"""The package that uses the numbers."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="fitting", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("command", choices=("play", "sample", "fit", "check", "errors", "levels", "luck"))
    parser.add_argument("file", type=Path)
    parser.add_argument("out", type=Path, nargs="?")
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--to", dest="end", type=int, default=1500)
    parser.add_argument("--fitted", type=int, default=1500, help="check: the games before this number were fitted to")
    chosen = parser.parse_args()
    numbers = range(chosen.first, chosen.end)
    match chosen.command:
        case "play":
            _extend(chosen.file, numbers, lambda todo: ([games.write(games.play(one))] for one in todo))
        case "sample":
            _extend_from(chosen, numbers, lambda game: map(samples.write, samples.samples(game)))
        case "fit":
            found = weights.write(weights.fitted(samples.read(chosen.file, numbers)))
            (DATA / "weights.toml").write_text(found, "utf-8")
        case "check":
            fit = samples.read(chosen.file, range(chosen.fitted))
            print(check.report(fit, samples.read(chosen.file, numbers)))
        case "errors":
            _extend_from(chosen, numbers, lambda game: map(errors.write, errors.errors(game, Depth.FULL)))
        case "levels":
            every = list(errors.read(chosen.file))
            (DATA / "levels.toml").write_text(errors.write_levels(errors.levels(every)), "utf-8")
            print(errors.report(every))
        case _:
            _extend_from(chosen, numbers, lambda game: [lucks.write(lucks.game_luck(game))])
            print(lucks.report(lucks.read(chosen.out)))


def _extend_from(chosen: argparse.Namespace, numbers: range, made: Callable[[NumberedGame], Iterable[str]]) -> None:
    """Adds lines for the games of a file."""
    done = _done(chosen.out)
    todo = (game for game in games.read(chosen.file, numbers) if game.number not in done)
    with chosen.out.open("a", encoding="utf-8") as out:
        for game in todo:
            out.write("".join(f"{line}\n" for line in made(game)))
            out.flush()


def _extend(file: Path, numbers: range, made: Callable[[Iterable[int]], Iterable[list[str]]]) -> None:
    done = _done(file)
    with file.open("a", encoding="utf-8") as out:
        for lines in made(one for one in numbers if one not in done):
            out.write("".join(f"{line}\n" for line in lines))
            out.flush()


def _done(file: Path) -> set[int]:
    """The numbers of the games that a file has lines of."""
    if not file.exists():
        return set()
    with file.open(encoding="utf-8") as lines:
        read = map(json.loads, lines)
        return {line["n"] if isinstance(line, dict) else line[0] for line in read}


if __name__ == "__main__":
    main()
