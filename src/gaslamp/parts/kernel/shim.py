"""What the kernels use of the module `cython`, for an interpreter without it. Compiled kernels need neither."""

from collections.abc import Callable
from typing import Any, TypeVar

Thing = TypeVar("Thing")

compiled = False


class _Number:
    """A C number type: as good as any int, and `[n]` makes the type of an array."""

    def __call__(self, value: Any = 0) -> Any:
        return value

    def __getitem__(self, _length: Any) -> "_Number":
        return self


uchar = schar = short = int = float = double = longlong = ulonglong = void = _Number()  # the names of C
p_schar = p_uchar = p_short = p_ulonglong = _Number()


def declare(_kind: _Number, value: Any = None) -> Any:
    return value


def cast(_kind: _Number, value: Any) -> Any:
    """Used from fractions to whole numbers only."""
    return value.__trunc__()


def _same(thing: Thing) -> Thing:
    return thing


cfunc = cclass = final = _same


def exceptval(**_how: Any) -> Callable[[Thing], Thing]:
    return _same


class _WithoutLock:
    """`nogil`, as a decorator and as a context."""

    def __call__(self, thing: Thing) -> Thing:
        return thing

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_error: object) -> None:
        pass


nogil = _WithoutLock()
