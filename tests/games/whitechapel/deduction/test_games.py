"""Over whole games, random and played: the truth is never outside the set and never has probability zero."""

import random
from itertools import product
from typing import Any

import pytest

from gaslamp.core import record
from gaslamp.core.game import SPECTATOR
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.bench import chase
from gaslamp.games.whitechapel.deduction import Belief, Model, Policy, begin, read, update
from gaslamp.games.whitechapel.deduction.styles import Style
from gaslamp.games.whitechapel.rules.actions import WalkHome
from gaslamp.testing import contract
from tiers import parts

PARTS = 20
RANDOM_GAMES = 1000
PLAYED_GAMES = 200
SWITCHES = ("letters", "false-clues", "rushing", "area-arrests", "catch-me", "address")
STRICT = Policy((Style(3.0),))
"""The strength that a Jack who walks at random surprises most: with it no gentler one can come to the rescue."""

HANDS = ("BYNRG", "B/YN/RG", "B/Y/N/R/G", "BY/NRG")
HIDEOUTS = ("chosen", "easy", "normal", "medium", "hard")


def agreed(number: int) -> dict[str, str]:
    """Every kind of hideout with every set of options, in turn."""
    switches = list(product(("off", "on"), repeat=len(SWITCHES)))[number % 64]
    return {
        "hands": HANDS[number % len(HANDS)],
        "hideout": HIDEOUTS[number % len(HIDEOUTS)],
        **dict(zip(SWITCHES, switches, strict=True)),
    }


def check(belief: Belief, trail: tuple[int, ...], hideout: int) -> None:
    """In every model the truth has a chance: the whole trail, each of its circles, the hideout."""
    assert belief.facts.tonight is not None
    assert len(trail) == belief.facts.tonight.space + 1
    for space, circle in enumerate(trail):
        assert belief.possible(space)[circle]
    for model in Model:
        assert belief.probability(trail, model) > 0
        assert belief.now(model)[trail[-1]] > 0
        assert belief.hideout(model)[hideout] > 0
        assert abs(belief.now(model).sum() - 1) < 1e-9
        assert abs(belief.hideout(model).sum() - 1) < 1e-9


def moments(actions: list[Any], trails: list[tuple[int, ...]], rng: random.Random) -> set[int]:
    """Events after which to look: every walk home and the last one, for what fits then has always fitted.

    In some games also one at random, to be sure of that.
    """
    hunted = [number for number, trail in enumerate(trails) if trail]
    homes = [number for number, action in enumerate(actions) if isinstance(action, WalkHome)]
    return {*homes, *hunted[-1:], *rng.sample(hunted, min(len(hunted), rng.random() < 0.3))}


@pytest.mark.parametrize("part", parts(PARTS))
def test_the_truth_is_never_excluded_in_random_games(part: int) -> None:
    """Read from the text of the record as a seat saw it."""
    for number in range(part, RANDOM_GAMES, PARTS):
        rng = random.Random(f"random/{number}")
        played = contract.play(whitechapel, agreed(number), rng)
        seat = rng.choice((*whitechapel.seats(played.states[0]), SPECTATOR))
        text = record.write(played.seen_by(whitechapel, seat))
        hideout = played.states[-1].hideout
        for length in moments(played.actions, [state.trail for state in played.states[1:]], rng):
            belief = read(record.undone(record.parse(text), length + 1), STRICT)
            state = played.states[length + 1]
            check(belief, *walked(state, played.states[length], hideout))


def walked(after: Any, before: Any, hideout: int) -> tuple[tuple[int, ...], int]:
    """The row of a night that has just ended is on the sheet."""
    return (after.trail or (*before.trail, hideout)), hideout


@pytest.mark.parametrize("part", parts(PARTS))
def test_the_truth_is_never_excluded_in_played_games(part: int) -> None:
    """Event by event, one belief leading to the next."""
    for number in range(part, PLAYED_GAMES, PARTS):
        rng = random.Random(f"played/{number}")
        options = agreed(number)
        game = list(chase.play(options, rng, hints=0.2 * (number % 3)))
        wanted = moments([moment.action for moment in game], [moment.trail for moment in game], rng)
        belief, before = begin(options), ()
        for length, moment in enumerate(game):
            belief = update(belief, moment.action)
            if length in wanted:
                check(belief, moment.trail or (*before, moment.hideout), moment.hideout)
            before = moment.trail
