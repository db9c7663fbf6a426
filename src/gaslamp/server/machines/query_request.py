"""Requests to work something out about a game: what could be true, what was seen after each action, how it was solved,
what could be chosen.

Each holds what its reader may know: a seat's own record, or a record of a game that is over.
"""

from dataclasses import dataclass
from typing import Any

from pydantic_core import from_json, to_json

from gaslamp.analysis import data
from gaslamp.analysis.annotated import annotated
from gaslamp.core import journal
from gaslamp.core.game import CHANCE, AnyGame, Seat
from gaslamp.core.record import Entry, Record
from gaslamp.core.referee import REFEREE, referee, revealed
from gaslamp.games.registry import named, registration
from gaslamp.notebook import first_contradiction
from gaslamp.parts.preview import Piece
from gaslamp.server.machines.picture import draw, pieces
from gaslamp.server.tables.history import SeenAction
from gaslamp.server.tables.messages import Json, acted, words_in
from gaslamp.server.wire.views import action_json, choices_json, view_json
from gaslamp.table import assist
from gaslamp.table.settings import Assist
from gaslamp.table.turning_points import turning_points


@dataclass(frozen=True, slots=True)
class BeliefRequest:
    """What could be true, judged by a seat's own record."""

    record: Record
    allowed: Assist

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        data = assist.belief(self.record.game, self.allowed, self.record)
        return to_json({"eyes": self.record.eyes, "at": self.record.length, "level": self.allowed, "data": data})


@dataclass(frozen=True, slots=True)
class NotebookRequest:
    """What could be true by what people entered; if nothing is, the first entry after which that is so."""

    record: Record
    allowed: Assist

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        wrong = first_contradiction(self.record)
        is_shown = wrong is None and self.allowed != "off"
        data = assist.belief(self.record.game, self.allowed, self.record) if is_shown else {}
        return to_json({"at": self.record.length, "level": self.allowed, "contradiction": wrong, "data": data})


@dataclass(frozen=True, slots=True)
class ReplayRequest:
    """What was seen after each action of a game that is over."""

    whole: Record
    eyes: Seat
    seen: tuple[Entry, ...]
    """The actions as these eyes saw them."""
    outcome: Json | None
    """As JSON, in the reader's language."""
    language: str
    start: int
    count: int

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        game, words = named(self.whole.game), words_in(self.language)
        states, length = journal.replay(game, self.whole), self.whole.length

        def view(number: int) -> Any:
            if self.eyes == REFEREE:
                return referee(game, states[number])
            # The last position is shown as at the table after the end.
            return (revealed if number == length else _hiding)(game, states[number], self.eyes)

        def moment(number: int) -> Json:
            done = dict.fromkeys(("seat", "text", "action"))
            if number:
                entry = self.seen[number - 1]
                done = acted(game.NAME, number, SeenAction(entry, game.parse_action(entry.action)))
            return {
                "number": number,
                **{name: done[name] for name in ("seat", "text", "action")},
                "view": view_json(game.NAME, view(number), words),
            }

        return to_json(
            {
                "eyes": self.eyes,
                "length": length,
                "moments": [moment(number) for number in range(self.start, min(self.start + self.count, length + 1))],
                "outcome": self.outcome,
            }
        )


def _hiding(game: AnyGame, state: Any, eyes: Seat) -> Any:
    return game.view(state, eyes)


@dataclass(frozen=True, slots=True)
class CourseRequest:
    """How a game that is over was solved, judged by the record of the seat that had to find out the secret."""

    record: Record

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        deduction = registration(self.record.game).course
        assert deduction is not None, "asked only then"
        points = turning_points(deduction.information_gains(self.record))
        return to_json(
            {
                "eyes": self.record.eyes,
                "points": [{"number": one.number, "before": one.before, "after": one.after} for one in points],
                "data": deduction.course(self.record),
            }
        )


@dataclass(frozen=True, slots=True)
class ChoicesRequest:
    """What the seat that acted next in a game that is over saw after `at` actions, and what it could choose."""

    whole: Record
    at: int
    actions: tuple[str, ...]
    language: str

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        game, words = named(self.whole.game), words_in(self.language)
        state = journal.replay(game, self.whole)[self.at]
        seat = game.actor(state)
        if seat is None or seat == CHANCE:
            return to_json(None)
        view = game.view(state, seat)
        return to_json(
            {
                "at": self.at,
                "seat": seat,
                "view": view_json(game.NAME, view, words),
                "choices": choices_json(game.NAME, view, game.choices(view), words),
                "actions": {text: self._labelled(view, game.parse_action(text)) for text in self.actions},
            }
        )

    def _labelled(self, view: Any, action: Any) -> Json:
        game = registration(self.whole.game)
        label = game.story.tell(words_in(self.language), view, action)
        return {"action": action_json(game.name, action), "label": label}


@dataclass(frozen=True, slots=True)
class AnnotatedRequest:
    """A game that is over in words, with its analysis beside it."""

    whole: Record
    document: str
    language: str

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        return annotated(words_in(self.language), self.whole, data.parse(from_json(self.document))).encode()


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """A picture of a position, from the pieces on the board; or of a moment of a game that is over, from its record."""

    game: str
    pieces: tuple[Piece, ...]
    whole: Record | None = None
    at: int = 0

    @property
    def player(self) -> None:
        """No player answers it."""

    def answer(self) -> bytes:
        return draw(self.game, self._past() if self.whole else self.pieces)

    def _past(self) -> tuple[Piece, ...]:
        assert self.whole is not None, "asked only then"
        game = named(self.game)
        return pieces(self.game, referee(game, journal.replay(game, self.whole)[self.at]))


QueryRequest = (
    BeliefRequest | NotebookRequest | ReplayRequest | CourseRequest | ChoicesRequest | AnnotatedRequest | PictureRequest
)
