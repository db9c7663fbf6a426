"""Counting every line of play to a depth: the quickest way to see that rules have changed."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from gaslamp.core.game import SPECTATOR, Game, Seat

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Perft:
    """Lines of play of one length, and how many different views they leave each seat with."""

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
