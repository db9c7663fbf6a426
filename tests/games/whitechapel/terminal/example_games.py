"""Games of Letters from Whitechapel to look at: finished records, and a person who types whatever is allowed."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cli.fake_terminal import Ran, Typist, typed_by
from gaslamp.core import journal, record
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.actions import WalkHome
from gaslamp.games.whitechapel.rules.state import State

RECORDS = sorted((Path(__file__).parents[3] / "data" / "records").glob("whitechapel-*.record"))

MIDDLE = (
    "wc1 BYNRG:chosen:letters 2.clue GY 21,65* - - II-==~ Bx5,Yx124,Nx70,Rx9,Gx100 - 66/- DSF! YN:Y99?100 "
    "h=64;w=-;p=-;t=65-66=67=84~86;s=21-20-18-17-12-30-64"
)
"""The second night: yellow is about to hear whether there is a clue on 100."""


@cache
def kept(path: Path) -> Record:
    return record.parse(path.read_text())


@cache
def states(path: Path) -> list[State]:
    return journal.replay(whitechapel, kept(path))


def every_stage() -> Iterator[State]:
    """A position for each thing the game can wait for, and for each way it can end."""
    found = {}
    for path in RECORDS:
        for state in states(path):
            found.setdefault(state.public.stage, state)
    yield from found.values()


class WhitechapelTypist(Typist):
    """Goes home as soon as it can."""

    def preferred(self, choices: Sequence[Any]) -> Sequence[Any]:
        return [one for one in choices if isinstance(one, WalkHome)]


def typed(monkeypatch: pytest.MonkeyPatch, path: Path, *arguments: str, seed: int = 1, stop: int = 100_000) -> Ran:
    given = ("--record", str(path), *arguments)
    return typed_by(WhitechapelTypist, whitechapel, monkeypatch, path, *given, seed=seed, stop=stop)
