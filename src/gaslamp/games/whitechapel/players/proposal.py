"""What a machine detective would do, as advice for a person among the police."""

from random import Random

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.players import levels, questions
from gaslamp.games.whitechapel.players.police import Detective
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.player import Knowledge, Proposal, Thinking

_MANY = 5
"""The most arrests and questions that are proposed."""


def propose(known: Knowledge, rng: Random, thinking: Thinking, level: str = "expert") -> list[Proposal]:
    """The first is what the machine would do itself. In the hunt the rest of its plan follows, else the next best."""
    detective = Detective(levels.POLICE[level])
    chosen = detective.choose(known, rng, thinking)
    view: View = known.view
    if len(known.choices) == 1:
        return [Proposal(whitechapel.write(chosen), 1.0)]
    match view.public.stage:
        case Stage.HUNT:
            return _moves(detective, known, chosen, thinking)
        case Stage.ACT:
            return _acts(detective, known, chosen)
        case _:
            return [Proposal(whitechapel.write(chosen), 1.0)]


def _moves(detective: Detective, known: Knowledge, chosen: a.Step, thinking: Thinking) -> list[Proposal]:
    want, public = detective.want(), known.view.public
    found = detective.steps(public, known.choices, thinking)
    places = list(public.places)
    for step in found:
        places[step.policeman] = step.to
    proposals = []
    for step in sorted(found, key=lambda step: step != chosen):
        others = tuple(places[: step.policeman] + places[step.policeman + 1 :])
        proposals.append(Proposal(whitechapel.write(step), float(want.added(others, [step.to])[0])))
    return proposals


def _acts(detective: Detective, known: Knowledge, chosen: a.Action) -> list[Proposal]:
    ranked = questions.ranked(detective.worlds(), known.view.public, known.choices, detective.method.thresholds)
    first = [found for found in ranked if found[0] == chosen] or [(chosen, 0.0)]
    rest = [found for found in ranked if found[0] != chosen][: _MANY - 1]
    return [Proposal(whitechapel.write(action), score) for action, score in first + rest]
