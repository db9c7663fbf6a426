"""What the tables need of machine players, wherever they run."""

from collections.abc import Callable, Sequence
from typing import Protocol

from gaslamp.parts.player import Proposal
from gaslamp.server.machines.request import PlayerRequest


class NoAnswer(Exception):
    """No player could answer, or the pool was closed."""


def ignore_progress(_share: float) -> None:
    """For callers that do not want progress reports."""


class PlayerPool(Protocol):
    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = ignore_progress) -> str:
        """The chosen action, as text."""

    async def advise(self, request: PlayerRequest) -> Sequence[Proposal]:
        """What a machine would do in a person's seat, best first."""
