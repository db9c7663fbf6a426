"""Three Doors with an analysis part that can be written down."""

from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.parts.analysis import Appraisal, Depth
from gaslamp.parts.registration import Registration
from three_doors.registration import REGISTRATION


class WrittenDoors(Registration):
    analysis: Any = None


def written(appraisals: Mapping[int, Appraisal]) -> Registration:
    """Three Doors with these appraisals for every pair of eyes. Those that are missing say nothing."""

    def appraise(record: Record, _eyes: Seat, _depth: Depth, first: int = 1) -> Iterator[Appraisal]:
        for number in range(first, record.length + 1):
            yield appraisals.get(number, Appraisal(number, None))

    part = SimpleNamespace(VERSION="1", MISTAKE=0.1, SEEKER="constable", LEVELS={}, appraise=appraise)
    found = type("Written", (WrittenDoors,), {"analysis": part})
    return found(REGISTRATION.name, REGISTRATION.package, REGISTRATION.sides)  # type: ignore[no-any-return]
