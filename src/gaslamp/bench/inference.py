"""`gaslamp bench inference`: how good and how quick deduction is."""

from gaslamp.bench import suspects
from gaslamp.bench.figure import Figure, Progress


def run(progress: Progress) -> list[Figure]:
    return suspects.figures(progress)
