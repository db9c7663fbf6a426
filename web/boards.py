"""The boards of all games as the server sends them: `make web` draws the server's pictures of games with them."""

import sys

from pydantic_core import to_json

from gaslamp.games.registry import offered
from gaslamp.server.wire.views import board_json

if __name__ == "__main__":
    sys.stdout.write(to_json({game: board_json(game) for game in offered()}).decode())
