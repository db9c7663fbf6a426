"""A terminal for any game: the position and the choices in notation."""

from collections.abc import Hashable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.record import Record
from gaslamp.parts.words import Words


class PlainTerminal:
    SECTIONS: tuple[str, ...] = ()

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def draw(
        self,
        words: Words,  # noqa: ARG002
        position: Any,
        choices: Sequence[Any] = (),  # noqa: ARG002
        *,
        turned: bool = False,  # noqa: ARG002
        section: str | None = None,  # noqa: ARG002
    ) -> RenderableType:
        return Text(self._game.write(position))

    def scene(self, view: Any) -> Hashable:
        return self._game.write(view)

    def audience(self, view: Any, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        return tuple(seat for seat in seats if seat == view.seat)

    def knowledge(self, words: Words, position: Any) -> list[tuple[str, str]]:
        return [(words("plain-position"), self._game.write(position))]

    def grouped(self, words: Words, choices: Sequence[Any]) -> list[tuple[str, list[str]]]:
        return [(words("plain-choices"), [self._game.write(choice) for choice in choices])] if choices else []

    def readings(self, position: Any, choices: Sequence[Any], text: str) -> list[str]:  # noqa: ARG002
        written = [self._game.write(choice) for choice in choices]
        exact = [choice for choice in written if choice.lower() == text.lower()]
        return exact or [choice for choice in written if choice.lower().startswith(text.lower())]

    def goes_on(self, action: Any, choices: Sequence[Any]) -> bool:  # noqa: ARG002
        return False

    def sure(self, words: Words, action: Any) -> str | None:  # noqa: ARG002
        return None

    def help(self, words: Words) -> str:
        return words("plain-help")

    def belief(self, words: Words, record: Record) -> RenderableType:  # noqa: ARG002
        return Text(words("plain-no-deduction"))
