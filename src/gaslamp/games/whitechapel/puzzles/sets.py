"""Puzzles whose answer is a set of circles: `where` Jack can be, which circles he must have `passed`, `hideouts`.

The deduction is exact: it keeps every trail that fits all facts, and no other.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from gaslamp.games.whitechapel.deduction import Belief, Model, believe, read
from gaslamp.games.whitechapel.deduction.facts import Absent, Clue, Facts, Night
from gaslamp.games.whitechapel.deduction.streets import Flags
from gaslamp.games.whitechapel.rules.board import CIRCLES
from gaslamp.parts.puzzles import Candidate, Proof

WHERE, PASSED, HIDEOUTS = "where", "passed", "hideouts"
MARKS = tuple(map(str, range(1, CIRCLES + 1)))
MOST = {WHERE: 10, PASSED: 3, HIDEOUTS: 10}
"""A larger set is work, not a puzzle."""
FEWEST = {WHERE: 2, PASSED: 1, HIDEOUTS: 2}


def prove(candidate: Candidate) -> Proof | None:
    found = answer(candidate.kind, read(candidate.source.record))
    if not FEWEST[candidate.kind] <= len(found) <= MOST[candidate.kind]:
        return None
    if all(guess == found for guess in naive(candidate).values()):
        # Nothing has to be worked out.
        return None
    return Proof(found, 1, 1.0, 1.0)


def answer(kind: str, belief: Belief) -> tuple[str, ...]:
    match kind:
        case "where":
            return _circles(belief.possible())
        case "passed":
            return _circles(_passed(belief))
        case _:
            return _circles(belief.hideout(Model.SET) > 0)


def _passed(belief: Belief) -> Flags:
    """In every trail that fits, and neither a crime scene nor a clue that everybody sees."""
    night = belief.facts.tonight
    assert night is not None, "asked during a hunt"
    found: Flags = belief.visited(Model.SET) == 1
    known = [*night.murders, *(finding.circle for finding in night.findings if isinstance(finding, Clue))]
    found[known] = False
    return found


def _circles(flags: Flags) -> tuple[str, ...]:
    return tuple(map(str, np.flatnonzero(flags)))


def naive(candidate: Candidate) -> dict[str, tuple[str, ...]]:
    """What solvers answer who forget about policemen in the way, about answers of no, or about clues."""
    facts = read(candidate.source.record).facts
    return {name: answer(candidate.kind, believe(_changed(facts, change))) for name, change in _NAIVE.items()}


def _changed(facts: Facts, change: Callable[[Night], Night]) -> Facts:
    nights = tuple(change(night) for night in facts.nights)
    return replace(facts, nights=nights, tonight=facts.tonight and change(facts.tonight))


def _without_answers(night: Night) -> Night:
    return replace(night, findings=())


def _without_clues(night: Night) -> Night:
    return replace(night, findings=tuple(one for one in night.findings if isinstance(one, Absent)))


def _without_noes(night: Night) -> Night:
    return replace(night, findings=tuple(one for one in night.findings if isinstance(one, Clue)))


def _without_police(night: Night) -> Night:
    return replace(night, moves=tuple(move._replace(stopped=0) for move in night.moves))


_NAIVE: dict[str, Callable[[Night], Night]] = {
    "distance-only": lambda night: _without_police(_without_answers(night)),
    "no-clues": _without_clues,
    "no-noes": _without_noes,
    "no-police": _without_police,
}
