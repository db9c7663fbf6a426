"""`gaslamp bench inference`: how quick deduction is, and how good."""

from gaslamp.bench import suspects, trails
from gaslamp.bench.figure import Figure, Progress

FIRST = 0.2
"""The share of the time that Mr. Jack takes."""


def run(progress: Progress) -> list[Figure]:
    found = suspects.figures(lambda done: progress(FIRST * done))
    return found + trails.figures(lambda done: progress(FIRST + (1 - FIRST) * done))
