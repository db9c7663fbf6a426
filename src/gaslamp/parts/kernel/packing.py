"""An action as one int: its kind in the low 6 bits, then its parts, 8 bits each.

    number = kind | first << 6 | second << 14 | third << 22 | fourth << 30 | fifth << 38

This is the same for every game. The kinds and the meaning of their parts are in the game's `numbers`.
"""

from collections.abc import Iterable

KIND_BITS = 6
PART_BITS = 8


def pack(kind: int, *parts: int) -> int:
    number = kind
    for place, part in enumerate(parts):
        number |= part << KIND_BITS + PART_BITS * place
    return number


def unpack(number: int, parts: int) -> Iterable[int]:
    """The first `parts` parts."""
    return (number >> KIND_BITS + PART_BITS * place & 0xFF for place in range(parts))


def kind_of(number: int) -> int:
    return number & (1 << KIND_BITS) - 1
