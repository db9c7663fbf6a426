"""Fits the weights of the belief's styles to games of many Jacks, and prints them and how good the belief is.

python -m gaslamp.games.whitechapel.bench --games 12
"""

import argparse

from gaslamp.games.whitechapel.bench.jacks import JACKS
from gaslamp.games.whitechapel.bench.styles import GAMES, arrests, fitted, left_out, played
from gaslamp.games.whitechapel.deduction.policy import POLICY


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="of each Jack")
    chosen = parser.parse_args()
    seen = played(lambda done: print(f"{done:.0%}", end=" ", flush=True), chosen.games)
    weights = fitted([moment for some in seen.values() for moment in some])
    print()
    for style, weight in zip(POLICY.styles, weights, strict=True):
        print(f"{weight:.3f}  {style}")
    for jack in JACKS:
        for name, one in left_out(seen, jack).items():
            print(f"{jack:12} {name:8} costs {one.cost:.2f}, expects {one.expected:.2f}, bare set {one.bare:.2f}")
    for some in arrests(seen):
        print(f"{some.arrests} arrests with a chance of {some.chance:.0%} on average: {some.hits:.0%} caught Jack")


if __name__ == "__main__":
    main()
