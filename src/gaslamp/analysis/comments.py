"""What is said about a moment, in the reader's language. The actions are told by the game's story part."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gaslamp.analysis.moments import GameAnalysis, Kind, Moment, Viewpoint
from gaslamp.analysis.summary import LEAST_BITS, lead, missed
from gaslamp.core.game import Seat
from gaslamp.core.record import TABLE, Record
from gaslamp.core.referee import REFEREE
from gaslamp.games.registry import registration
from gaslamp.parts.analysis import Choice
from gaslamp.parts.playback import play_back
from gaslamp.parts.registration import Registration
from gaslamp.parts.words import Words


@dataclass(frozen=True, slots=True)
class Commentary:
    """An analysis, and what each pair of eyes saw, to be told in a language."""

    words: Words
    parts: Registration
    analysis: GameAnalysis
    positions: Mapping[Seat, Sequence[Any]]
    """By eyes: the position before each action, and the last one."""

    def side(self, side: str) -> str:
        """What a side is called."""
        return self.parts.story.seat(self.words, side)

    def action(self, viewpoint: Viewpoint, moment: Moment, text: str | None = None) -> str:
        """The action of a moment in words, or another one that was possible then. Without a full stop."""
        position = self.positions[viewpoint.eyes][moment.number - 1]
        if moment.kind == Kind.STOPPED:
            return self.parts.story.ending(self.words, position, self.analysis.outcome)[0].rstrip(".")
        action = self.parts.rules.parse_action(moment.action if text is None else text)
        return self.parts.story.tell(self.words, position, action).rstrip(".")

    def comments(self, viewpoint: Viewpoint, moment: Moment) -> list[str]:
        """Everything worth saying about a moment, by eyes that know it."""
        if moment.kind in (Kind.CHANCE, Kind.ANSWER):
            return self._luck(moment)
        summary = self.analysis.summary(moment.side)
        if moment.side != viewpoint.side or summary is None or moment.made is None:
            return []
        found = self._mistake(viewpoint, moment) if moment.is_marked else []
        if moment.number in summary.best:
            found.append(self.words("analysis-comment-best", lead=points(lead(moment))))
        if moment.side == self.analysis.seeker:
            return found + self._asked(viewpoint, moment, is_named=moment.number in summary.telling)
        return found + (self._told(viewpoint, moment) if moment.number in summary.telling else [])

    def chance(self, chance: float, side: str) -> str:
        """A chance of the first side as a percentage of this side."""
        return percent(chance if side == self.analysis.sides[0] else 1 - chance)

    def _luck(self, moment: Moment) -> list[str]:
        if abs(moment.luck) < self.analysis.mistake:
            return []
        first, *others = self.analysis.sides
        side = first if moment.luck > 0 else others[0]
        return [self.words("analysis-comment-luck", side=self.side(side), points=points(abs(moment.luck)))]

    def _mistake(self, viewpoint: Viewpoint, moment: Moment) -> list[str]:
        best, made = moment.best, moment.made
        assert best is not None, "a marked moment has choices"
        assert made is not None, "a marked moment has a choice that was made"
        words = self.words
        found = [
            words(
                "analysis-comment-mistake",
                cost=points(moment.cost or 0.0),
                better=self.action(viewpoint, moment, best.action),
                chance=self.chance(best.chance, moment.side),
                made=self.chance(made.chance, moment.side),
            )
        ]
        if kind := missed(moment):
            found.append(words("analysis-comment-missed", kind=kind))
        return found

    def _told(self, viewpoint: Viewpoint, moment: Moment) -> list[str]:
        """Of a side that hides: what it gave away, and a choice as good that gives away less."""
        words, told = self.words, _tells(moment.made)
        found = [words("analysis-comment-told", bits=bits(told))]
        quieter = min(self._good(moment), key=_tells)
        if _tells(quieter) <= told - LEAST_BITS:
            better = self.action(viewpoint, moment, quieter.action)
            found.append(words("analysis-comment-quieter", quieter=better, bits=bits(_tells(quieter))))
        return found

    def _asked(self, viewpoint: Viewpoint, moment: Moment, *, is_named: bool) -> list[str]:
        """Of a side that seeks: what it could expect to learn, and after a mistake the choice to learn more."""
        words, told = self.words, _tells(moment.made)
        most = max(moment.choices, key=_tells)
        if moment.is_marked and _tells(most) >= told + LEAST_BITS:
            question = self.action(viewpoint, moment, most.action)
            return [words("analysis-comment-question", question=question, bits=bits(_tells(most)), made=bits(told))]
        return [words("analysis-comment-asked", bits=bits(told))] if is_named else []

    def _good(self, moment: Moment) -> list[Choice]:
        """The choices that are no mistake, and the one that was made."""
        best = moment.choices[0].chance
        least = self.analysis.mistake
        return [one for one in moment.choices if abs(one.chance - best) < least or one is moment.made]


def commentary(words: Words, record: Record, analysis: GameAnalysis) -> Commentary:
    """Of an analysis of this record."""
    parts = registration(record.game)
    positions = {}
    for one in analysis.viewpoints:
        seat = None if one.eyes == REFEREE or record.eyes != TABLE else one.eyes
        positions[one.eyes] = play_back(parts.rules, record, seat).views
    return Commentary(words, parts, analysis, positions)


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


def points(chance: float) -> str:
    return f"{100 * chance:.1f}"


def bits(number: float) -> str:
    return f"{number:.1f}"


def _tells(choice: Choice | None) -> float:
    return 0.0 if choice is None or choice.tells is None else choice.tells
