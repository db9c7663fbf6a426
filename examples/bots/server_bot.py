#!/usr/bin/env python3
"""A bot on a server, with gaslamp.client: it accepts every challenge and chooses one of its choices. See docs/bots.md.

GASLAMP_BOT_TOKEN=... python examples/bots/server_bot.py http://localhost:8888
"""

import os
import random
import sys
import threading

from gaslamp.client import Challenge, Client, OpenGame, Position, Refused


def play(client: Client, game: OpenGame) -> None:
    for now in client.stream(game.table):
        if isinstance(now, Position) and now.turn == game.seat and now.choices:
            try:
                client.act(game.table, now.version, random.choice(now.choices))
            except Refused as error:
                print("refused:", error)  # somebody took an action back: the stream has a new position
        if isinstance(now, Position) and now.is_over:
            print("over:", now.reason, flush=True)
            return


with Client(sys.argv[1], os.environ["GASLAMP_BOT_TOKEN"]) as client:
    for event in client.events():
        if isinstance(event, Challenge):
            client.accept(event)
        elif isinstance(event, OpenGame):
            threading.Thread(target=play, args=(client, event), daemon=True).start()
