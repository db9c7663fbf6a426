"""The tensors part: what a seat may know as numbers, for learning programs."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

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
    """A game with a kernel adds LONGEST, PARTS, SECRET and `world`; one without lists its ACTIONS and CHANCES."""

    @property
    def LENGTH(self) -> int:  # noqa: N802  (a constant)
        """No game has more actions, those of chance included."""

    def tensor(self, view: Any) -> Tensor:
        """All that the seat of the view may know."""
