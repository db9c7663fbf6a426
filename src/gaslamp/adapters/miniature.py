"""What the environments need to know of a small game: its rules, its actions in order, its tensor."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gaslamp.adapters.small import lane, village
from gaslamp.adapters.tensors import lane as lane_tensor
from gaslamp.adapters.tensors import village as village_tensor
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


LANE = Small(lane, lane.EVERY, lane.CHANCES, length=16, tensor=lane_tensor.tensor)
VILLAGE = Small(village, village.EVERY, village.CHANCES, length=12, tensor=village_tensor.tensor)
SMALL: dict[str, Small] = {"small_mrjack": LANE, "small_whitechapel": VILLAGE}
