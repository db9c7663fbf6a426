"""Who plays whom: a game, what was agreed, and a level for each side."""

from collections.abc import Mapping
from dataclasses import dataclass

from gaslamp.arena import cheats
from gaslamp.core import options as words
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.games.registry import named, registration
from gaslamp.players import levels


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
        """The two sides that play each other, in the order of the seats."""
        first, second = (side.name for side in registration(self.game).sides)
        return first, second

    def side(self, seat: Seat) -> str:
        return registration(self.game).side(seat)


@dataclass(frozen=True, slots=True)
class Lineup:
    """The level of each side."""

    first: str
    second: str

    @property
    def swapped(self) -> "Lineup":
        return Lineup(self.second, self.first)

    def level(self, rules: Rules, seat: Seat) -> str:
        return self.first if rules.side(seat) == rules.sides[0] else self.second


def agreed(game: str, given: Mapping[str, str]) -> Rules:
    """The options settled and tried out, so that what is wrong with them is said before the first game."""
    known = named(game)
    known.start(given)
    return Rules(game, tuple(words.settle(known.OPTIONS, given).items()))


def check(rules: Rules, lineup: Lineup) -> None:
    """Whether there are such levels; the arena knows one more than a table does."""
    if lineup.first == cheats.CHEAT:
        raise NotWellFormed("cheat-jack", text=cheats.CHEAT)
    for level in (lineup.first, lineup.second):
        _check_level(rules, level)


def _check_level(rules: Rules, level: str) -> None:
    known = (*levels.names(rules.game), cheats.CHEAT)
    if level not in known:
        raise NotWellFormed("unknown-player", text=level, known=", ".join(known))
