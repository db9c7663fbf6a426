"""What the kernels use of Cython's pure-Python mode. C types are Any: mypy has no words for arrays of them."""

from collections.abc import Callable
from typing import Any, TypeVar

Thing = TypeVar("Thing")

compiled: bool
uchar: Any
schar: Any
short: Any
int: Any
double: Any
float: Any
longlong: Any
ulonglong: Any
p_schar: Any
p_uchar: Any
p_short: Any
p_ulonglong: Any
void: Any

def address(thing: Any) -> Any: ...
def declare(kind: Any, value: Any = ...) -> Any: ...
def cast(kind: Any, value: Any) -> Any: ...
def cfunc(thing: Thing) -> Thing: ...
def cclass(thing: Thing) -> Thing: ...
def final(thing: Thing) -> Thing: ...
def exceptval(*, check: bool) -> Callable[[Thing], Thing]: ...

class _WithoutLock:
    def __call__(self, thing: Thing) -> Thing: ...
    def __enter__(self) -> None: ...
    def __exit__(self, *error: object) -> None: ...

nogil: _WithoutLock
