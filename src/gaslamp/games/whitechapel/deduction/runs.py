"""Sums over runs of edges, for tables with many columns.

`np.add.reduceat` does the same, but it reads such tables column by column and is about twenty times slower. Here the
first edges of all runs are added at once, then the second ones, and so on. The longest runs come first, so the runs
that still have an edge are always the first rows.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import Floats, Ints


@dataclass(frozen=True, eq=False)
class Runs:
    rounds: tuple[Ints, ...]  # by number n: the edge with that number of each run that has one, the longest runs first
    places: Ints  # by run: its place when the longest runs come first

    def sum(self, rows: Callable[[Ints], Floats]) -> Floats:
        """By run: the sum of its rows. `rows` gives a row for each edge."""
        found = rows(self.rounds[0])
        for edges in self.rounds[1:]:
            found[: len(edges)] += rows(edges)
        return found[self.places]

    def max(self, rows: Callable[[Ints], Floats]) -> Floats:
        """By run: the largest value in each column of its rows."""
        found = rows(self.rounds[0])
        for edges in self.rounds[1:]:
            longer = found[: len(edges)]
            np.maximum(longer, rows(edges), out=longer)
        return found[self.places]


def runs(firsts: Ints, length: int) -> Runs:
    """Runs that begin at `firsts` and are not empty, of `length` edges in all. There is at least one."""
    sizes = lengths(firsts, length)
    by_size = np.argsort(-sizes, kind="stable")
    places = np.empty(len(firsts), dtype=np.intp)
    places[by_size] = np.arange(len(firsts))
    starts, ends = firsts[by_size], np.cumsum(np.bincount(sizes)[::-1])[::-1]
    return Runs(tuple(starts[: ends[number + 1]] + number for number in range(int(sizes.max()))), places)


def lengths(firsts: Ints, length: int) -> Ints:
    """By run: how many edges it has. `np.diff` with `append` takes several times as long."""
    found = np.empty_like(firsts)
    np.subtract(firsts[1:], firsts[:-1], out=found[:-1])
    found[-1] = length - firsts[-1]
    return found
