"""Twin worlds: what differs in a secret that a seat has not learned looks the same to that seat."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from gaslamp.core import entered
from gaslamp.core.game import AnyGame, Seat
from gaslamp.testing.random_games import Case, Played, readers


def check_twins(case: Case, played: Played, rng: random.Random) -> int:
    """Change a secret a seat has not learned, and nothing that seat is shown may change. Returns the steps compared.

    Two secrets of each seat, if it does not learn more.
    """
    truth, compared = _Truth(case.game, played.states), 0
    for seat in readers(case.game, played.states[0]):
        hidden = [
            number
            for number, (state, action) in enumerate(zip(played.states, played.actions, strict=False))
            if case.hides(state, action, seat)
        ]
        for number in rng.sample(hidden, min(2, len(hidden))):
            compared += _follow_twin(case, played, truth, number, seat, rng)
    return compared


class _Truth:
    """What there is to compare with twins, by place in the game. All of it is worked out when it is first needed."""

    def __init__(self, game: AnyGame, states: Sequence[Any]) -> None:
        self.is_over = cache(lambda place: game.outcome(states[place]) is not None)
        self.actor = cache(lambda place: game.actor(states[place]))
        self.legal = cache(lambda place: game.legal(states[place]))
        self.view = cache(lambda place, seat: game.write(game.view(states[place], seat)))
        self.open_draws = cache(lambda place: entered.outcomes(game, states[place]))


def _follow_twin(case: Case, played: Played, truth: _Truth, number: int, seat: Seat, rng: random.Random) -> int:
    """Play on in two worlds that differ from one hidden action on, until the truth comes out by the rules."""
    game = case.game
    twin = played.states[number]
    legal = game.legal(twin)
    for place, action in enumerate(played.actions[number:], number):
        other = counterpart(case, twin, legal, action, seat, rng, differ=place == number)
        if other is None:
            is_own = place > number and truth.actor(place) == seat
            assert not is_own, "a seat's own move is refused for a reason it cannot know"
            return place - number
        _check_same_texts(game, [game.seen(played.states[place], action, seat)], [game.seen(twin, other, seat)])
        after, twin = place + 1, game.apply(twin, other)
        if truth.is_over(after) or game.outcome(twin):
            return place - number
        assert truth.view(after, seat) == game.write(game.view(twin, seat))
        assert truth.actor(after) == game.actor(twin)
        legal = game.legal(twin)
        if truth.actor(after) == seat:
            _check_same_texts(game, truth.legal(after), legal)
        if case.open_draws:
            _check_same_texts(game, truth.open_draws(after), entered.outcomes(game, twin))
    return len(played.actions) - number


def _texts(game: AnyGame, things: Any) -> list[str]:
    return [game.write(thing) for thing in things]


def _check_same_texts(game: AnyGame, some: Sequence[Any], others: Sequence[Any]) -> None:
    """Byte by byte. Games often give the very same objects, which need not be written twice to be compared."""
    assert len(some) == len(others)
    differing = [(one, other) for one, other in zip(some, others, strict=True) if one is not other]
    assert _texts(game, [one for one, _ in differing]) == _texts(game, [other for _, other in differing])


def counterpart(
    case: Case, twin: Any, legal: Sequence[Any], action: Any, seat: Seat, rng: random.Random, *, differ: bool
) -> Any:
    """What happens in the twin world: the same, or where the seat cannot see it something else of the same kind."""
    if not differ and action in legal:
        return action
    alike = [
        other for other in legal if other != action and type(other) is type(action) and case.hides(twin, other, seat)
    ]
    return rng.choice(alike) if alike and case.hides(twin, action, seat) else None
