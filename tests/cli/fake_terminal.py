"""Games to look at: finished records, chance from a seed, and a person who types whatever is allowed."""

import io
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from gaslamp.cli import main
from gaslamp.cli.environment import Environment
from gaslamp.core import journal, record
from gaslamp.core.game import CHANCE, AnyGame
from gaslamp.core.journal import Journal
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack.notation.names import LETTERS
from gaslamp.games.mrjack.rules.actions import Accuse, Leave
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.state import State
from gaslamp.i18n import Words

NAMES = {
    letter: Words("en")("mrjack-character", who=one.name.lower())
    for letter, one in zip(LETTERS, Character, strict=True)
}

MIDDLE = "mj1 revised 3.2J HG6,WI4,sG3,LE4,mA5,GM4,uE1,bI6 S C2:3,K7:4,F6,H4 B8,L2 NW,SW unseen HSB/L pick J=H;j=-;d=W"
"""Round 3, some cleared, the lantern shining down column I."""


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def loaded(seed: int) -> Environment:
    rng = Random(seed)
    return Environment(random_bytes=rng.randbytes, rng=rng, now=lambda: datetime(1888, 11, 9, 22, 30, tzinfo=UTC))


@cache
def game(seed: int) -> Record:
    """A finished game of two random players."""
    rng = Random(seed)
    kept: Journal[State] = journal.begin(mrjack, {}, rng.randbytes(32), rng.randbytes(16))
    while (seat := mrjack.actor(kept.state)) is not None:
        action = journal.chance(mrjack, kept) if seat == CHANCE else rng.choice(mrjack.legal(kept.state))
        kept = journal.extend(mrjack, kept, action, rng.randbytes(16))
    return kept.record


def ending(reason: str) -> Record:
    """A finished game that ended so."""
    for seed in range(10_000):
        found = game(seed)
        if found.outcome is not None and found.outcome.reason == reason:
            return found
    raise LookupError(reason)


class Typist(io.TextIOBase):
    """Standard input that looks at the screen and at the game's file, then types something that fits.

    After `stop` lines comes the end of input.
    """

    def __init__(self, game: AnyGame, path: Path, screen: io.StringIO, seed: int, stop: int) -> None:
        self.game, self.path, self.screen, self.rng, self.left = game, path, screen, Random(seed), stop

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
        if shown.endswith("[detective] "):
            return "detective\n"
        choices = self.game.legal(journal.resume(self.game, record.parse(self.path.read_text())).state)
        return self.game.write(self.rng.choice(self.preferred(choices) or choices)).lower() + "\n"

    def preferred(self, choices: Sequence[Any]) -> Sequence[Any]:
        """The actions to choose from; none if any will do."""
        return choices


class MrJackTypist(Typist):
    """Leaves when it can, and never accuses."""

    def preferred(self, choices: Sequence[Any]) -> Sequence[Any]:
        return [one for one in choices if isinstance(one, Leave)] or [
            one for one in choices if not isinstance(one, Accuse)
        ]


def typed(monkeypatch: pytest.MonkeyPatch, path: Path, *arguments: str, seed: int = 1, stop: int = 10_000) -> Ran:
    """A game of Mr. Jack against a typist, who never accuses."""
    return typed_by(MrJackTypist, mrjack, monkeypatch, path, *arguments, seed=seed, stop=stop)


def typed_by(
    typist: type[Typist],
    game: AnyGame,
    monkeypatch: pytest.MonkeyPatch,
    path: Path,
    *arguments: str,
    seed: int,
    stop: int,
) -> Ran:
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stdin", typist(game, path, screen, seed, stop))
    monkeypatch.setattr(sys, "stdout", screen)
    code = main(["play", game.NAME, *arguments], loaded(seed))
    return Ran(code, screen.getvalue(), "")


def first_card(run: Run, own: Path) -> str:
    run("play", "mrjack", "--as", "detective")
    return record.parse(own.read_text()).entries[1].action[0]


def jack_of(path: Path) -> str:
    return NAMES[record.parse(path.read_text()).entries[0].action[1]]
