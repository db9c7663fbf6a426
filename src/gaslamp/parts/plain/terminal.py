"""A terminal for any game: the position in notation and as facts, and the choices with numbers."""

from collections.abc import Hashable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE
from gaslamp.parts.plain.facts import facts
from gaslamp.parts.plain.story import PlainStory
from gaslamp.parts.words import Words

MOST_ROWS = 30
"""If there are more choices than this, a row holds several."""


class PlainTerminal:
    SECTIONS: tuple[str, ...] = ()

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def draw(
        self,
        words: Words,  # noqa: ARG002
        view: Any,
        choices: Sequence[Any] = (),  # noqa: ARG002
        *,
        turned: bool = False,  # noqa: ARG002
        section: str | None = None,  # noqa: ARG002
    ) -> RenderableType:
        return Text(self._text(view))

    def _text(self, view: Any) -> str:
        """The referee's view is written like the State itself."""
        return self._game.write(view).removesuffix(f" @{REFEREE}")

    def scene(self, view: Any) -> Hashable:
        return self._game.write(view)

    def readers(self, view: Any, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        return tuple(seat for seat in seats if seat == view.seat)

    def knowledge(self, words: Words, view: Any) -> list[tuple[str, str]]:
        seat = getattr(view, "seat", REFEREE)
        who = [] if seat == REFEREE else [(words("plain-seat"), PlainStory(self._game).seat(words, seat))]
        return [*who, *(facts(view) or [(words("plain-position"), self._text(view))])]

    def grouped(self, words: Words, choices: Sequence[Any]) -> list[tuple[str, list[str]]]:
        """Each choice with its number, which can be typed for it."""
        numbered = [(str(number), self._game.write(choice)) for number, choice in enumerate(choices, 1)]
        if len(numbered) <= MOST_ROWS:
            return [(number, [text]) for number, text in numbered]
        return [(words("plain-choices"), [f"{number}: {text} " for number, text in numbered])]

    def readings(self, view: Any, choices: Sequence[Any], text: str) -> list[str]:  # noqa: ARG002
        """The notation, the number or the first letters of a choice, in this order."""
        written = [self._game.write(choice) for choice in choices]
        exact = [choice for choice in written if choice.casefold() == text.casefold()]
        if exact:
            return exact
        if text.isdecimal() and 1 <= int(text) <= len(written):
            return [written[int(text) - 1]]
        return [choice for choice in written if choice.casefold().startswith(text.casefold())]

    def continues_line(self, action: Any, choices: Sequence[Any]) -> bool:  # noqa: ARG002
        return False

    def confirmation(self, words: Words, action: Any) -> str | None:  # noqa: ARG002
        return None

    def help(self, words: Words) -> str:
        return words("plain-help")

    def belief(self, words: Words, record: Record) -> RenderableType:  # noqa: ARG002
        return Text(words("plain-no-deduction"))
