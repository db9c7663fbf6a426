"""Long checks in parts: the first part runs in `make quick`, all of them in `make test`."""

from typing import Any

import pytest


def parts(count: int) -> list[Any]:
    """The numbers of so many parts. All but the first are slow."""
    return [0, *(pytest.param(number, marks=pytest.mark.slow) for number in range(1, count))]
