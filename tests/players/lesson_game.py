"""A first game without a browser: a learner follows every suggestion, and the machine knows that it is a lesson."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games.registry import named
from gaslamp.parts import match
from gaslamp.parts.player import Knowledge, Player, Proposal, Thinking
from gaslamp.players.lessons import in_lesson, suggest
from gaslamp.players.levels import seated

OTHER = {("mrjack", "detective"): "jack", ("mrjack", "jack"): "detective"} | {
    ("whitechapel", "police"): "jack",
    ("whitechapel", "jack"): "police",
}


class Learner:
    """Follows the suggestions. Several that belong together are one decision."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.suggested: list[Proposal] = []
        """The first of each decision."""
        self.done: list[Any] = []
        self._rest: list[str] = []

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        if not self._rest:
            proposals = suggest(self.game, known, rng, thinking)
            self.suggested.append(proposals[0])
            self._rest = [one.action for one in proposals]
        action = named(self.game).parse_action(self._rest.pop(0))
        assert action in known.choices, "a plan can be followed to its end"
        self.done.append(action)
        return action

    @property
    def kinds(self) -> set[str]:
        return {type(one).__name__ for one in self.done}


@dataclass(frozen=True)
class Opponent:
    game: str
    player: Player
    knew: list[Knowledge] = field(default_factory=list)

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        self.knew.append(in_lesson(self.game, known))
        return self.player.choose(self.knew[-1], rng, thinking)


@dataclass(frozen=True)
class LessonGame:
    record: Record
    learner: Learner
    opponent: Opponent


def play_lesson(game: str, seat: Seat, seed: int) -> LessonGame:
    other = OTHER[game, seat]
    learner, opponent = Learner(game), Opponent(game, seated(game, other, "novice"))
    record = match.play(named(game), {}, {seat: learner, other: opponent}, Random(seed))
    return LessonGame(record, learner, opponent)
