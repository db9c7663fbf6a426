"""Puzzles of Letters from Whitechapel: seven kinds, each proved by exact deduction or search, and four drills."""

from collections.abc import Mapping, Sequence

from gaslamp.games.whitechapel.puzzles import answers, flight, sets
from gaslamp.games.whitechapel.puzzles.drills import DRILLS, drill
from gaslamp.games.whitechapel.puzzles.explanations import explain
from gaslamp.games.whitechapel.puzzles.sets import naive
from gaslamp.games.whitechapel.puzzles.spots import candidates
from gaslamp.games.whitechapel.rules.actions import Action
from gaslamp.games.whitechapel.rules.public import JACK
from gaslamp.parts.puzzles import Candidate, Form, Kind, Proof

__all__ = ["DRILLS", "KINDS", "candidates", "drill", "explain", "marks", "naive", "prove", "value"]

POLICE = "police"
KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind(sets.WHERE, Form.MARKS, POLICE, "set"),
        Kind(sets.PASSED, Form.MARKS, POLICE, "set"),
        Kind(answers.QUESTION, Form.ACTIONS, POLICE, "circles"),
        Kind(answers.ARREST, Form.ACTIONS, POLICE, "win"),
        Kind(flight.HOME, Form.ACTIONS, JACK, "win"),
        Kind(flight.WAY, Form.ACTIONS, JACK, "spaces"),
        Kind(sets.HIDEOUTS, Form.MARKS, POLICE, "set"),
    )
}


def prove(candidate: Candidate) -> Proof | None:
    match candidate.kind:
        case sets.WHERE | sets.PASSED | sets.HIDEOUTS:
            return sets.prove(candidate)
        case answers.QUESTION | answers.ARREST:
            return answers.prove(candidate)
        case _:
            return flight.prove(candidate)


def value(candidate: Candidate, actions: Sequence[Action]) -> float | None:
    if candidate.kind in (answers.QUESTION, answers.ARREST):
        return answers.value(candidate, actions)
    return flight.value(candidate, actions)


def marks(candidate: Candidate) -> tuple[str, ...]:  # noqa: ARG001  (always the same)
    return sets.MARKS
