"""Finished games of Three Doors, and an analysis part for it in which the wind matters."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import three_doors
from gaslamp.core import journal
from gaslamp.core.game import CHANCE, Outcome, Seat
from gaslamp.core.record import TABLE, Record
from gaslamp.games import registry
from gaslamp.i18n import catalogues
from gaslamp.parts.analysis import Analysis, Appraisal, Choice, Depth, LevelErrors
from gaslamp.parts.registration import Registration
from three_doors.registration import REGISTRATION

FOUND = (":2", "-1", "~3", "!2")
"""The constable opens the better door."""
MISSED = (":2", "-1", "~3", "!1")
"""The constable opens the worse door."""
LUCKY = (":1", "-1", "~3", "!1")
"""The constable opens the worse door, and the thief is there."""


def played(*actions: str) -> Record:
    """The record of these actions."""
    kept = journal.begin(three_doors, {}, bytes(32), bytes(16))
    for text in actions:
        kept = journal.extend(three_doors, kept, three_doors.parse_action(text), bytes(16))
    return kept.record


def stopped(*actions: str, winners: tuple[Seat, ...], reason: str) -> Record:
    return replace(played(*actions), outcome=Outcome(winners, reason))


def random_games(count: int) -> list[Record]:
    """Finished games. One in three was stopped at some time."""
    rng, found = Random(1), []
    for number in range(count):
        state, actions = three_doors.start({}), []
        while three_doors.actor(state) is not None:
            action = rng.choice(three_doors.legal(state))
            actions.append(three_doors.write(action))
            state = three_doors.apply(state, action)
        if number % 3:
            found.append(played(*actions))
        else:
            winner = rng.choice([("thief",), ("constable",), ()])
            reason = "resigned" if winner else "abandoned"
            found.append(stopped(*actions[: rng.randrange(4)], winners=winner, reason=reason))
    return found


def own(record: Record, seat: Seat) -> Record:
    return journal.redact(three_doors, record, seat)


def windy(levels: Mapping[str, Mapping[str, LevelErrors]] | None = None) -> Any:
    """An analysis part that gives every position some chance: only its steps of chance are in balance."""

    def value(record: Record, length: int) -> float:
        return Random("".join(entry.action for entry in record.entries[:length])).random()

    def mean(record: Record, number: int) -> float:
        """Over what the wind could do."""
        state = journal.replay(three_doors, replace(record, entries=record.entries[: number - 1], outcome=None))[-1]
        texts = [three_doors.write(action) for action in three_doors.legal(state)]
        entry = record.entries[number - 1]
        others = [(*record.entries[: number - 1], replace(entry, action=text)) for text in texts]
        return sum(value(replace(record, entries=one), number) for one in others) / len(others)

    def choices(record: Record, number: int) -> tuple[Choice, ...]:
        made = record.entries[number - 1].action
        kept = () if "?" in made else tuple(f"{made[0]}{door}" for door in (1, 2, 3))
        rng = Random(number)
        return tuple(Choice(text, rng.random(), rng.random(), rng.choice(["", "arrest"])) for text in kept)

    def appraise(record: Record, eyes: Seat, _depth: Depth, first: int = 1) -> Iterator[Appraisal]:
        assert (record.eyes == TABLE) == (eyes == "referee")
        is_stopped = record.outcome is not None and record.outcome.reason in ("resigned", "abandoned")
        for number in range(first, record.length + 1 + is_stopped):
            is_wind = number <= record.length and record.entries[number - 1].seat == CHANCE
            chance = mean(record, number) if is_wind and eyes == "referee" else value(record, number - 1)
            is_choice = number <= record.length and not is_wind
            bits = {"door": 2.0 / number}
            yield Appraisal(number, chance, choices(record, number) if is_choice else (), bits)

    def luck(record: Record) -> dict[int, float]:
        winds = [number for number, entry in enumerate(record.entries, 1) if entry.seat == CHANCE]
        return {number: value(record, number) - mean(record, number) for number in winds}

    part: Analysis = SimpleNamespace(
        VERSION="7", MISTAKE=0.2, SEEKER="constable", LEVELS=levels or {}, appraise=appraise, luck=luck
    )
    return part


class WindyDoors(Registration):
    """Three Doors with that analysis part."""

    analysis = windy()


@contextmanager
def installed(patch: pytest.MonkeyPatch, found: Registration = REGISTRATION) -> Iterator[None]:
    """Three Doors is installed for so long, with its words."""
    games = {**registry.registrations(), found.name: found}
    patch.setattr(registry, "registrations", lambda: games)
    patch.setattr(catalogues, "registrations", lambda: games)
    catalogues.messages.cache_clear()
    yield
    catalogues.messages.cache_clear()
