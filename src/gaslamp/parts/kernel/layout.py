"""The layout of a tensor: fields one after the other, each with a shape."""

from math import prod
from typing import NamedTuple


class Field(NamedTuple):
    name: str
    shape: tuple[int, ...]
    begin: int
    about: str

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.begin + self.size


def lay(*rows: tuple[str, int | tuple[int, ...], str]) -> dict[str, Field]:
    """Name, shape and meaning of each field, in order."""
    fields: dict[str, Field] = {}
    begin = 0
    for name, shape, about in rows:
        field = Field(name, (shape,) if isinstance(shape, int) else shape, begin, about)
        fields[name] = field
        begin = field.end
    return fields


def size(fields: dict[str, Field]) -> int:
    return sum(field.size for field in fields.values())
