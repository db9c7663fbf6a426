"""What people pencil for the machines among the police: the letter of a policeman at a place sends him there.

At a crossing he shall stand; a circle he shall search. What is too far for one turn he comes nearer to. Nobody orders
an arrest: a false one costs the policeman his search, so the machine must believe in it itself.
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
"""By place: how many steps it is away from each crossing."""


def ends(public: Public, choices: Sequence[a.Step], pencilled: Pencilled) -> dict[int, Crossing]:
    """Where those who have still to move and are sent somewhere will stand: one's own men, and what the others plan."""
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
    """A question that somebody was sent to ask."""
    return next((one for one in choices if isinstance(one, a.Ask) and carried_out(one, pencilled)), None)


def carried_out(action: a.Action, pencilled: Pencilled) -> str | None:
    """The place whose letter has done its work once this is done."""
    match action:
        case a.Step(policeman, crossing) | a.Rush(policeman, crossing):
            place = f"x{crossing}"
        case a.Ask(policeman, circle) | a.Arrest(policeman, circle):
            place = f"c{circle}"
        case _:
            return None
    return place if pencilled.get(place) == COLOURS[policeman] else None
