"""How much of each attack: a little in `make test`, far more in `make attack`."""

import os


def amount(name: str, quick: int) -> int:
    """GASLAMP_ATTACK_NAME, or the quick amount."""
    return int(os.environ.get(f"GASLAMP_ATTACK_{name}", quick))
