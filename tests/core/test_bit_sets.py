"""Sets of numbers as ints, and the items with these numbers."""

import random

from gaslamp.core.bit_sets import chooser, subsets


def test_the_items_of_a_set_come_in_order() -> None:
    chosen = chooser("abcdefghijkl")
    assert chosen(0) == []
    assert chosen(0b1000_0000_0101) == ["a", "c", "l"]
    assert chosen((1 << 12) - 1) == list("abcdefghijkl")


def test_every_set_of_sixty_numbers_is_read() -> None:
    numbers, rng = chooser(range(60)), random.Random(1888)
    for _ in range(200):
        some = sorted(rng.sample(range(60), rng.randrange(61)))
        assert numbers(sum(1 << number for number in some)) == some


def test_each_list_is_new() -> None:
    chosen = chooser("ab")
    chosen(3).append("c")
    assert chosen(3) == ["a", "b"]


def test_subsets_are_numbered_by_their_bits() -> None:
    assert subsets("abc") == [(), ("a",), ("b",), ("a", "b"), ("c",), ("a", "c"), ("b", "c"), ("a", "b", "c")]
