"""Fits the weights of the likelihood of activations to games of several Jacks, and says how good the belief is.

python -m gaslamp.games.mrjack.bench --games 30
python -m gaslamp.games.mrjack.bench --games 400 --jacks expert --exploit 400

Each Jack is judged by weights that were fitted to the others, and by weights that were fitted to the other half of his
own games: what somebody could learn about him from records. Then follow the weights for all of them. With `--exploit` a
detective with these weights, and an expert, play so many games against the first Jack, on other deals.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable
from random import Random

import numpy as np

from gaslamp.games import mrjack
from gaslamp.games.mrjack.bench.choices import Game, read
from gaslamp.games.mrjack.bench.fit import Judged, fitted, judged
from gaslamp.games.mrjack.players import PLAYERS, SPARRING
from gaslamp.games.mrjack.players.exploiters import RecordReader
from gaslamp.parts import match
from gaslamp.parts.player import Player

JACKS = ("greedy", "novice", "casual", "club", "cautious", "expert")
DETECTIVES = ("club", "casual", "expert")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30, help="of each Jack")
    parser.add_argument("--jacks", nargs="+", default=JACKS)
    parser.add_argument("--exploit", type=int, default=0, help="games against the first Jack")
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
    for name, own in games.items():
        others = {other: some for other, some in games.items() if other != name}
        found = list(judged(own, fit(others))) if others else []
        halves = [one for half in (0, 1) for one in judged(own[half::2], fit({name: own[1 - half :: 2]}))]
        print(f"{name:12} fitted to others {gain(found)}, to himself {gain(halves)}")
        every += found
    for line in bins(every):
        print(line)
    weights = fit(games)
    print(np.array2string(weights, precision=2, separator=", ", max_line_width=120))
    if chosen.exploit:
        print(f"exploited by weights {won(chosen.jacks[0], lambda: RecordReader(weights.tolist()), chosen.exploit)}")
        print(f"against an expert    {won(chosen.jacks[0], lambda: PLAYERS['expert']('detective'), chosen.exploit)}")


def jack(name: str) -> Player:
    sparring = SPARRING["jack"]
    return sparring[name]() if name in sparring else PLAYERS[name]("jack")


def fit(games: dict[str, list[Game]]) -> np.ndarray:
    """Every Jack counts the same."""
    counts = [1 / len(games) / len(some) for some in games.values() for _ in some]
    return fitted([game for some in games.values() for game in some], counts)


def gain(found: list[Judged]) -> str:
    gains = [one.gain for one in found if one.accused is None]
    return f"{np.mean(gains):+.2f} bits at {len(gains)} calls" if gains else "nothing"


def won(name: str, detective: Callable[[], Player], count: int) -> str:
    """How many games Jack won."""
    outcomes = [
        match.play(mrjack, {}, {"jack": jack(name), "detective": detective()}, Random(f"exploit/{number}")).outcome
        for number in range(count)
    ]
    return f"Jack won {sum('jack' in one.winners for one in outcomes if one)} of {count}"


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
