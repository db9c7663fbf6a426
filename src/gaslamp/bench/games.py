"""The games that are measured: those with a `bench` part. Another installed game does not change the figures."""

from collections.abc import Mapping
from functools import cache

from gaslamp.games.registry import offered, registration
from gaslamp.parts.bench import Bench


@cache
def benches() -> Mapping[str, Bench]:
    """The bench part of each measured game, by name."""
    return {name: bench for name in offered() if (bench := registration(name).bench) is not None}


def mixed_games(count: int) -> list[str]:
    """`count` names of games. Each measured game occurs equally often."""
    names = list(benches())
    return [names[number % len(names)] for number in range(count)]


def longest_game() -> str:
    """The measured game with the most actions."""
    return max(benches(), key=lambda name: benches()[name].MOST_ACTIONS)
