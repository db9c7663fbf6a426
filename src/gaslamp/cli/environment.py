"""What a real game takes from outside: randomness and the time of day. Tests hand in their own."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from random import Random, SystemRandom


def _now() -> datetime:
    return datetime.now().astimezone()


@dataclass(frozen=True, slots=True)
class Fate:
    bytes: Callable[[int], bytes] = secrets.token_bytes
    rng: Random = field(default_factory=SystemRandom)
    now: Callable[[], datetime] = _now
