"""The greedy player of Mr. Jack is no fool, and never peeks."""

import random

from games.mrjack.rules.positions import position
from gaslamp.core.game import Seat
from gaslamp.games import mrjack
from gaslamp.games.mrjack.players import greedy
from gaslamp.games.mrjack.rules.state import State
from gaslamp.parts import match
from gaslamp.parts.plain import random_player as by_chance
from gaslamp.parts.player import Thinking
from players.knowledge import knowledge


def chosen(state: State, seat: Seat) -> str:
    return mrjack.write(greedy.choose(knowledge(mrjack, state, seat), random.Random(1), Thinking()))


def test_jack_leaves_when_he_can() -> None:
    assert chosen(position("M:w", clock="2.1", jack="M", M="B2", witness="unseen"), "jack") == "NW"


def test_the_detective_accuses_the_last_suspect_and_nobody_else() -> None:
    state = position("H:w", clock="1.1", jack="S", S="G5", cleared="HWLMGUB")
    assert chosen(state, "detective") == "@S"
    assert not chosen(position("H:w", clock="1.1", jack="S", S="G5"), "detective").startswith("@")


def wins(seat: Seat) -> int:
    """Of forty games against a player at random, which accuses early and often."""
    players = {other: greedy if other == seat else by_chance for other in ("jack", "detective")}
    records = [match.play(mrjack, {}, players, random.Random(seed)) for seed in range(40)]
    return sum(record.outcome is not None and record.outcome.winners == (seat,) for record in records)


def test_it_beats_a_random_player_on_either_side() -> None:
    """A fair coin would give thirty or more of forty once in a thousand times."""
    assert wins("jack") >= 30
    assert wins("detective") >= 30


def test_a_match_is_the_same_for_the_same_generator() -> None:
    players = {"jack": greedy, "detective": greedy}
    once, again = (match.play(mrjack, {}, players, random.Random(7)) for _ in range(2))
    assert once == again
