"""`gaslamp bench inference`: how fast and how good the deduction of each game is."""

from gaslamp.bench.games import benches
from gaslamp.parts.bench import Figure, Progress


def run(progress: Progress) -> list[Figure]:
    measured = benches().values()
    figures: list[Figure] = []
    for place, bench in enumerate(measured):
        figures += bench.figures(_share(progress, place, len(measured)))
    return figures


def _share(progress: Progress, place: int, count: int) -> Progress:
    return lambda done: progress((place + done) / count)
