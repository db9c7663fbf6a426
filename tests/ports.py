"""Ports for servers of the tests' own, and what to do where a server is not installed."""

import os
import socket
from typing import NoReturn

import pytest


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def missing(what: str) -> NoReturn:
    """Said plainly where the tests cannot install it; where they must be complete, a failure."""
    said = f"{what} is not installed: what needs it is not tested"
    if os.environ.get("CI"):
        pytest.fail(said)
    pytest.skip(said)
