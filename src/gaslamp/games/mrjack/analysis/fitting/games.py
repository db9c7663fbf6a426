"""Games of machine players of mixed levels, by number: the games that the numbers are fitted to and measured with.

A file holds one game a line, as JSON. The same number always gives the same game.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from gaslamp.core import record as records
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack.players import PLAYERS
from gaslamp.games.mrjack.rules.public import JACK
from gaslamp.games.mrjack.rules.turns import SEATS
from gaslamp.parts import match

LEVELS = ("novice", "casual", "club", "expert")


class NumberedGame(NamedTuple):
    number: int
    levels: dict[Seat, str]
    record: Record

    @property
    def has_jack_won(self) -> bool:
        return self.record.outcome is not None and JACK in self.record.outcome.winners


def play(number: int) -> NumberedGame:
    """Both sides get a level at random."""
    rng = Random(f"fit/mrjack/{number}")
    levels = {seat: rng.choice(LEVELS) for seat in SEATS}
    players = {seat: PLAYERS[level](seat) for seat, level in levels.items()}
    return NumberedGame(number, levels, match.play(mrjack, {}, players, Random(f"fit/mrjack/deal/{number}")))


def write(game: NumberedGame) -> str:
    return json.dumps({"n": game.number, "levels": game.levels, "record": records.write(game.record)})


def read(file: Path, numbers: range) -> Iterator[NumberedGame]:
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            game = json.loads(line)
            if game["n"] in numbers:
                yield NumberedGame(game["n"], game["levels"], records.parse(game["record"]))
