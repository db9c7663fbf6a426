"""Games of Letters from Whitechapel to look at: finished records, and a person who types whatever is allowed."""

import io
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.fake_terminal import Ran, loaded
from gaslamp.cli import main
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


class Typist(io.TextIOBase):
    """Standard input that looks at the screen and at the game's file, then types something that fits.

    It goes home as soon as it can. After `stop` lines it leaves: the end of input.
    """

    def __init__(self, path: Path, screen: io.StringIO, seed: int, stop: int = 100_000) -> None:
        self.path, self.screen, self.rng, self.left = path, screen, Random(seed), stop

    def readline(self, _: int | None = -1, /) -> str:
        self.screen.seek(max(0, self.screen.tell() - 100))
        shown = self.screen.read()
        self.left -= 1
        if self.left < 0:
            return ""
        if shown.endswith("press Enter. "):
            return "\n"
        if shown.endswith("(yes or no) "):
            return "yes\n"
        state = journal.resume(whitechapel, record.parse(self.path.read_text())).state
        choices: tuple[Any, ...] = whitechapel.legal(state)
        home = [choice for choice in choices if isinstance(choice, WalkHome)]
        return whitechapel.write(self.rng.choice(home or choices)).lower() + "\n"


def typed(monkeypatch: pytest.MonkeyPatch, path: Path, *arguments: str, seed: int = 1, stop: int = 100_000) -> Ran:
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stdin", Typist(path, screen, seed, stop))
    monkeypatch.setattr(sys, "stdout", screen)
    code = main(["play", "whitechapel", "--record", str(path), *arguments], loaded(seed))
    return Ran(code, screen.getvalue(), "")
