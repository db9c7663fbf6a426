"""The server of the browser tests, where analyses are made at once by `sketched_analysis`."""

import sketched_analysis
from web import game_server


def main() -> None:
    for game in ("mrjack", "whitechapel"):
        sketched_analysis.install(game)
    game_server.main()
