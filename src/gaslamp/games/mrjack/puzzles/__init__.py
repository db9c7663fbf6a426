"""Puzzles of Mr. Jack: seven kinds, each proved by exact search, and four drills."""

from collections.abc import Mapping, Sequence

from gaslamp.games.mrjack.puzzles import calls, endings, who
from gaslamp.games.mrjack.puzzles.drills import DRILLS, drill
from gaslamp.games.mrjack.puzzles.explanations import explain
from gaslamp.games.mrjack.puzzles.spots import candidates
from gaslamp.games.mrjack.rules.actions import Action
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK
from gaslamp.parts.puzzles import Candidate, Form, Kind, Proof

__all__ = ["DRILLS", "KINDS", "candidates", "drill", "explain", "marks", "naive", "prove", "value"]

KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind(endings.ESCAPE, Form.ACTIONS, JACK, "win"),
        Kind(endings.ACCUSE, Form.ACTIONS, DETECTIVE, "win"),
        Kind(calls.SPLIT, Form.ACTIONS, DETECTIVE, "suspects"),
        Kind(calls.HIDE, Form.ACTIONS, JACK, "hidden"),
        Kind(calls.SAVE, Form.ACTIONS, JACK, "suspects"),
        Kind(endings.LAST_ROUND, Form.ACTIONS, DETECTIVE, "win"),
        Kind(who.WHO, Form.MARKS, DETECTIVE, "set"),
    )
}
_OF_CALLS = (calls.SPLIT, calls.HIDE, calls.SAVE)


def prove(candidate: Candidate) -> Proof | None:
    if candidate.kind == who.WHO:
        return who.prove(candidate)
    return calls.prove(candidate) if candidate.kind in _OF_CALLS else endings.prove(candidate)


def value(candidate: Candidate, actions: Sequence[Action]) -> float | None:
    if candidate.kind in _OF_CALLS:
        return calls.value(candidate, actions)
    return endings.value(candidate, actions)


def marks(candidate: Candidate) -> tuple[str, ...]:  # noqa: ARG001  (always the same)
    return who.MARKS


def naive(candidate: Candidate) -> Mapping[str, tuple[str, ...]]:
    return who.naive(candidate)
