"""What a machine detective would do: for a person who shares the police with it to take or leave."""

from dataclasses import dataclass
from random import Random

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel import actions as a
from gaslamp.games.whitechapel.public import Stage
from gaslamp.games.whitechapel.view import View
from gaslamp.players.player import Knowledge, Thinking
from gaslamp.players.whitechapel import levels, questions
from gaslamp.players.whitechapel.police import Detective, steps

_MANY = 5
"""Arrests and questions worth a look."""


@dataclass(frozen=True, slots=True)
class Proposal:
    action: str
    score: float
    """An arrest has its chance, a question what its answer tells, a move what the post is worth: more is better."""


def propose(known: Knowledge, rng: Random, thinking: Thinking, level: str = "expert") -> list[Proposal]:
    """The first is what the machine would do itself. In the hunt the rest of its plan follows, else the next best."""
    detective = Detective(levels.POLICE[level])
    chosen = detective.choose(known, rng, thinking)
    view: View = known.view
    if len(known.choices) == 1:
        return [Proposal(whitechapel.write(chosen), 1.0)]
    match view.public.stage:
        case Stage.HUNT:
            return _moves(detective, known, chosen)
        case Stage.ACT:
            return _acts(detective, known, chosen)
        case _:
            return [Proposal(whitechapel.write(chosen), 1.0)]


def _moves(detective: Detective, known: Knowledge, chosen: a.Step) -> list[Proposal]:
    want, public = detective.want(), known.view.public
    found = steps(want, public, known.choices)
    places = list(public.places)
    for step in found:
        places[step.policeman] = step.to
    told = []
    for step in sorted(found, key=lambda step: step != chosen):
        others = tuple(places[: step.policeman] + places[step.policeman + 1 :])
        told.append(Proposal(whitechapel.write(step), float(want.added(others, [step.to])[0])))
    return told


def _acts(detective: Detective, known: Knowledge, chosen: a.Action) -> list[Proposal]:
    ranked = questions.ranked(detective.worlds(), known.view.public, known.choices, detective.method.nerve)
    first = [found for found in ranked if found[0] == chosen] or [(chosen, 0.0)]
    rest = [found for found in ranked if found[0] != chosen][: _MANY - 1]
    return [Proposal(whitechapel.write(action), score) for action, score in first + rest]
