"""The lines of leaderboard.toml: `python benchmarks/leaderboard.py` lists them, with numbers it plays these again.

A player is a level of ours or a file of weights in this folder (`gaslamp.adapters.policy`). Weights play in a vector of
games, levels in the arena; the same seed gives the same games. docs/benchmark.md says how figures are compared.
"""

import sys
import tomllib
from argparse import ArgumentParser
from pathlib import Path
from typing import NamedTuple

from gaslamp.adapters.policy import Policy
from gaslamp.arena import numbered_game, schedule
from gaslamp.arena.intervals import wilson
from gaslamp.arena.pairing import Lineup, agreed

FOLDER = Path(__file__).parent
WEIGHTS = ".npz"


class Line(NamedTuple):
    game: str
    seat: str
    """The side that the player has. It counts its wins."""
    player: str
    opponent: str
    games: int
    seed: int
    won: int


def lines() -> list[Line]:
    return [Line(**line) for line in tomllib.loads((FOLDER / "leaderboard.toml").read_text())["line"]]


def won(line: Line) -> int:
    """How many games the player of a line wins when they are played again."""
    rules = agreed(line.game, {})
    [other] = [side for side in rules.sides if side != line.seat]
    if line.player.endswith(WEIGHTS):
        policy = Policy.load(FOLDER / line.player)
        opponents = {seat: line.opponent for seat in rules.seats if rules.side(seat) == other}
        share = policy.share(line.game, line.seat, games=line.games, seed=line.seed, opponents=opponents)
        return round(share * line.games)
    first_is_ours = rules.sides[0] == line.seat
    lineup = Lineup(line.player, line.opponent) if first_is_ours else Lineup(line.opponent, line.player)
    results = map(numbered_game.play, schedule.games(rules, str(line.seed), [lineup], line.games))
    return sum(result.winner == line.seat for result in results)


def described(line: Line) -> str:
    low, high = wilson(line.won, line.games)
    return (
        f"{line.game}, {line.seat}: {line.player} won {line.won} of {line.games} "
        f"against {line.opponent}, seed {line.seed}: "
        f"{line.won / line.games:.1%}, {low:.1%} to {high:.1%}"
    )


def main(numbers: list[int]) -> int:
    """Returns 1 where a line was not the same again."""
    listed, wrong = lines(), 0
    for number in numbers:
        again = won(listed[number])
        wrong |= again != listed[number].won
        print(f"{number}. {described(listed[number])}; again {again}")
    if not numbers:
        print("\n".join(f"{number}. {described(line)}" for number, line in enumerate(listed)))
    return int(wrong)


if __name__ == "__main__":
    arguments = ArgumentParser(description="List the leaderboard, or play some of its lines again.")
    arguments.add_argument("number", nargs="*", type=int, help="a line to play again")
    chosen = arguments.parse_args().number
    if any(number not in range(len(lines())) for number in chosen):
        arguments.error(f"the lines have the numbers 0 to {len(lines()) - 1}")
    sys.exit(main(chosen))
