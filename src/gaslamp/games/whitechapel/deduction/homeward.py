"""What helps Jack himself: how far it is home, and where he could live. Only from his own record and the board."""

from functools import cache
from typing import Any

from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import facts
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import RED, Circle, Circles, members
from gaslamp.games.whitechapel.rules.streets import ALLEYS, NEXT, distances
from gaslamp.games.whitechapel.rules.turns import ALLEYS as ALLEY_TOKENS

JACK: Seat = "jack"
CANDIDATES = 5
APART = 3
"""Walks between two candidates: neighbours would be one piece of advice twice."""
FARTHEST = 8
"""A victim from whom the way home is longer leaves few moves to hide in."""
NEAREST = 4
"""So far from every red circle, the first clues do not point home."""


def homeward(record: Record) -> dict[str, Any]:
    """Nothing for any other seat. Before Jack has a hideout: candidates; in the streets: the moves home at least."""
    if record.eyes != JACK:
        return {}
    home, here, night, alleys = 0, 0, 1, 0
    for entry in record.entries:
        match whitechapel.parse_action(entry.action):
            case a.Hide(int(circle)):
                home = circle
            case a.Kill(circle) | a.KillLast(int(circle)) | a.Walk(int(circle)) | a.Coach(int(_), int(circle)):
                here = circle
            case a.Alley(int(circle)):
                here, alleys = circle, alleys + 1
            case a.WalkHome():
                here, night, alleys = 0, night + 1, 0
            case _:
                pass
    if not home:
        return {"candidates": candidates(facts.begin(record.options).hideouts)}
    if not here:
        return {}
    return {"homeward": {"walk": least(here, home, 0), "least": least(here, home, ALLEY_TOKENS[night] - alleys)}}


def least(here: Circle, home: Circle, alleys: int) -> int:
    """The fewest moves home with nobody in the way. The last one is on foot, and a coach saves none (W33, W36)."""
    seen = {(here, alleys)}
    ring = list(seen)
    moves = 0
    while True:
        moves += 1
        if any(NEXT[circle] >> home & 1 for circle, _ in ring):
            return moves
        ahead = [(to, left) for circle, left in ring for to in members(NEXT[circle])]
        ahead += [(to, left - 1) for circle, left in ring if left for to in members(ALLEYS[circle])]
        ring = [one for one in dict.fromkeys(ahead) if one not in seen]
        seen.update(ring)


@cache
def candidates(allowed: Circles) -> list[dict[str, int]]:
    """A few hideouts, good ones first, with what speaks for them: the board alone decides."""
    found: list[Circle] = []
    for circle in sorted(members(allowed), key=lambda one: (-_worth(one), one)):
        if all(distances(circle)[other] >= APART for other in found):
            found.append(circle)
    return [_reasons(circle) for circle in found[:CANDIDATES]]


def _worth(circle: Circle) -> float:
    """Many ways in, so that the police cannot close them all; not beside a red circle; no victim too far away."""
    reasons = _reasons(circle)
    too_far = max(0, reasons["farthest"] - FARTHEST)
    return 0.4 * reasons["ways"] + 2 * min(reasons["nearest"], NEAREST) - too_far


def _reasons(circle: Circle) -> dict[str, int]:
    reds = [distances(circle)[red] for red in members(RED)]
    ways = NEXT[circle].bit_count()
    return {"circle": circle, "nearest": min(reds), "farthest": max(reds), "ways": ways}
