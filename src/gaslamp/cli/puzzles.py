"""The commands that find, prove, rate and solve puzzles."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import TypeVar

from rich.console import Console

from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.pairing import Lineup, Rules
from gaslamp.cli import inputs
from gaslamp.cli.game_series import SeriesArguments, results_of
from gaslamp.cli.progress_bar import progress_bar
from gaslamp.cli.screen import screen
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.notation import number
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.players import levels
from gaslamp.puzzles.difficulty import rate as rated_by_levels
from gaslamp.puzzles.line import Puzzle, parse, part_of, rated, write
from gaslamp.puzzles.mined_file import MinedFile, puzzle_lines
from gaslamp.puzzles.mining import mine as mined
from gaslamp.puzzles.proving import check
from gaslamp.puzzles.shipped import games, shipped

SLOW = ("ismcts", "club", "expert")
"""Levels whose games take too long to play thousands of them."""
MOST_EACH = 10_000

T = TypeVar("T")


def mine(words: Words, series: SeriesArguments, records: str | None, kinds: Sequence[str]) -> None:
    """Plays numbered games, or reads records, and writes every puzzle of these kinds, or of all, to the file."""
    if series.out is None:
        raise NotWellFormed("no-output")
    wanted = _known(series.rules.game, kinds)
    kept = MinedFile(Path(series.out))
    before = kept.count
    if records is not None:
        _mine_records(words, kept, Path(records), series.rules.game, wanted)
    else:
        _mine_games(words, kept, series, wanted)
    screen().print(words("puzzles-mined", found=kept.count - before, total=kept.count, file=series.out))


def _known(game: str, kinds: Sequence[str]) -> tuple[str, ...]:
    """In the order of the game, without repetitions."""
    offered = part_of(registration(game)).KINDS
    for kind in kinds:
        if kind not in offered:
            raise NotWellFormed("unknown-kind", text=kind)
    return tuple(kind for kind in offered if not kinds or kind in kinds)


def _mine_games(words: Words, kept: MinedFile, series: SeriesArguments, kinds: tuple[str, ...]) -> None:
    fixtures = {_name(fixture): fixture for fixture in _fixtures(series.rules, series, kinds)}
    left = [fixture for name, fixture in fixtures.items() if name not in kept.done]
    with closing(results_of(left, series.workers, series.redis)) as results:
        for result in _with_progress(words, results, series.deals, series.deals - len(left)):
            done = Fixture(series.rules, series.seed, result.lineup, result.deal, kinds=kinds)
            kept.add(_name(done), result.puzzles)


def _fixtures(rules: Rules, series: SeriesArguments, kinds: tuple[str, ...]) -> Iterator[Fixture]:
    """Every quick level against every other in turn, because weak play makes other positions than good play."""
    quick = [name for name in levels.names(rules.game) if name not in SLOW] or list(levels.names(rules.game))
    lineups = [Lineup(one, other) for one in quick for other in quick]
    for deal in range(1, series.deals + 1):
        yield Fixture(rules, series.seed, lineups[deal % len(lineups)], deal, kinds=kinds)


def _name(fixture: Fixture) -> str:
    """With the kinds: a game is looked through again when others are wanted."""
    played = f"{fixture.lineup.first} {fixture.lineup.second} {fixture.seed} {fixture.deal}"
    return f"{played} {','.join(fixture.kinds)}"


def _mine_records(words: Words, kept: MinedFile, folder: Path, game: str, kinds: tuple[str, ...]) -> None:
    paths = sorted(path for path in folder.iterdir() if path.is_file())
    names = {path: f"{path.name} {','.join(kinds)}" for path in paths}
    left = [path for path in paths if names[path] not in kept.done]
    for path in _with_progress(words, iter(left), len(paths), len(paths) - len(left)):
        record = inputs.read_record(str(path))
        kept.add(names[path], map(write, mined(record, kinds)) if record.game == game else ())


def _with_progress(words: Words, items: Iterator[T], total: int, done: int) -> Iterator[T]:
    console = Console(stderr=True)
    with progress_bar(console) as bar:
        task = bar.add_task(words("puzzles-mining"), total=total, completed=done)
        for item in items:
            yield item
            bar.advance(task)


def prove(words: Words, path: str | None) -> None:
    """Raises for the first puzzle whose line is not what the search finds."""
    puzzles = [one for game in games() for one in shipped(game)] if path is None else _read(path)
    for puzzle in _with_progress(words, iter(puzzles), len(puzzles), 0):
        check(puzzle)
    screen().print(words("puzzles-proved", count=len(puzzles)))


def rate(words: Words, path: str, out: str | None, each: str) -> None:
    """Of each kind so many puzzles, rated by how the levels fare on them. Resumable: rated lines are kept."""
    if out is None:
        raise NotWellFormed("no-output")
    wanted = number(each, 1, MOST_EACH, "games")
    target = Path(out)
    known = {puzzle.id: puzzle for puzzle in _read(out)} if target.exists() else {}
    puzzles = sorted({puzzle.id: puzzle for puzzle in _read(path)}.values(), key=lambda one: (one.kind, one.id))
    chosen = [one for _, same in groupby(puzzles, key=lambda one: one.kind) for one in list(same)[:wanted]]
    left = [one for one in chosen if one.id not in known]
    with target.open("a", encoding="utf-8") as file:
        for puzzle in _with_progress(words, iter(left), len(chosen), len(chosen) - len(left)):
            file.write(write(rated(puzzle, rated_by_levels(puzzle))) + "\n")
            file.flush()


def _read(path: str) -> list[Puzzle]:
    return [parse(line) for line in puzzle_lines(inputs.read(path))]
