"""The file of a game: it is found again, and no other game's file is overwritten."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gaslamp.cli import inputs
from gaslamp.cli.environment import Environment
from gaslamp.core import journal, options, record
from gaslamp.core.commitment import NONCE_BYTES, SEED_BYTES
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame
from gaslamp.core.journal import Journal
from gaslamp.core.record import TABLE, Record

ID_BYTES = 10
"""Of the name that the commitments of a game carry, as a table's id at a server."""


class GameFile:
    """Without a path, the file is the player's current game in the data folder."""

    def __init__(self, game: AnyGame, path: str | None, environment: Environment) -> None:
        self.game = game
        self.environment = environment
        self.is_current = path is None
        self.path = inputs.data_folder(os.environ) / f"{game.NAME}.record" if path is None else Path(path)

    def open(self, given: Mapping[str, str]) -> Journal[Any]:
        """The unfinished game in the file, or a new game that is not written yet."""
        if self.is_current:
            self._make_folder()
        if self.path.exists():
            found = inputs.read_record(str(self.path))
            if not (self.is_current and found.outcome is not None and found.eyes == TABLE):
                return self._resumed(found, given)
            self._archive()
        seed, nonce = (self.environment.random_bytes(count) for count in (SEED_BYTES, NONCE_BYTES))
        return journal.begin(self.game, given, seed, nonce, table=self.environment.random_bytes(ID_BYTES).hex())

    def save(self, kept: Record) -> None:
        inputs.save(self.path, record.write(kept))

    def close(self, kept: Record) -> None:
        """Save a finished game. In the data folder it is renamed, because the next game needs the name."""
        self.save(kept)
        if self.is_current:
            self.path = self._archive()

    def _resumed(self, found: Record, given: Mapping[str, str]) -> Journal[Any]:
        name = str(self.path)
        if found.game != self.game.NAME:
            raise NotWellFormed("other-game", path=name, found=found.game)
        if found.eyes != TABLE or found.seed is None:
            raise NotWellFormed("not-playable", path=name)
        if found.outcome is not None:
            raise NotWellFormed("already-over", path=name)
        options.settle(self.game.OPTIONS, given)
        if any(found.options.get(option) != value for option, value in given.items()):
            raise NotWellFormed("other-game", path=name, found=options.write(found.options))
        return journal.resume(self.game, found)

    def _make_folder(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise NotWellFormed("cannot-write", path=str(self.path), why=error.strerror or str(error)) from None

    def _archive(self) -> Path:
        stem = f"{self.game.NAME}-{self.environment.now():%Y-%m-%d-%H%M%S}"
        names = (f"{stem}{number}.record" for number in ("", *(f"-{again}" for again in range(2, 1000))))
        free = next(name for name in names if not self.path.with_name(name).exists())
        return self.path.rename(self.path.with_name(free))
