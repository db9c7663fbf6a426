"""Puzzles for a policeman who is about to act: the `question` that tells most, and an `arrest` for certain.

A question is worth what it leaves in the worse case: the number of circles where Jack can then still be. An arrest is
for certain if Jack is on that circle, or else is caught by the policemen who follow: one for each other circle.
"""

from collections.abc import Sequence
from itertools import permutations

import numpy as np

from gaslamp.games.whitechapel import choices
from gaslamp.games.whitechapel.deduction import Belief, read, update
from gaslamp.games.whitechapel.notation import write
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import POLICEMEN, Circle, Circles, members
from gaslamp.games.whitechapel.rules.phases.clues import open_circles
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.parts.puzzles import Candidate, Proof

QUESTION, ARREST = "question", "arrest"
FEWEST_QUESTIONS = 4
"""With fewer circles to ask about, a guess is too good."""
MOST_CIRCLES = 3
"""For an arrest: where Jack can be. With more there is rarely a policeman for each."""
_NO_QUESTION = -1000.0
"""Worse than any question."""


def prove(candidate: Candidate) -> Proof | None:
    belief = read(candidate.source.record)
    offered = choices(candidate.source.view)
    return _prove_arrest(candidate, belief, offered) if candidate.kind == ARREST else _prove_question(belief, offered)


def value(candidate: Candidate, actions: Sequence[a.Action]) -> float | None:
    if not actions:
        return None
    belief = read(candidate.source.record)
    match actions[0]:
        case a.Ask(_, circle) if candidate.kind == QUESTION:
            return -float(left_by(belief, circle))
        case a.Arrest() as arrest if candidate.kind == ARREST:
            return float(is_certain(candidate.source.view.public, _possible(belief), arrest))
        case _:
            return _NO_QUESTION if candidate.kind == QUESTION else 0.0


def left_by(belief: Belief, circle: Circle) -> int:
    """After the worse answer: on how many circles Jack can be."""
    return max(after_answers(belief, circle))


def after_answers(belief: Belief, circle: Circle) -> tuple[int, int]:
    """After yes and after no. An answer that cannot come leaves nothing."""
    asked = update(belief, a.Ask(POLICEMEN[0], circle))
    yes, no = (int(np.count_nonzero(update(asked, a.Answer(one)).possible())) for one in (True, False))
    return yes, no


def _prove_question(belief: Belief, offered: Sequence[a.Action]) -> Proof | None:
    asks = [action for action in offered if isinstance(action, a.Ask)]
    left = {circle: left_by(belief, circle) for circle in sorted({ask.circle for ask in asks})}
    if len(left) < FEWEST_QUESTIONS:
        return None
    best = min(left.values())
    others = [count for count in left.values() if count > best]
    right = [ask for ask in asks if left[ask.circle] == best]
    if not others or len({ask.circle for ask in right}) > 1:
        return None
    return Proof((write(right[0]),), len(right), -float(best), float(min(others) - best))


def _prove_arrest(candidate: Candidate, belief: Belief, offered: Sequence[a.Action]) -> Proof | None:
    public, possible = candidate.source.view.public, _possible(belief)
    arrests = [action for action in offered if isinstance(action, a.Arrest)]
    right = [arrest for arrest in arrests if is_certain(public, possible, arrest)]
    if not right or 2 * len(right) > len(arrests) or possible.bit_count() > MOST_CIRCLES:
        return None
    return Proof((write(right[0]),), len(right), 1.0, 1.0)


def is_certain(public: Public, possible: Circles, arrest: a.Arrest) -> bool:
    """Whether every other circle where Jack can be is left to a policeman of its own."""
    if not possible >> arrest.circle & 1:
        return False
    others = members(possible & ~(1 << arrest.circle))
    waiting = [one for one in POLICEMEN if public.waiting >> one & 1 and one is not arrest.policeman]
    return any(
        all(open_circles(public, one) >> circle & 1 for one, circle in zip(some, others, strict=True))
        for some in permutations(waiting, len(others))
    )


def _possible(belief: Belief) -> Circles:
    return sum(1 << int(circle) for circle in np.flatnonzero(belief.possible()))
