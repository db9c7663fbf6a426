"""On the real board the rules are the judge: every world that looks the same to the police is played out."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from gaslamp.core.errors import NotLegal
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.bench import chase
from gaslamp.games.whitechapel.deduction import Model, begin, update
from gaslamp.games.whitechapel.rules import actions as a
from tiers import parts

OPTIONS: tuple[dict[str, str], ...] = (
    {"hands": "BY/NRG", "false-clues": "on", "area-arrests": "on"},
    {"letters": "on", "rushing": "on", "address": "on"},
    {"hideout": "medium", "catch-me": "on"},
)
HIDDEN = a.Walk | a.WalkHome | a.Coach | a.Alley | a.KillLast
WORLDS = 3000


def worlds(states: list[Any], action: Any) -> list[Any]:
    """Every world one event later. What only Jack knows may have been anything of the same kind."""
    found = []
    for state in states:
        alike = [action]
        if isinstance(action, HIDDEN):
            alike = [other for other in whitechapel.legal(state) if type(other) is type(action)]
        for one in alike:
            try:
                found.append(whitechapel.apply(state, one))
            except NotLegal:
                continue
    return found


def cases(numbers: range) -> Iterator[tuple[Any, list[Any]]]:
    """Beliefs at the end of the first round or a few later, with all the worlds that fit.

    The hideout and the nights before are left as they were: they change nothing in tonight's bare set.
    """
    for number in numbers:
        rng = random.Random(f"worlds/{number}")
        options, night, moves = OPTIONS[number % 3], 1 + number // 3 % 4, rng.randint(1, 4)
        belief, state = begin(options), whitechapel.start(options)
        states: list[Any] = []
        played = 0
        for moment in chase.play(options, rng, hints=0.3, stay=(4, 9)):
            action = moment.action
            if isinstance(action, HIDDEN | a.Stuck) and state.public.night == night:
                states = states or [state]
                played += not isinstance(action, a.KillLast)
                if played > moves or isinstance(action, a.WalkHome):
                    break
            belief, state = update(belief, action), whitechapel.apply(state, action)
            states = worlds(states, action)
            if len(states) > WORLDS or whitechapel.outcome(state):
                break
        if played > moves:
            yield belief, states


@pytest.mark.parametrize("part", parts(5))
def test_the_trails_are_those_of_all_worlds_that_look_the_same(part: int) -> None:
    compared = 0
    for belief, states in cases(range(30 * part, 30 * part + 30)):
        rows = {state.trail for state in states}
        assert len(rows) == len(states)
        for space in range(len(states[0].trail)):
            seen = np.bincount([row[space] for row in rows], minlength=196)
            assert np.abs(belief.at(space, Model.TRAILS) - seen / len(rows)).max() < 1e-12
        passed = np.bincount([circle for row in rows for circle in {*row}], minlength=196)
        assert np.abs(belief.visited(Model.TRAILS) - passed / len(rows)).max() < 1e-12
        compared += 1
    assert compared > 10, "too few of the games came that far"
