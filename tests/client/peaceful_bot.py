"""An engine for Mr. Jack that never accuses while it can do something else: its game lasts."""

import sys

choices: list[str] = []
for line in sys.stdin:
    word, *rest = line.split()
    if word == "gaslamp":
        print("ready", flush=True)
    elif word == "choices":
        choices = rest
    elif word == "go":
        print("best", next((one for one in choices if not one.startswith("@")), choices[0]), flush=True)
    elif word == "quit":
        break
