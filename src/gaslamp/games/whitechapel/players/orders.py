"""Orders to machine detectives by pencil marks: a policeman's letter at a place sends him there.

At a crossing he is to stand. A circle he is to search. If the place is too far for one turn, he moves nearer. An arrest
cannot be ordered: a false one costs the policeman his search, so the machine decides on arrests itself.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from gaslamp.games.whitechapel.deduction.streets import Ints
from gaslamp.games.whitechapel.players.tables import STEPS, TO_SEARCH
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.agreement import COLOURS
from gaslamp.games.whitechapel.rules.board import CIRCLES, CROSSINGS, Crossing, members
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.streets import TWO_STEPS

Pencilled = Mapping[str, str]
NO_ORDERS: Mapping[int, Crossing] = MappingProxyType({})

_FAR: Mapping[str, Ints] = {f"x{number}": STEPS[:, number] for number in range(1, CROSSINGS + 1)} | {
    f"c{number}": TO_SEARCH[:, number] for number in range(1, CIRCLES + 1)
}
"""By place: the steps to it from each crossing."""


def ends(public: Public, choices: Sequence[a.Step], pencilled: Pencilled) -> dict[int, Crossing]:
    """Where the policemen will stand who have an order and still have to move: those of this seat and of the others."""
    found: dict[int, Crossing] = {}
    own: dict[int, list[Crossing]] = {}
    for step in choices:
        own.setdefault(step.policeman, []).append(step.to)
    for policeman in members(public.waiting):
        here = public.places[policeman]
        goals = [place for place, sign in pencilled.items() if sign == COLOURS[policeman] and place in _FAR]
        free = [end for end in own.get(policeman, members(TWO_STEPS[here])) if end not in found.values()]
        if goals and free:
            far = min((_FAR[goal] for goal in goals), key=lambda steps: int(steps[here]))
            found[policeman] = min(free, key=lambda end: int(far[end]))
    return found


def search(choices: Sequence[a.Action], pencilled: Pencilled) -> a.Ask | None:
    """A question that a mark orders."""
    return next((one for one in choices if isinstance(one, a.Ask) and carried_out(one, pencilled)), None)


def carried_out(action: a.Action, pencilled: Pencilled) -> str | None:
    """The place of the mark that this action carries out."""
    match action:
        case a.Step(policeman, crossing) | a.Rush(policeman, crossing):
            place = f"x{crossing}"
        case a.Ask(policeman, circle) | a.Arrest(policeman, circle):
            place = f"c{circle}"
        case _:
            return None
    return place if pencilled.get(place) == COLOURS[policeman] else None
