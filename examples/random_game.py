"""Plays one game at random and prints its record: `python examples/random_game.py`."""

import random
import secrets
from typing import TypeVar

import three_doors
from gaslamp.core import journal, record
from gaslamp.core.commitment import NONCE_BYTES, SEED_BYTES
from gaslamp.core.game import CHANCE, Game
from gaslamp.core.journal import Journal

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")

TABLE_ID = "example"


def random_game(game: Game[S, V, A]) -> Journal[S]:
    played = journal.begin(game, {}, secrets.token_bytes(SEED_BYTES), secrets.token_bytes(NONCE_BYTES), table=TABLE_ID)
    while seat := game.actor(played.state):
        if seat == CHANCE:
            action = journal.chance(game, played)
        else:
            action = random.choice(game.choices(game.view(played.state, seat)))
        played = journal.extend(game, played, action, secrets.token_bytes(NONCE_BYTES))
    return played


if __name__ == "__main__":
    print(record.write(random_game(three_doors).record))
