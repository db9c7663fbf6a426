"""The terminal part: how a game is drawn and typed in a terminal.

It gets views, never a State. A reader who may see everything gets the referee's view, see `core.referee`.
"""

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.parts.words import Words


class Terminal(Protocol):
    @property
    def SECTIONS(self) -> tuple[str, ...]:  # noqa: N802  (a constant, read-only so that any tuple fits)
        """The parts of the board that can be drawn larger, if it has any."""

    def draw(
        self,
        words: Words,
        view: Any,
        choices: Sequence[Any] = (),
        *,
        turned: bool = False,
        section: str | None = None,
    ) -> RenderableType:
        """The board or a section of it, with the places of the choices marked; `turned` draws it upside down."""

    def scene(self, view: Any) -> Hashable:
        """While this stays equal, the board is not shown to the acting player again."""

    def readers(self, view: Any, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """The seats among these that may see what is shown to the seat of the view."""

    def knowledge(self, words: Words, view: Any) -> list[tuple[str, str]]:
        """What the view shows, as labels and texts."""

    def grouped(self, words: Words, choices: Sequence[Any]) -> list[tuple[str, list[str]]]:
        """The choices in their notation, under headings."""

    def readings(self, view: Any, choices: Sequence[Any], text: str) -> list[str]:
        """The actions that a short text may stand for, each in full."""

    def continues_line(self, action: Any, choices: Sequence[Any]) -> bool:
        """Whether the choices after an answer of chance continue the action, so that several can be typed at once."""

    def confirmation(self, words: Words, action: Any) -> str | None:
        """The question to ask before an action that ends the game, or None."""

    def help(self, words: Words) -> str:
        """The game in plain words, and how to type an action."""

    def belief(self, words: Words, record: Record) -> RenderableType:
        """What the owner of a record can infer from it, in words, tables and pictures."""
