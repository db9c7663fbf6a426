"""Games of machine players of mixed levels, to fit and to measure the analysis by. Each follows from its number.

Even numbers are for fitting, odd numbers for measuring. A folder keeps the records, so that a game is played once.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from gaslamp.core import record as records
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.players import PLAYERS, levels
from gaslamp.games.whitechapel.rules.public import JACK
from gaslamp.parts import match

SIDES = ("jack", "police")


@dataclass(frozen=True, slots=True)
class Game:
    number: int
    levels: Mapping[str, str]
    """By side."""
    record: Record

    @property
    def result(self) -> float:
        """1 if Jack won."""
        assert self.record.outcome is not None
        return float(JACK in self.record.outcome.winners)


def games(numbers: Iterable[int], folder: Path) -> Iterator[Game]:
    folder.mkdir(parents=True, exist_ok=True)
    for number in numbers:
        file = folder / f"{number}.txt"
        if not file.exists():
            file.write_text(records.write(_played(number)), "utf-8")
        yield Game(number, mixed_levels(number), records.parse(file.read_text("utf-8")))


def mixed_levels(number: int) -> dict[str, str]:
    rng = Random(f"fit/whitechapel/{number}")
    return {side: rng.choice([*levels.POLICE]) for side in SIDES}


def _played(number: int) -> Record:
    chosen = mixed_levels(number)
    players = {side: PLAYERS[level](side) for side, level in chosen.items()}
    return match.play(whitechapel, {}, players, Random(f"fit/whitechapel/deal/{number}"))
