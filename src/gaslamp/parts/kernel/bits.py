"""Sets of small numbers as bits, for kernels: up to 64 in one word, up to 256 in four. `bits.pxd` is the C form."""

Words = list[int]
"""A set of numbers below 256: four words of 64 bits."""


def lowest(members: int) -> int:
    """The lowest number in a set that is not empty."""
    return (members & -members).bit_length() - 1


def bit(number: int) -> int:
    """The set with one number."""
    return 1 << number


def size(members: int) -> int:
    """How many numbers are in a set."""
    return members.bit_count()


def member(members: int, place: int) -> int:
    """The number at a place in a set, counted from 0."""
    for _ in range(place):
        members &= members - 1
    return lowest(members)


def has(words: Words, number: int) -> int:
    """Whether a number is in a set of four words."""
    return words[number >> 6] >> (number & 63) & 1


def put(words: Words, number: int) -> None:
    """Add a number to a set of four words."""
    words[number >> 6] |= 1 << (number & 63)


def clear(words: Words) -> None:
    """Empty a set of four words."""
    words[0] = words[1] = words[2] = words[3] = 0
