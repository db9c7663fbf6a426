"""The player that picks anything."""

from random import Random

from gaslamp.games import mrjack
from gaslamp.parts.plain import random_player
from gaslamp.parts.player import Knowledge, Thinking
from players.knowledge import knowledge


def known() -> Knowledge:
    state = mrjack.start({})
    for text in ("=M", "HSLB"):
        state = mrjack.apply(state, mrjack.parse_action(text))
    return knowledge(mrjack, state, "detective")


def test_every_choice_is_made_sooner_or_later_and_nothing_else() -> None:
    rng = Random(1)
    assert {random_player.choose(known(), rng, Thinking()) for _ in range(100)} == set(known().choices)


def test_the_same_seed_makes_the_same_choices() -> None:
    one, other = Random(7), Random(7)
    assert [random_player.choose(known(), one, Thinking()) for _ in range(20)] == [
        random_player.choose(known(), other, Thinking()) for _ in range(20)
    ]
