"""Worlds that a seat cannot distinguish from the true one, drawn from the seat's own record with the rules alone.

A world is a replay from the start. At each step an action fits if the seat would have seen what it did see. One of the
actions that fit is drawn: by its odds for chance, with equal chances for a seat. A world's weight is the product, over
the steps, of the probability of the actions that fit. So worlds that explain the record better count more.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from gaslamp.core.game import CHANCE, AnyGame, Seat
from gaslamp.core.record import Record

MOST_RESTARTS = 30
"""Replays that may end where no action fits. After them, the search backtracks step by step."""

MOST_STEPS = 20_000
"""The most actions that the search tries. After them it finds no world."""


@dataclass(frozen=True, slots=True)
class World:
    state: Any
    actions: tuple[Any, ...]
    weight: float


class Worlds:
    """`seen` is the game so far as the seat saw it; `view` is what the seat knows at its end."""

    def __init__(self, game: AnyGame, options: Mapping[str, str], seen: Sequence[Any], view: Any) -> None:
        self._game = game
        self._start = game.start(options)
        self._seen = tuple(seen)
        self._view = view
        self._seat: Seat = view.seat

    def draw(self, rng: Random) -> World | None:
        """A world, or None if none was found within the limits."""
        for _ in range(MOST_RESTARTS):
            if (world := self._replay(rng)) is not None:
                return world
        return self._search(rng)

    def _replay(self, rng: Random) -> World | None:
        state, actions, weight = self._start, [], 1.0
        for seen in self._seen:
            fitting, share = self._fitting(state, seen)
            if not fitting:
                return None
            [action] = rng.choices(list(fitting), list(fitting.values()))
            state = self._game.apply(state, action)
            actions.append(action)
            weight *= share
        return World(state, tuple(actions), weight) if self._fits(state) else None

    def _search(self, rng: Random) -> World | None:
        """Depth-first search. It backtracks where no action fits."""
        states, actions, shares = [self._start], list[Any](), list[float]()
        waiting: list[list[Any]] = []
        for _ in range(MOST_STEPS):
            if len(waiting) == len(actions) < len(self._seen):
                fitting, share = self._fitting(states[-1], self._seen[len(actions)])
                waiting.append(_shuffled(fitting, rng))
                shares.append(share)
            elif len(actions) == len(self._seen) and self._fits(states[-1]):
                weight = 1.0
                for share in shares:
                    weight *= share
                return World(states[-1], tuple(actions), weight)
            else:
                if not actions:
                    return None
                states.pop()
                actions.pop()
            while waiting and not waiting[-1]:
                waiting.pop()
                shares.pop()
                if not waiting:
                    return None
                states.pop()
                actions.pop()
            if waiting:
                action = waiting[-1].pop()
                states.append(self._game.apply(states[-1], action))
                actions.append(action)
        return None

    def _fits(self, state: Any) -> bool:
        return bool(self._game.view(state, self._seat) == self._view)

    def _fitting(self, state: Any, seen: Any) -> tuple[dict[Any, float], float]:
        """The actions that fit what the seat saw, with their chances; and the weight of this step."""
        game = self._game
        legal, actor = game.legal(state), game.actor(state)
        if actor == CHANCE:
            chances = dict(zip(legal, map(float, game.odds(state)), strict=True))
        else:
            chances = dict.fromkeys(legal, 1 / len(legal)) if legal else {}
        if seen in chances and game.seen(state, seen, self._seat) == seen:
            # Nothing of the action is hidden, so no other action looks the same.
            fitting = {seen: chances[seen]}
        else:
            fitting = {one: chance for one, chance in chances.items() if game.seen(state, one, self._seat) == seen}
        # The seat's own choice reveals nothing about the others.
        return fitting, 1.0 if actor == self._seat else sum(fitting.values())


def _shuffled(chances: Mapping[Any, float], rng: Random) -> list[Any]:
    """In random order, likely actions mostly last. The caller takes actions from the end."""
    keys = {action: rng.random() ** (1 / chance) if chance else 0.0 for action, chance in chances.items()}
    return sorted(keys, key=keys.__getitem__)


def worlds_of_record(game: AnyGame, record: Record, view: Any) -> Worlds:
    """Worlds for the owner of a record."""
    return Worlds(game, record.options, [game.parse_action(entry.action) for entry in record.entries], view)


def drawn_actions(
    game: AnyGame, options: Mapping[str, str], seen: Sequence[Any], view: Any, rng: Random, count: int = 16
) -> list[Any]:
    """The actions of one world out of several, drawn by weight."""
    worlds = Worlds(game, options, seen, view)
    found = [world for _ in range(count) if (world := worlds.draw(rng)) is not None]
    assert found, "the true world fits"
    [world] = rng.choices(found, [world.weight for world in found])
    return list(world.actions)
