"""An analysis part for any game, at once: the chances follow from the texts of the actions and mean nothing.

It stands for a game's own part where a test is about pages and jobs, not about numbers.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

from gaslamp.core import journal
from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE
from gaslamp.core.stopping import STOPPED
from gaslamp.games.registry import named, registration
from gaslamp.parts.analysis import Appraisal, Choice, Depth, LevelErrors

VERSION = "sketch"
MISTAKE = 0.35
SEEKER = "detective"
LEVELS: Mapping[str, Mapping[str, LevelErrors]] = {}
BITS = 3.0


def install(game: str) -> None:
    """As if the game had this part."""
    import sketched_analysis

    registration(game).__dict__["analysis"] = sketched_analysis


def appraise(record: Record, eyes: Seat, depth: Depth, first: int = 1) -> Iterator[Appraisal]:  # noqa: ARG001
    game = named(record.game)
    parts = registration(record.game)
    states = journal.replay(game, record) if eyes == REFEREE else None
    views: list[Any] = [] if states else journal.views(game, record)
    for number, entry in enumerate(record.entries, 1):
        if number < first:
            continue
        bits = {"name": BITS * (1 - number / (len(record.entries) + 1))}
        if entry.seat == CHANCE or (eyes not in (entry.seat, REFEREE) and parts.side(eyes) != parts.side(entry.seat)):
            yield Appraisal(number, _chance(f"{number} {eyes}"), (), bits)
            continue
        view = game.view(states[number - 1], entry.seat) if states else views[number - 1]
        texts = [game.write(action) for action in game.choices(view)] if view.seat == entry.seat else []
        choices = [Choice(text, _chance(f"{number} {text}"), _chance(text)) for text in texts]
        is_first = parts.side(entry.seat) == parts.sides[0].name
        choices.sort(key=lambda one: -one.chance if is_first else one.chance)
        yield Appraisal(number, _chance(f"{number} {eyes}"), tuple(choices), bits)
    if record.outcome is not None and record.outcome.reason in STOPPED and first <= record.length + 1:
        yield Appraisal(record.length + 1, 0.5)


def luck(record: Record) -> Mapping[int, float]:
    return {number: 0.0 for number, entry in enumerate(record.entries, 1) if entry.seat == CHANCE}


def _chance(text: str) -> float:
    return sha256(text.encode()).digest()[0] / 255
