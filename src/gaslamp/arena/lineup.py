"""Who plays whom: a game, what was agreed, and a level for each side."""

from collections.abc import Mapping
from dataclasses import dataclass

from gaslamp.core import options as words
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat, side
from gaslamp.games import named
from gaslamp.players import levels

from . import cheats


@dataclass(frozen=True, slots=True)
class Rules:
    """A game and its options, all of them, in the game's order."""

    game: str
    options: tuple[tuple[str, str], ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        game = named(self.game)
        return game.seats(game.start(dict(self.options)))

    @property
    def sides(self) -> tuple[str, str]:
        """Jack and those who look for him, such as `jack` and `police`."""
        jack, hunters = dict.fromkeys(map(side, self.seats))
        return jack, hunters


@dataclass(frozen=True, slots=True)
class Lineup:
    """The level of Jack's side, and of those who look for him."""

    jack: str
    hunters: str

    @property
    def swapped(self) -> "Lineup":
        return Lineup(self.hunters, self.jack)

    def level(self, rules: Rules, seat: Seat) -> str:
        return self.jack if side(seat) == rules.sides[0] else self.hunters


def agreed(game: str, given: Mapping[str, str]) -> Rules:
    """The options settled and tried out, so that what is wrong with them is said before the first game."""
    known = named(game)
    known.start(given)
    return Rules(game, tuple(words.settle(known.OPTIONS, given).items()))


def check(rules: Rules, lineup: Lineup) -> None:
    """Whether there are such levels; the arena knows one more than a table does."""
    if lineup.jack == cheats.CHEAT:
        raise NotWellFormed("cheat-jack", text=cheats.CHEAT)
    for level in (lineup.jack, lineup.hunters):
        _check_level(rules, level)


def _check_level(rules: Rules, level: str) -> None:
    known = (*levels.names(rules.game), cheats.CHEAT)
    if level not in known:
        raise NotWellFormed("unknown-player", text=level, known=", ".join(known))
