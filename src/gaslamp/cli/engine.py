"""The command that lets a machine player speak the engine protocol."""

import sys

from gaslamp.core.errors import NotWellFormed
from gaslamp.players import levels
from gaslamp.players.engines.speaker import Speaker


def engine(game: str, level: str | None) -> None:
    chosen = level or levels.opponent(game)
    if chosen not in levels.names(game):
        raise NotWellFormed("unknown-player", text=chosen, known=", ".join(levels.names(game)))
    Speaker(game, chosen, sys.stdout).run(iter(sys.stdin.readline, ""))
