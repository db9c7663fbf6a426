"""Games small enough to be solved exactly, with the ideas of the large ones: `lane` is a reduced Mr. Jack, `village` a
small map of Whitechapel. They keep the protocol of every game, and tests hold them to the same contract.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gaslamp.adapters.small import lane, village
from gaslamp.adapters.tensors.flags import Tensor
from gaslamp.core.game import SPECTATOR, AnyGame


@dataclass(frozen=True)
class Small:
    """A small game with all its actions, which are numbered by their places; those of chance apart."""

    game: AnyGame
    actions: Sequence[Any]
    chances: Sequence[Any]
    length: int  # no game has more actions, those of chance included
    tensor: Callable[[Any], Tensor]

    @cached_property
    def numbers(self) -> dict[Any, int]:
        numbered = {action: place for place, action in enumerate(self.actions)}
        return numbered | {action: place for place, action in enumerate(self.chances)}

    @cached_property
    def size(self) -> int:
        return len(self.tensor(self.game.view(self.game.start({}), SPECTATOR)))


LANE = Small(lane, lane.EVERY, lane.CHANCES, length=16, tensor=lane.tensor)
VILLAGE = Small(village, village.EVERY, village.CHANCES, length=12, tensor=village.tensor)
SMALL: dict[str, Small] = {"small_mrjack": LANE, "small_whitechapel": VILLAGE}
