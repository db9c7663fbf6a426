"""How a finished game was solved: what each step revealed to the police, and how many homes were left by night."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction.belief import Belief, Model, begin, read, update
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.rules.actions import Answer, WalkHome
from gaslamp.parts.deduction import InformationGain


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


def course(record: Record) -> dict[str, Any]:
    """On how many circles Jack could live: at the start, and after each finished night."""
    return {"game": record.game, "homes": read(record).homes()}


def _place_bits(belief: Belief) -> float:
    return belief.entropy(Model.TRAILS)


def _home_bits(belief: Belief) -> float:
    return _bits(belief.hideout(Model.TRAILS))


def _bits(chances: Floats) -> float:
    positive = chances[chances > 0]
    return float(-(positive * np.log2(positive)).sum())
