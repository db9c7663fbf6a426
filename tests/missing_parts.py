"""What to do where a part that the tests need is not installed."""

import os
from typing import NoReturn

import pytest

from gaslamp.bench.services import ServiceMissing


def missing(part: ServiceMissing) -> NoReturn:
    """Said plainly where the tests cannot install it; where they must be complete, a failure."""
    said = f"{part} is not installed: what needs it is not tested"
    if os.environ.get("CI"):
        pytest.fail(said)
    pytest.skip(said)
