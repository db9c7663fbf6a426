"""Sets of small numbers as ints: bit n is number n."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def chooser(items: Sequence[T]) -> Callable[[int], list[T]]:
    """A function that returns the items whose numbers are in a set, in order. It reads eight bits at a time."""
    tables = [subsets(items[first : first + 8]) for first in range(0, len(items), 8)]

    def chosen(numbers: int) -> list[T]:
        found: list[T] = []
        for table in tables:
            if not numbers:
                break
            found += table[numbers & 255]
            numbers >>= 8
        return found

    return chosen


def subsets(items: Sequence[T]) -> list[tuple[T, ...]]:
    """Every choice of these items: number n has those whose bits are set in n."""
    found: list[tuple[T, ...]] = [()]
    for item in items:
        found += [(*some, item) for some in found]
    return found
