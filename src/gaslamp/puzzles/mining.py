"""Finding puzzles in finished games: the game's part names candidates, and each is proved at once."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from gaslamp.core.game import Seat
from gaslamp.core.record import TABLE, Record
from gaslamp.games.registry import registration
from gaslamp.parts.puzzles import Candidate
from gaslamp.puzzles.line import Puzzle, of_candidate, part_of

MOST_OF_A_KIND = 2
"""In one game: neighbouring moments make puzzles that are too much alike."""


def mine(record: Record, kinds: Sequence[str] = (), seats: Sequence[Seat] = ()) -> Iterator[Puzzle]:
    """The puzzles in a finished game, from the table's record. Without kinds or seats all are looked for."""
    part = part_of(registration(record.game))
    found: Counter[str] = Counter()
    for candidate in candidates(record):
        wanted = (not kinds or candidate.kind in kinds) and (not seats or candidate.source.seat in seats)
        if wanted and found[candidate.kind] < MOST_OF_A_KIND:
            proof = part.prove(candidate)
            if proof is not None:
                found[candidate.kind] += 1
                yield of_candidate(candidate, proof)


def candidates(record: Record) -> Iterator[Candidate]:
    """A seat's own record does not show all that is needed, so it has none."""
    if record.eyes == TABLE:
        yield from part_of(registration(record.game)).candidates(record)


def of_moments(record: Record, seat: Seat, numbers: Iterable[int]) -> list[Puzzle]:
    """The puzzles of a player's own game; first those at the moments with these numbers, such as costly decisions.

    A number is that of an action, so its moment has one action less before it.
    """
    first = {number - 1 for number in numbers}
    found = list(mine(record, seats=(seat,)))
    return sorted(found, key=lambda puzzle: (puzzle.record.length not in first, puzzle.record.length))
