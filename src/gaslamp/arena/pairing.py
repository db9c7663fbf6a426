"""Who plays whom: a game with its options, and a level for each side."""

from collections.abc import Mapping
from dataclasses import dataclass

from gaslamp.arena import cheats, engines, sparring
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
        names = [side.name for side in registration(self.game).sides]
        if len(names) != 2:
            raise NotWellFormed("not-two-sides", game=self.game, count=len(names))
        return names[0], names[1]

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
    """The game with all its options. What is wrong with them is raised here, before the first game."""
    known = named(game)
    known.start(given)
    return Rules(game, tuple(words.settle(known.OPTIONS, given).items()))


def check(rules: Rules, lineup: Lineup) -> None:
    """Raises NotWellFormed where there is no such level for a side."""
    for side, level in zip(rules.sides, (lineup.first, lineup.second), strict=True):
        _check_level(rules.game, side, level)


def _check_level(game: str, side: str, level: str) -> None:
    if engines.is_engine(level):
        if not engines.command(level).strip():
            raise NotWellFormed("no-command", text=level)
        return
    cheating = cheats.sides(game)
    if level == cheats.CHEAT and side not in cheating:
        raise NotWellFormed("no-cheat", game=game, side=side)
    known = (*levels.names(game), *sparring.players(game, side), *([cheats.CHEAT] if side in cheating else []))
    if level not in known:
        raise NotWellFormed("unknown-player", text=level, known=", ".join(known))
