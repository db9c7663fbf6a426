"""Counts all sequences of actions to a depth: the fastest way to see that rules have changed."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from gaslamp.core.game import SPECTATOR, Game, Seat

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Perft:
    """The number of sequences of one length, and of the different views that each seat has after them."""

    nodes: int
    views: dict[Seat, int]


def perft(game: Game[S, V, A], state: S, depth: int) -> Perft:
    nodes = 0
    views: dict[Seat, set[V]] = {seat: set() for seat in (*game.seats(state), SPECTATOR)}
    for leaf in leaves(game, state, depth):
        nodes += 1
        for seat, different in views.items():
            different.add(game.view(leaf, seat))
    return Perft(nodes, {seat: len(different) for seat, different in views.items()})


def leaves(game: Game[S, V, A], state: S, depth: int) -> Iterator[S]:
    """The states after exactly so many actions."""
    if depth == 0:
        yield state
        return
    for action in game.legal(state):
        yield from leaves(game, game.apply(state, action), depth - 1)
