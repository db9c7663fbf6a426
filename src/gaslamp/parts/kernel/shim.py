"""Replaces the module `cython` where it is not installed. Compiled kernels need neither."""

from typing import Any

compiled = False


class _Number:
    """A C number type in annotations: `[n]` makes the type of an array."""

    def __getitem__(self, _length: Any) -> "_Number":
        return self


uchar = schar = short = int = float = double = longlong = ulonglong = void = _Number()  # the names of C
p_schar = p_uchar = p_short = p_ulonglong = _Number()


def cast(_kind: _Number, value: Any) -> Any:
    """It is only used to convert fractions to whole numbers."""
    return value.__trunc__()


class _WithoutLock:
    """`nogil` as a context manager that does nothing."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_error: object) -> None:
        pass


nogil = _WithoutLock()
