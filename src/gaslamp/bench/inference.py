"""`gaslamp bench inference`: how quick deduction is, and how good."""

from gaslamp.games.registry import registrations
from gaslamp.parts.bench import Figure, Progress


def run(progress: Progress) -> list[Figure]:
    benches = [found.bench for found in registrations().values() if found.bench]
    figures: list[Figure] = []
    for place, bench in enumerate(benches):
        figures += bench.figures(_share(progress, place, len(benches)))
    return figures


def _share(progress: Progress, place: int, count: int) -> Progress:
    return lambda done: progress((place + done) / count)
