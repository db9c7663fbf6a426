"""Players for tests of the pool: slow ones, and some that go wrong. Which one plays is the name of the level."""

import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

from gaslamp.core.game import Seat
from gaslamp.parts.player import Knowledge, Player, Thinking


class FakePlayer:
    """`slow-2`: two seconds with progress; `silent-9`: without; `dies-FILE` kills itself until the file is there."""

    def __init__(self, name: str) -> None:
        self.kind, _, self.rest = name.partition("-")
        self.asked = 0

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        self.asked += 1
        match self.kind:
            case "slow" | "silent":
                self._think(thinking)
            case "dies" if not Path(self.rest).exists():
                Path(self.rest).touch()
                os.kill(os.getpid(), signal.SIGKILL)
            case "always":
                os.kill(os.getpid(), signal.SIGKILL)
            case "raises":
                raise KeyError(f"jack is {known.view.jack}")
            case "cheats":
                return "not one of the choices"
            case "counts":
                return known.choices[self.asked % len(known.choices)]
            case _:
                pass
        return rng.choice(known.choices)

    def _think(self, thinking: Thinking) -> None:
        end = time.monotonic() + float(self.rest)
        while time.monotonic() < end:
            time.sleep(0.01)
            if self.kind == "slow":
                # On a busy machine it may have slept past its time.
                thinking.progress(min(1.0, 1 - (end - time.monotonic()) / float(self.rest)))


def seated(_game: str, _seat: Seat, name: str) -> Player:
    return FakePlayer(name)
