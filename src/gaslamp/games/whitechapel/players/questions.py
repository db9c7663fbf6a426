"""What a policeman does at his crossing: ask where the answer tells most, or arrest if the chance is good enough."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Flags, Floats, Ints, members_of
from gaslamp.games.whitechapel.players.worlds import Worlds
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import Circle, Policeman
from gaslamp.games.whitechapel.rules.public import NOBODY, Public
from gaslamp.games.whitechapel.rules.streets import SEARCHED

_SIZE = WHITECHAPEL.size
_BITS: Floats = np.arange(4096.0) * np.log2(np.maximum(1, np.arange(4096.0)))
"""n log2 n, by the number of worlds n, which is less than 4096."""

_Arrest = a.Arrest | a.AreaArrest


@dataclass(frozen=True, slots=True)
class ArrestThresholds:
    """When the police arrest instead of asking."""

    at_once: float = 0.5  # from this chance on, they arrest at once
    after_asking: float = 0.15  # from this chance on, they arrest after the others have asked
    home_weight: float = 0.3  # the weight of a bit about the hideout; a bit about Jack's circle has 1


def act(
    worlds: Worlds, public: Public, choices: Sequence[a.Action], thresholds: ArrestThresholds
) -> tuple[a.Action, float]:
    """An arrest with its chance, or a question with what it tells. None of the choices is a rush."""
    asks = [choice for choice in choices if isinstance(choice, a.Ask)]
    if public.doing != NOBODY or not asks:
        return _question(worlds, asks, thresholds) if asks else (choices[0], 0.0)
    arrests = _arrests(worlds, public, choices)
    if arrests and arrests[0][1] >= thresholds.at_once:
        return arrests[0]
    keen = _keen([found for found in arrests if found[1] >= thresholds.after_asking])
    others = [ask for ask in asks if ask.policeman not in keen]
    return _question(worlds, others, thresholds) if others else arrests[0]


def ranked(
    worlds: Worlds, public: Public, choices: Sequence[a.Action], thresholds: ArrestThresholds
) -> list[tuple[a.Action, float]]:
    """Every arrest with its chance and every question with what it tells, the best first."""
    found: list[tuple[a.Action, float]] = [*_arrests(worlds, public, choices)]
    asks = [choice for choice in choices if isinstance(choice, a.Ask)]
    gains, _ = answer_gains(worlds, [ask.circle for ask in asks], thresholds)
    found += zip(asks, gains.tolist(), strict=True)
    return sorted(found, key=lambda choice: -choice[1])


def _arrests(worlds: Worlds, public: Public, choices: Sequence[a.Action]) -> list[tuple[_Arrest, float]]:
    """The likeliest first."""
    chances = worlds.chances()
    found: list[tuple[_Arrest, float]] = []
    for choice in choices:
        if isinstance(choice, a.Arrest):
            found.append((choice, float(chances[choice.circle])))
        elif isinstance(choice, a.AreaArrest):
            around = SEARCHED[public.places[choice.policeman]] & ~public.false_clues
            found.append((choice, float(chances[members_of(_SIZE, around)].sum())))
    return sorted(found, key=lambda arrest: -arrest[1])


def _keen(arrests: list[tuple[_Arrest, float]]) -> set[Policeman]:
    """The policemen who should arrest and not ask: one for each likely circle."""
    taken: set[int] = set()
    found: set[Policeman] = set()
    for arrest, _ in arrests:
        circle = arrest.circle if isinstance(arrest, a.Arrest) else -arrest.policeman
        if circle not in taken and arrest.policeman not in found:
            taken.add(circle)
            found.add(arrest.policeman)
    return found


def _question(worlds: Worlds, asks: Sequence[a.Ask], thresholds: ArrestThresholds) -> tuple[a.Ask, float]:
    """If nothing can be learnt, ask where a yes is least likely: after a no the policeman may go on."""
    gains, seen = answer_gains(worlds, [ask.circle for ask in asks], thresholds)
    best = max(range(len(asks)), key=lambda number: (gains[number], -seen[number]))
    return asks[best], float(gains[best])


def answer_gains(worlds: Worlds, circles: Sequence[Circle], thresholds: ArrestThresholds) -> tuple[Floats, Floats]:
    """For each question: how many bits its answer tells on average, and how likely the answer is yes."""
    yes = worlds.seen[:, list(circles)]
    part: Ints = yes.sum(axis=0)
    gains = _gains(worlds.now, yes, part)
    if thresholds.home_weight:
        gains += thresholds.home_weight * _gains(worlds.home, yes, part)
    return gains, part / len(worlds)


def _gains(places: Ints, yes: Flags, part: Ints) -> Floats:
    """The bits that the answers tell on average about a place."""
    count, questions = yes.shape
    pairs = (places[:, None] * questions + np.arange(questions))[yes]
    some = np.bincount(pairs, minlength=_SIZE * questions).reshape(_SIZE, -1)
    both = np.bincount(places, minlength=_SIZE)
    left = _BITS[some].sum(axis=0) + _BITS[both[:, None] - some].sum(axis=0) - _BITS[part] - _BITS[count - part]
    found: Floats = np.maximum(left - _BITS[both].sum() + _BITS[count], 0) / count
    return found
