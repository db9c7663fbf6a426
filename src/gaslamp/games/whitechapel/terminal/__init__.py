"""Letters from Whitechapel in a terminal."""

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType

from gaslamp.core.game import Seat
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.public import JACK, Stage
from gaslamp.games.whitechapel.rules.turns import head_seat
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.games.whitechapel.terminal.choices import grouped
from gaslamp.games.whitechapel.terminal.knowledge import knowledge
from gaslamp.games.whitechapel.terminal.layout import SECTIONS
from gaslamp.games.whitechapel.terminal.map import Legend, Map
from gaslamp.games.whitechapel.terminal.marks import CHOICE, Marks, marks
from gaslamp.games.whitechapel.terminal.readings import readings
from gaslamp.games.whitechapel.terminal.sheet import sheet
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


def belief(words: Words, record: "Record") -> RenderableType:
    """Imported when it is asked for: to show a position needs no deduction."""
    from gaslamp.games.whitechapel.terminal.beliefs import belief as drawn

    return drawn(words, record)


def draw(
    words: Words,
    view: View,
    choices: Sequence[a.Action] = (),
    *,
    turned: bool = False,
    section: str | None = None,
) -> RenderableType:
    found = marks(view, choices)
    return Group(Map(found, turned, section), Legend(tuple(_legend(words, found))), sheet(words, view))


def _legend(words: Words, found: Marks) -> Iterator[str]:
    """The signs that are on the map, and no others."""
    yield f"▪ {words('whitechapel-sign', kind='crossing')}, ◇ {words('whitechapel-sign', kind='yellow')}"
    yield f"▣ {words('whitechapel-sign', kind='goulston')}"
    if found.pawns:
        yield f"BYNRG {words('whitechapel-sign', kind='pawns')}"
    if "-" in found.tokens.values():
        yield f"bynrg {words('whitechapel-sign', kind='token')}, - {words('whitechapel-sign', kind='blank')}"
    elif found.tokens:
        yield f"? {words('whitechapel-sign', kind='token')}"
    kinds = {kind: circle for circle, some in found.circles.items() for kind in some}
    if found.ends:
        kinds[CHOICE] = found.ends.bit_length() - 1
    for kind, circle in kinds.items():
        yield f"{kind.left}{circle}{kind.right} {words('whitechapel-sign', kind=kind.name)}"


def scene(view: View) -> Hashable:
    """The map is drawn again when the stage or the track changes, not for every single question."""
    public = view.public
    return public.night, public.time, public.track, public.stage


def readers(view: View, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Detectives share a screen, except while only the Head knows the patrols."""
    public = view.public
    if view.seat == JACK or (view.seat == head_seat(public) and Stage.PATROLS <= public.stage <= Stage.ALARM):
        return (view.seat,)
    return tuple(one for one in seats if one != JACK)


def continues_line(action: a.Action, choices: Sequence[a.Action]) -> bool:
    """`y41/42/43`: one policeman asks about several circles until he finds a clue."""
    return isinstance(action, a.Ask) and all(
        isinstance(choice, a.Ask) and choice.policeman == action.policeman for choice in choices
    )


def confirmation(words: Words, action: a.Action) -> str | None:
    if isinstance(action, a.NameAddress):
        return words("whitechapel-sure-address", circle=action.circle)
    return None


def help(words: Words) -> str:
    return words("whitechapel-help")
