"""The puzzles that come with the games: the files `puzzles/*.txt` in the package of each game."""

from functools import cache
from importlib.resources import files

from gaslamp.core.errors import NotThere
from gaslamp.games.registry import offered, registration
from gaslamp.puzzles.line import Puzzle, parse


def games() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(name for name in offered() if registration(name).puzzles is not None)


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """By kind, then by rating."""
    known = registration(game)
    if known.puzzles is None:
        return ()
    folder = files(known.package).joinpath("puzzles")
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".txt"))
    lines = (line for name in names for line in folder.joinpath(name).read_text("utf-8").splitlines())
    return tuple(sorted(map(parse, lines), key=lambda puzzle: (puzzle.kind, puzzle.rating.rating, puzzle.id)))


def fitting(game: str | None = None, kind: str | None = None) -> list[Puzzle]:
    """Of one game and one kind, or of all."""
    every = (puzzle for name in games() if game in (None, name) for puzzle in shipped(name))
    return [puzzle for puzzle in every if kind in (None, puzzle.kind)]


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in games() for puzzle in shipped(game)}


def load() -> None:
    """Read all puzzles, which takes most of a second the first time."""
    _by_id()


def with_id(name: str) -> Puzzle:
    try:
        return _by_id()[name]
    except KeyError:
        raise NotThere("no-puzzle") from None
