"""Twin worlds: what differs in a secret that a seat has not learned looks the same to that seat."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Any

from gaslamp.core import entered
from gaslamp.core.game import AnyGame, Seat
from gaslamp.testing.random_games import Case, Played, readers


def check_twins(case: Case, played: Played, rng: random.Random) -> int:
    """Change a secret a seat has not learned, and nothing that seat is shown may change. Returns the steps compared.

    Two secrets of each seat, if it does not learn more. Seats that have not learned the same one share a twin world.
    """
    order = rng.sample(range(len(played.actions)), len(played.actions))
    blind: dict[int, list[Seat]] = {}
    for seat in readers(case.game, played.states[0]):
        hidden = (number for number in order if case.hides(played.states[number], played.actions[number], seat))
        for number in islice(hidden, 2):
            blind.setdefault(number, []).append(seat)
    truth = _Truth(case.game, played.states)
    return sum(_follow_twin(case, played, truth, number, seats, rng) for number, seats in blind.items())


class _Truth:
    """What there is to compare with twins, by place in the game. All of it is worked out when it is first needed."""

    def __init__(self, game: AnyGame, states: Sequence[Any]) -> None:
        self.is_over = cache(lambda place: game.outcome(states[place]) is not None)
        self.actor = cache(lambda place: game.actor(states[place]))
        self.legal = cache(lambda place: game.legal(states[place]))
        self.view = cache(lambda place, seat: game.write(game.view(states[place], seat)))
        self.open_draws = cache(lambda place: entered.outcomes(game, states[place]))


def _follow_twin(
    case: Case, played: Played, truth: _Truth, number: int, seats: Sequence[Seat], rng: random.Random
) -> int:
    """Play on in two worlds that differ from one hidden action on, until the truth comes out by the rules.

    `seats`: from whom that action is hidden. Returns the steps compared, of all seats.
    """
    game, compared = case.game, 0
    twin = played.states[number]
    legal = game.legal(twin)
    for place, action in enumerate(played.actions[number:], number):
        other, still = counterpart(case, twin, legal, action, seats, rng, differ=place == number)
        for seat in seats:
            assert seat in still or place == number or truth.actor(place) != seat, (
                "a seat's own move is refused for a reason it cannot know"
            )
        seats = still
        if not seats:
            return compared
        for seat in seats:
            _check_same_texts(game, [game.seen(played.states[place], action, seat)], [game.seen(twin, other, seat)])
        after, twin = place + 1, game.apply(twin, other)
        if truth.is_over(after) or game.outcome(twin):
            return compared
        legal, actor = game.legal(twin), truth.actor(after)
        assert actor == game.actor(twin)
        for seat in seats:
            assert truth.view(after, seat) == game.write(game.view(twin, seat))
        if actor in seats:
            _check_same_texts(game, truth.legal(after), legal)
        if case.open_draws:
            _check_same_texts(game, truth.open_draws(after), entered.outcomes(game, twin))
        compared += len(seats)
    return compared


def _texts(game: AnyGame, things: Any) -> list[str]:
    return [game.write(thing) for thing in things]


def _check_same_texts(game: AnyGame, some: Sequence[Any], others: Sequence[Any]) -> None:
    """Byte by byte. Games often give the very same objects, which need not be written twice to be compared."""
    assert len(some) == len(others)
    differing = [(one, other) for one, other in zip(some, others, strict=True) if one is not other]
    assert _texts(game, [one for one, _ in differing]) == _texts(game, [other for _, other in differing])


def counterpart(
    case: Case, twin: Any, legal: Sequence[Any], action: Any, seats: Sequence[Seat], rng: random.Random, *, differ: bool
) -> tuple[Any, Sequence[Seat]]:
    """What happens in the twin world, and those of the seats who cannot tell it from what happened in the true one.

    The same, or something else of the same kind, which only seats cannot tell from whom both are hidden.
    """
    if not differ and action in legal:
        return action, seats
    blind = [seat for seat in seats if case.hides(twin, action, seat)]
    alike = [
        other
        for other in (legal if blind else ())
        if other != action and type(other) is type(action) and all(case.hides(twin, other, seat) for seat in blind)
    ]
    return (rng.choice(alike), blind) if alike else (None, ())
