"""Mr. Jack in a terminal."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from gaslamp.core.game import Seat
from gaslamp.games.mrjack.notation import write
from gaslamp.games.mrjack.rules.actions import Accuse, Action, Leave, Walk
from gaslamp.games.mrjack.rules.board import EXITS, STREETS, members
from gaslamp.games.mrjack.rules.view import View
from gaslamp.games.mrjack.story.names import called
from gaslamp.games.mrjack.terminal.district import District
from gaslamp.games.mrjack.terminal.knowledge import knowledge
from gaslamp.parts.words import Words

if TYPE_CHECKING:
    from gaslamp.core.record import Record

__all__ = [
    "SECTIONS",
    "belief",
    "confirmation",
    "continues_line",
    "draw",
    "grouped",
    "help",
    "knowledge",
    "readers",
    "readings",
    "scene",
]

SECTIONS = ()
"""There are no sections: the whole district fits on the screen."""


def belief(words: Words, record: "Record") -> RenderableType:
    """Imported when it is asked for: to show a position needs no deduction."""
    from gaslamp.games.mrjack.terminal.beliefs import belief as drawn

    return drawn(words, record)


def draw(
    words: Words,
    view: View,
    choices: Sequence[Action] = (),
    *,
    turned: bool = False,
    section: str | None = None,  # noqa: ARG001  (there are none)
) -> RenderableType:
    public = view.public
    shut = {EXITS[way] for way in members(public.cordons)}
    signs = {name: words("mrjack-exit-cordon" if name in shut else "mrjack-exit-free") for name in EXITS}
    targets = {STREETS[choice.to] for choice in choices if isinstance(choice, Walk)}
    return Group(District(public, signs, targets, turned), Text(words("mrjack-legend"), style="dim"))


def scene(view: View) -> Hashable:
    """The board is drawn again after every step, because every step changes it."""
    return view


def readers(view: View, seats: Sequence[Seat]) -> tuple[Seat, ...]:  # noqa: ARG001  (the two never share a screen)
    return (view.seat,)


def readings(view: View, choices: Sequence[Action], text: str) -> list[str]:  # noqa: ARG001
    """There are no short forms: the actions are short already."""
    return []


def continues_line(action: Action, choices: Sequence[Action]) -> bool:  # noqa: ARG001
    """An answer of chance ends a line of typed actions."""
    return False


def grouped(words: Words, choices: Sequence[Action]) -> list[tuple[str, list[str]]]:
    groups: dict[str, list[str]] = {}
    for choice in choices:
        groups.setdefault(type(choice).__name__, []).append(write(choice))
    return [(words("mrjack-group", kind=kind), texts) for kind, texts in groups.items()]


def confirmation(words: Words, action: Action) -> str | None:
    match action:
        case Accuse(character):
            return words("mrjack-sure-accuse", character=called(words, character))
        case Leave(way):
            return words("mrjack-sure-leave", exit=EXITS[way])
        case _:
            return None


def help(words: Words) -> str:
    return words("mrjack-help")
