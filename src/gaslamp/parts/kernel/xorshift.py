"""The random numbers of the kernels: xorshift64* by Marsaglia and Vigna. `xorshift.pxd` is the C form."""

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN = 0x9E37_79B9_7F4A_7C15
_STAR = 0x2545_F491_4F6C_DD1D


def seeded(seed: int) -> int:
    """A first state. It is never zero, because xorshift never leaves zero."""
    mixed = seed + _GOLDEN & _MASK
    mixed = (mixed ^ (mixed >> 30)) * _STAR & _MASK
    mixed = (mixed ^ (mixed >> 27)) * _GOLDEN & _MASK
    return mixed ^ (mixed >> 31) or 1


def next_state(state: int) -> int:
    state ^= state >> 12
    state ^= state << 25 & _MASK
    return state ^ (state >> 27)


def drawn(state: int, count: int) -> int:
    """A number below `count`, by the upper half of the state's product."""
    return ((state * _STAR & _MASK) >> 32) * count >> 32
