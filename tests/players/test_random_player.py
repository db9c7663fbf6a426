"""The player that picks anything."""

from random import Random

from gaslamp.games import mrjack
from gaslamp.players import random


def test_every_choice_is_made_sooner_or_later_and_nothing_else() -> None:
    state = mrjack.start({})
    for text in ("=M", "HSLB"):
        state = mrjack.apply(state, mrjack.parse_action(text))
    view = mrjack.view(state, "detective")
    choices = mrjack.choices(view)
    rng = Random(1)
    assert {random.choose(view, choices, rng) for _ in range(100)} == set(choices)


def test_the_same_seed_makes_the_same_choices() -> None:
    one, other = Random(7), Random(7)
    assert [random.choose(None, range(9), one) for _ in range(20)] == [
        random.choose(None, range(9), other) for _ in range(20)
    ]
