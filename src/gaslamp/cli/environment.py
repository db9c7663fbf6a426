"""What a game takes from outside: random numbers and the time. Tests pass their own."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from random import Random, SystemRandom


def _now() -> datetime:
    return datetime.now().astimezone()


@dataclass(frozen=True, slots=True)
class Environment:
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
    rng: Random = field(default_factory=SystemRandom)
    now: Callable[[], datetime] = _now
