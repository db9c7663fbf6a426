"""The tensors part: what a seat may know as numbers, for learning programs."""

import random
from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any, Protocol, TypeGuard

import numpy as np
from numpy.typing import NDArray

from gaslamp.parts.kernel.layout import Field

Tensor = NDArray[np.int8]


class Sheet:
    """An empty tensor to fill in."""

    def __init__(self, layout: Mapping[str, Field], size: int) -> None:
        self.tensor: Tensor = np.zeros(size, np.int8)
        self._layout = layout

    def write(self, name: str, value: int) -> None:
        """A field of one number."""
        self.tensor[self._layout[name].begin] = value

    def mark(self, name: str, *place: int) -> None:
        """One flag of a field, by its place along each side."""
        field = self._layout[name]
        self.tensor[field.begin + int(np.ravel_multi_index(place, field.shape))] = 1

    def mark_all(self, name: str, places: Iterable[int]) -> None:
        for place in places:
            self.mark(name, place)


class Tensors(Protocol):
    """What every tensors part has. `ListedTensors` or `KernelTensors` says how actions are numbered."""

    @property
    def LENGTH(self) -> int:  # noqa: N802  (a constant)
        """No game has more actions, those of chance included."""

    def tensor(self, view: Any) -> Tensor:
        """All that the seat of the view may know."""


class ListedTensors(Tensors, Protocol):
    """For a game of few actions, which it lists. An action's number is its place. VERSION is 0 where it is missing."""

    @property
    def ACTIONS(self) -> Sequence[Any]:  # noqa: N802
        """Every action that a seat can make."""

    @property
    def CHANCES(self) -> Sequence[Any]:  # noqa: N802
        """Every action that chance can make."""


class KernelTensors(Tensors, Protocol):
    """For a game with a kernel, whose `numbering` and `layout` say what each number means."""

    @property
    def LONGEST(self) -> int:  # noqa: N802
        """No list of legal actions is longer."""

    @property
    def RECORD_LENGTH(self) -> int:  # noqa: N802
        """No record has more numbers: one for each action that is no answer, and two for an answer of many parts."""

    @property
    def SECRET(self) -> Set[str]:  # noqa: N802
        """The kinds of action of which a seat may see less than another, as `kernel.numbers` names them."""

    def world(self, options: Mapping[str, str], record: Sequence[Any], view: Any, rng: random.Random, /) -> list[Any]:
        """A seat's record with all that it hides drawn at random, given the seat's View at its end."""


def lists_actions(tensors: ListedTensors | KernelTensors) -> TypeGuard[ListedTensors]:
    return hasattr(tensors, "ACTIONS")
