"""The server of the browser tests, with a clock that a test can set forward: the file `clock` has the milliseconds."""

import sys
from pathlib import Path

from gaslamp.server.environment import Environment, clock
from web import game_server


def main() -> None:
    ahead = Path(sys.argv[1]) / "clock"

    def now() -> int:
        return clock() + (int(ahead.read_text()) if ahead.exists() else 0)

    game_server.main(Environment(now=now, random=game_server.same_cards))
