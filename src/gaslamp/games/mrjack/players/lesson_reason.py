"""Why a learner may do that: a word for a sentence, and its facts."""

from collections.abc import Mapping
from typing import NamedTuple

from gaslamp.games.mrjack.rules.actions import Accuse, Action, Leave, MoveCordon, MoveCover, Pick, Stay, Walk
from gaslamp.games.mrjack.rules.board import EXITS, STREETS, Character, members
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.view import View


class Reason(NamedTuple):
    name: str
    facts: Mapping[str, str | int]


class Ending(NamedTuple):
    """The position that a suggestion leads to, and who can be Jack."""

    public: Public
    suspects: int

    @property
    def seen(self) -> int:
        return (self.suspects & visible(self.public)).bit_count()

    @property
    def dark(self) -> int:
        return (self.suspects & ~visible(self.public)).bit_count()


def reason(view: View, action: Action, end: Ending, *, is_new: bool) -> Reason:
    match action:
        case Pick(character):
            return _pick(view, character, end, is_new=is_new)
        case Leave(way):
            return Reason("leave", {"exit": EXITS[way]})
        case Accuse(character):
            count = end.suspects.bit_count()
            return Reason("accuse-sure" if count == 1 else "accuse-last", {"who": _name(character), "suspects": count})
        case Stay():
            return Reason("stay", {})
        case MoveCordon(start, to):
            if view.jack is None:
                return Reason("close-exit", {"exit": EXITS[to]})
            return Reason("open-exit", {"exit": EXITS[start]})
        case MoveCover(start, to):
            return Reason("cover", {"open": STREETS[start], "closed": STREETS[to]})
        case Walk() if view.public.active is Character.HOLMES:
            return Reason("alibi", {})
        case _:
            return _sight(view, end)


def _pick(view: View, character: Character, end: Ending, *, is_new: bool) -> Reason:
    if character == view.jack:
        return Reason("pick-own", {"who": _name(character)})
    if is_new:
        return Reason("pick-new", {"who": _name(character)})
    return _sight(view, end)


def _sight(view: View, end: Ending) -> Reason:
    """Who is in sight then."""
    facts: dict[str, str | int] = {"seen": end.seen, "dark": end.dark, "suspects": end.suspects.bit_count()}
    if view.jack is not None:
        is_seen = visible(end.public) >> view.jack & 1
        return Reason("crowd" if is_seen else "hide", facts)
    if end.suspects.bit_count() == 1:
        [only] = members(end.suspects)
        return Reason("approach", {"who": _name(Character(only))})
    return Reason("split" if min(end.seen, end.dark) > 0 else "gather", facts)


def _name(character: Character) -> str:
    return character.name.lower()
