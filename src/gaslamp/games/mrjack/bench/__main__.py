"""Fits the weights of the likelihood of activations to games of several Jacks, and says how good the belief is.

python -m gaslamp.games.mrjack.bench --games 30

Each Jack is judged by weights that were fitted to the others. Then follow the weights for all of them.
"""

import argparse
from collections import defaultdict
from random import Random

import numpy as np

from gaslamp.games import mrjack
from gaslamp.games.mrjack.bench.choices import Game, read
from gaslamp.games.mrjack.bench.fit import Judged, fitted, judged
from gaslamp.games.mrjack.players import PLAYERS, SPARRING
from gaslamp.parts import match
from gaslamp.parts.player import Player

JACKS = ("greedy", "novice", "casual", "club", "cautious", "expert")
DETECTIVES = ("club", "casual", "expert")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30, help="of each Jack")
    parser.add_argument("--jacks", nargs="+", default=JACKS)
    chosen = parser.parse_args()
    games: dict[str, list[Game]] = defaultdict(list)
    for number in range(chosen.games):
        for name in chosen.jacks:
            detective = DETECTIVES[number % len(DETECTIVES)]
            players = {"jack": jack(name), "detective": PLAYERS[detective]("detective")}
            games[name].append(read(match.play(mrjack, {}, players, Random(f"likelihood/{number}"))))
        print(f"{(number + 1) / chosen.games:.0%}", end=" ", flush=True)
    print()
    every: list[Judged] = []
    for name in chosen.jacks if len(chosen.jacks) > 1 else ():
        weights = fit({other: some for other, some in games.items() if other != name})
        found = list(judged(games[name], weights))
        gains = [one.gain for one in found if one.accused is None]
        print(f"{name:12} {np.mean(gains):+.2f} bits at {len(gains)} calls")
        every += found
    for line in bins(every):
        print(line)
    print(np.array2string(fit(games), precision=2, separator=", ", max_line_width=120))


def jack(name: str) -> Player:
    sparring = SPARRING["jack"]
    return sparring[name]() if name in sparring else PLAYERS[name]("jack")


def fit(games: dict[str, list[Game]]) -> np.ndarray:
    """Every Jack counts the same."""
    counts = [1 / len(games) / len(some) for some in games.values() for _ in some]
    return fitted([game for some in games.values() for game in some], counts)


def bins(every: list[Judged]) -> list[str]:
    """What the belief said about suspects at calls, and about those who were accused, and how often it was so."""
    said = [(one.chances[who], who == one.jack) for one in every for who in np.nonzero(one.suspects)[0]]
    lines = []
    for tenth in range(10):
        some = [pair for pair in said if min(9, int(pair[0] * 10)) == tenth]
        if some:
            lines.append(_line(f"{tenth * 10} to {tenth * 10 + 10} %", some))
    accused = [(one.chances[one.accused], one.accused == one.jack) for one in every if one.accused is not None]
    return [*lines, _line("accusations", accused)] if accused else lines


def _line(name: str, some: list[tuple[float, bool]]) -> str:
    said, was = np.mean([pair[0] for pair in some]), np.mean([pair[1] for pair in some])
    return f"{name:12} {len(some):6} said {said:.1%}, was {was:.1%}"


if __name__ == "__main__":
    main()
