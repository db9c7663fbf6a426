"""How a finished game was solved: what each step revealed to the police, and how many homes were left by night."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from gaslamp.core.game import CHANCE, SPECTATOR, Seat
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction.belief import Belief, Model, begin, read, update
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.rules.actions import Answer, WalkHome
from gaslamp.games.whitechapel.rules.public import JACK
from gaslamp.parts.deduction import InformationGain

DIGITS = 5


def seeker(seats: Sequence[Seat]) -> Seat:  # noqa: ARG001  (all who seek know the same)
    """What the police know of Jack is public."""
    return SPECTATOR


def information_gains(record: Record) -> list[InformationGain]:
    """An answer tells where Jack can be; a walk home tells where he can live. Every trail that fits counts the same."""
    found = []
    belief = begin(record.options)
    for number, entry in enumerate(record.entries[:-1], 1):
        action = whitechapel.parse_action(entry.action)
        before, belief = belief, update(belief, action)
        if isinstance(action, WalkHome):
            found.append(InformationGain(number, _home_bits(before), _home_bits(belief)))
        elif isinstance(action, Answer) and belief.facts != before.facts and belief.spaces:
            found.append(InformationGain(number, _place_bits(before), _place_bits(belief)))
    return found


def beliefs(record: Record) -> dict[int, dict[str, Any]]:
    """Where Jack is and where he lives, if every trail that fits is equally likely.

    `findings` takes a second and a hundred kilobytes for each decision: too much for thousands of games.
    """
    found: dict[int, dict[str, Any]] = {}
    belief, told = begin(record.options), None
    for length, entry in enumerate(record.entries):
        if entry.seat not in (JACK, CHANCE) and belief.deduction is not told:
            told = belief.deduction
            found[length] = {
                "now": _by_circle(belief.now(Model.TRAILS)),
                "hideout": _by_circle(belief.hideout(Model.TRAILS)),
            }
        belief = update(belief, whitechapel.parse_action(entry.action))
    return found


def course(record: Record) -> dict[str, Any]:
    """On how many circles Jack could live: at the start, and after each finished night."""
    return {"game": record.game, "homes": read(record).homes()}


def _place_bits(belief: Belief) -> float:
    return belief.entropy(Model.TRAILS)


def _home_bits(belief: Belief) -> float:
    return _bits(belief.hideout(Model.TRAILS))


def _by_circle(chances: Floats) -> dict[str, float]:
    """With the texts that JSON has as keys."""
    return {str(circle): round(float(chances[circle]), DIGITS) for circle in np.flatnonzero(chances)}


def _bits(chances: Floats) -> float:
    positive = chances[chances > 0]
    return float(-(positive * np.log2(positive)).sum())
