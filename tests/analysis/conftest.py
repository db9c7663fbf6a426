"""Three Doors is installed, as by pip."""

from collections.abc import Iterator

import pytest

from analysis.example_games import WindyDoors, installed
from three_doors.registration import REGISTRATION


@pytest.fixture
def doors(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


@pytest.fixture
def windy_doors(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """With an analysis part in which the wind matters."""
    found = WindyDoors(REGISTRATION.name, REGISTRATION.package, REGISTRATION.sides)
    with installed(monkeypatch, found):
        yield
