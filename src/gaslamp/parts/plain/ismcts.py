"""A player for any game: information set Monte Carlo tree search, with a tree for each seat.

Every round draws a world that its seat cannot distinguish from the true one. All trees are descended together: the
acting seat chooses in its own tree by upper confidence bounds, and every other tree follows what its seat sees of the
action. One node is added to each tree, then random actions play the game to its end. The player gets a seat's knowledge
and never the true State. The States in this module are drawn at random.
"""

from math import log, sqrt
from random import Random
from typing import Any

from gaslamp.core.game import CHANCE, AnyGame, Outcome, Seat
from gaslamp.parts.plain.worlds import World, worlds_of_record
from gaslamp.parts.player import Knowledge, Thinking

ROUNDS = 600
"""Random games for one decision."""

WORLDS = 60
"""Worlds that are drawn for one decision. Each round takes one of them, by weight."""

ROUNDS_PER_REPORT = 10
"""Rounds between two looks at the clock."""

LONGEST_PLAYOUT = 5_000
"""Actions after which a random game counts as a draw."""

EXPLORATION = 0.7
"""The weight of exploration in the upper confidence bounds."""


class Node:
    """A sequence of actions since the position, as a seat sees them. `available` counts the rounds that allow it."""

    __slots__ = ("available", "children", "tries", "won")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.available = 0
        self.tries = 0
        self.won = 0.0


class Ismcts:
    def __init__(self, game: AnyGame, rounds: int = ROUNDS) -> None:
        self._game = game
        self._rounds = rounds

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        thinking.progress(0.0)
        if len(known.choices) == 1:
            return known.choices[0]
        worlds = self._worlds(known, rng, thinking)
        if not worlds:
            return rng.choice(known.choices)
        weights = [world.weight for world in worlds]
        roots = {seat: Node() for seat in self._game.seats(worlds[0].state)}
        for done in range(self._rounds):
            if done % ROUNDS_PER_REPORT == 0:
                thinking.progress(done / self._rounds)
                if done and thinking.left < 0:
                    break
            [world] = rng.choices(worlds, weights)
            self._round(roots, world.state, rng)
        tried = roots[known.seat].children
        return max(known.choices, key=lambda choice: tried[choice].tries if choice in tried else 0)

    def _worlds(self, known: Knowledge, rng: Random, thinking: Thinking) -> list[World]:
        source = worlds_of_record(self._game, known.record, known.view)
        found: list[World] = []
        for _ in range(WORLDS):
            world = source.draw(rng)
            if world is None or (found and thinking.left < 0):
                break
            found.append(world)
            thinking.progress(0.0)
        return found

    def _round(self, roots: dict[Seat, Node], state: Any, rng: Random) -> None:
        game, nodes = self._game, dict(roots)
        path: list[tuple[Seat, Node]] = []
        is_new = False
        while not is_new and (actor := game.actor(state)) is not None:
            if actor == CHANCE:
                action = _drawn(game, state, rng)
            else:
                action, is_new = _selected(nodes[actor], game.legal(state), rng)
            for seat, node in nodes.items():
                child = node.children.setdefault(game.seen(state, action, seat), Node())
                nodes[seat] = child
                if seat == actor:
                    path.append((seat, child))
            state = game.apply(state, action)
        outcome = _played_out(game, state, rng)
        for seat, node in path:
            node.tries += 1
            node.won += 0.5 if outcome is None else seat in outcome.winners


def _selected(node: Node, legal: tuple[Any, ...], rng: Random) -> tuple[Any, bool]:
    """An action for the seat of the node, and whether it is the first time it is tried."""
    fresh = [action for action in legal if action not in node.children or not node.children[action].tries]
    for action in legal:
        if action in node.children:
            node.children[action].available += 1
    if fresh:
        return rng.choice(fresh), True
    return max(legal, key=lambda action: _bound(node.children[action])), False


def _bound(node: Node) -> float:
    return node.won / node.tries + EXPLORATION * sqrt(log(node.available) / node.tries)


def _drawn(game: AnyGame, state: Any, rng: Random) -> Any:
    outcomes = game.legal(state)
    return outcomes[0] if len(outcomes) == 1 else rng.choices(outcomes, [float(odd) for odd in game.odds(state)])[0]


def _played_out(game: AnyGame, state: Any, rng: Random) -> Outcome | None:
    """How a random game from here ends; None if it does not end in time."""
    for _ in range(LONGEST_PLAYOUT):
        actor = game.actor(state)
        if actor is None:
            break
        action = _drawn(game, state, rng) if actor == CHANCE else rng.choice(game.legal(state))
        state = game.apply(state, action)
    return game.outcome(state)
