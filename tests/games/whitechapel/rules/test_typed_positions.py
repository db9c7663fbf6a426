"""Positions that are typed: refused, or as playable as any other."""

import random
from typing import Any

import pytest

from games.whitechapel.rules.example_games import STORIES, record_path
from games.whitechapel.rules.positions import (
    SECOND,
    eyes,
    legal,
    play,
    position,
)
from gaslamp.core import journal, record
from gaslamp.core.errors import NotWellFormed
from gaslamp.games import whitechapel

pytestmark = pytest.mark.no_cover


def test_no_typed_position_makes_the_rules_stumble() -> None:
    """Words of one position put into another: refused, or as playable as any."""
    rng = random.Random(1888)
    states = [
        state
        for story in STORIES
        for state in journal.replay(whitechapel, record.parse(record_path(story.name).read_text()))[::5]
    ]
    texts = [whitechapel.write(state) for state in states]
    accepted = 0
    for _ in range(1500):
        one, other = (rng.choice(texts).split() for _ in range(2))
        for number in rng.sample(range(1, 14), rng.randint(1, 3)):
            one[number] = other[number]
        try:
            state = whitechapel.parse_state(" ".join(one))
        except NotWellFormed:
            continue
        accepted += 1
        _play_on(state, rng)
    assert accepted > 100


def _play_on(state: Any, rng: random.Random) -> None:
    for _ in range(25):
        actions = whitechapel.legal(state)
        assert bool(actions) != bool(whitechapel.outcome(state))
        if not actions:
            break
        for seat in eyes(state):
            whitechapel.view(state, seat)
        state = whitechapel.apply(state, rng.choice(actions))
    assert whitechapel.parse_state(whitechapel.write(state)) == state


def test_a_second_night_can_be_typed_before_its_women_are_placed() -> None:
    state = position(SECOND, moment="2.women", heads="Y", scenes="66", track="0", t="-", s="66-64")
    assert len(legal(state)) == 8
    assert len(legal(play(state, legal(state)[0]))) == 7
