#!/usr/bin/env python3
"""A bot that needs no rules: it chooses one of the actions that it is offered. docs/engine.md describes the protocol.

gaslamp arena GAME --player SIDE=cmd:examples/bots/random_bot.py --player OTHER=novice
"""

import random
import sys

choices: list[str] = []
for line in sys.stdin:
    word, *rest = line.split()
    if word == "gaslamp":
        print("name Random bot\nready", flush=True)
    elif word == "choices":
        choices = rest
    elif word == "go":
        print("best", random.choice(choices), flush=True)
    elif word == "quit":
        break
