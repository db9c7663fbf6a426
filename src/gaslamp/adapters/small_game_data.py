"""What the environments need to know of a small game: its rules, its actions in order, its tensor."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gaslamp.core.game import SPECTATOR, AnyGame
from gaslamp.games.registry import registrations
from gaslamp.parts.registration import Registration
from gaslamp.parts.tensors import Tensor


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


def _small(found: Registration) -> Small:
    tensors: Any = found.tensors
    return Small(found.rules, tensors.ACTIONS, tensors.CHANCES, length=tensors.LENGTH, tensor=tensors.tensor)


SMALL: dict[str, Small] = {
    name: _small(found) for name, found in registrations().items() if found.tensors and not found.kernel
}
