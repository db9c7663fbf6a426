"""Games of machine players of mixed levels, each known by its number: what numbers are fitted to and measured with."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import NamedTuple

from gaslamp.core import record as records
from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.record import Record
from gaslamp.parts import match
from gaslamp.parts.fitting import files
from gaslamp.parts.player import Player

LEVELS = ("novice", "casual", "club", "expert")


class NumberedGame(NamedTuple):
    number: int
    levels: Mapping[Seat, str]
    record: Record

    def has_won(self, seat: Seat) -> bool:
        return self.record.outcome is not None and seat in self.record.outcome.winners


class Contest(NamedTuple):
    """A game with one seat a side, and its machine players."""

    game: AnyGame
    seats: Sequence[Seat]
    """The first is the side whose chances are predicted."""
    players: Mapping[str, Callable[[Seat], Player]]

    def levels(self, number: int) -> dict[Seat, str]:
        """Of a game: each seat gets one at random."""
        rng = Random(f"fit/{self.game.NAME}/{number}")
        return {seat: rng.choice(LEVELS) for seat in self.seats}

    def play(self, number: int, options: Mapping[str, str]) -> NumberedGame:
        """The same number and options always give the same game."""
        levels = self.levels(number)
        players = {seat: self.players[level](seat) for seat, level in levels.items()}
        deal = Random(f"fit/{self.game.NAME}/deal/{number}")
        return NumberedGame(number, levels, match.play(self.game, options, players, deal))


class GameFile:
    """Games in a file. A game that is missing is played and added."""

    def __init__(self, contest: Contest, file: Path, numbers: range, options: Mapping[str, str]) -> None:
        self._contest, self._file, self._numbers, self._options = contest, file, numbers, options

    def game(self, number: int) -> NumberedGame:
        if number not in self._kept:
            game = self._contest.play(number, self._options)
            self._kept[number] = game.levels, records.write(game.record)
            files.add(self._file, [(number, *self._kept[number])])
        levels, text = self._kept[number]
        return NumberedGame(number, levels, records.parse(text))

    @cached_property
    def _kept(self) -> dict[int, tuple[Mapping[Seat, str], str]]:
        """Levels and record. The records are parsed when they are needed."""
        return {number: (levels, text) for number, levels, text in files.read(self._file, self._numbers)}
