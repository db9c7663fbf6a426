"""Finished games of Mr. Jack, one for every ending, and the positions whose lines of play are counted."""

import random
from collections.abc import Iterator

import golden
from gaslamp.core import record
from gaslamp.games import mrjack
from gaslamp.testing import contract

LIMIT = 150_000
"""Lines of play that are still counted in a moment."""


def positions() -> Iterator[tuple[str, int]]:
    """The start of both editions, and a dozen positions met in random games."""
    for edition in mrjack.OPTIONS[0].values:
        yield from ((mrjack.write(mrjack.start({"edition": edition})), depth) for depth in (1, 2, 3, 4))
    rng = random.Random(1888)
    for _ in range(12):
        played = contract.play(mrjack, {"edition": rng.choice(mrjack.OPTIONS[0].values)}, rng)
        met = mrjack.write(rng.choice(played.states[:-1]))
        yield from ((met, depth) for depth in (1, 2, 3))


def is_short(position: str, depth: int) -> bool:
    leaves = [mrjack.parse_state(position)]
    for _ in range(depth):
        leaves = [mrjack.apply(leaf, action) for leaf in leaves for action in mrjack.legal(leaf)]
        if len(leaves) > LIMIT:
            return False
    return True


def ending(reason: str) -> record.Record:
    """The first random game that ends so."""
    number = 0
    while True:
        candidate = contract.play(mrjack, {}, random.Random(f"{reason}/{number}")).record
        if candidate.outcome and candidate.outcome.reason == reason:
            return candidate
        number += 1


def write() -> None:
    lines = [golden.perft_line(mrjack, *each) for each in positions() if is_short(*each)]
    golden.perft_path(mrjack).write_text("\n".join([golden.PERFT_HEADING, *lines]) + "\n")
    for reason in golden.ENDINGS["mrjack"]:
        golden.record_path(mrjack, reason).write_text(record.write(ending(reason)))
