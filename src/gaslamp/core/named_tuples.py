"""Named tuples of many fields. An action changes a few of them."""

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


def quick_replace(kind: type[T]) -> type[T]:
    """Give a named tuple a faster `_replace`: it copies all fields at once. The built-in one looks up each of them."""
    index = {name: number for number, name in enumerate(kind._fields)}  # type: ignore[attr-defined]  # of a tuple
    new: Any = tuple.__new__

    def _replace(self: T, /, **changes: object) -> T:
        values = [*self]  # type: ignore[misc]  # T is a tuple
        for name in changes:  # Faster than `items`, which makes a pair for each.
            values[index[name]] = changes[name]
        made: T = new(kind, values)
        return made

    kind._replace = _replace  # type: ignore[attr-defined]  # of a tuple
    return kind


def replacer(kind: type[T], *names: str) -> Callable[..., T]:
    """A function like `_replace`, for changes of exactly these fields. It takes half the time: it looks up no names.

    Such a function is written as source and run, as those of a named tuple are.
    """
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]  # of a tuple
    source = [
        f"def replaced(old, {', '.join(names)}):",
        "    values = [*old]",
        *(f"    values[{fields.index(name)}] = {name}" for name in names),
        "    return new(kind, values)",
    ]
    scope: dict[str, Any] = {"new": tuple.__new__, "kind": kind}
    exec("\n".join(source), scope)  # noqa: S102  (only the names above, which are fields)
    made: Callable[..., T] = scope["replaced"]
    return made
