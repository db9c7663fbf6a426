"""Values and exploitability of the small games: `python benchmarks/small_games.py [GAME ...]`; see docs/benchmark.md.

The tree of a game is walked once and given to OpenSpiel as an EFG, so that its solvers in C++ can be used. The value is
that of the average policy of CFR+; it is at most twice the exploitability away from the game's.
"""

import sys
from collections.abc import Iterator
from typing import Any

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

import gaslamp.adapters.open_spiel  # noqa: F401  (registers the games)

GAMES = {
    "small-mrjack": "python_gaslamp_small_mrjack",
    "small-mrjack rounds=2": "python_gaslamp_small_mrjack(rounds=2)",
    "small-whitechapel": "python_gaslamp_small_whitechapel",
    "small-whitechapel moves=3": "python_gaslamp_small_whitechapel(moves=3)",
}
Averages = dict[str, list[tuple[int, float]]]

CFR_ITERATIONS = (10, 100, 1_000)
MCCFR_ITERATIONS = (1_000, 10_000, 100_000)
SEED = 1888


def tree(name: str) -> Any:
    """The game as OpenSpiel's own EFG."""
    return pyspiel.load_efg_game(export_gambit(pyspiel.load_game(GAMES[name])))


def curve(game: Any, solver: Any, iterate: Any, marks: tuple[int, ...]) -> Iterator[tuple[int, float, float]]:
    """Iterations, the value for the first player and the exploitability of the average policy."""
    done = 0
    for mark in marks:
        for _ in range(mark - done):
            iterate()
        done = mark
        policy = pyspiel.TabularPolicy(averages(game.new_initial_state(), solver.average_policy(), {}))
        value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
        yield mark, value, pyspiel.exploitability(game, policy)


def averages(state: Any, policy: Any, known: Averages) -> Averages:
    """By information state. Sampling may not have come to some of them: there all actions are equally likely."""
    if state.is_player_node() and (name := state.information_state_string()) not in known:
        even = [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]
        try:
            known[name] = sorted(policy.get_state_policy(state)) or even
        except pyspiel.SpielError:
            known[name] = even
    for action in state.legal_actions():
        averages(state.child(action), policy, known)
    return known


def cfr_plus(game: Any, marks: tuple[int, ...] = CFR_ITERATIONS) -> Iterator[tuple[int, float, float]]:
    solver = pyspiel.CFRPlusSolver(game)
    return curve(game, solver, solver.evaluate_and_update_policy, marks)


def mccfr(game: Any, marks: tuple[int, ...] = MCCFR_ITERATIONS) -> Iterator[tuple[int, float, float]]:
    """External sampling."""
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, SEED, pyspiel.MCCFRAverageType.SIMPLE)
    return curve(game, solver, solver.run_iteration, marks)


def main(names: list[str]) -> None:
    for name in names or GAMES:
        game = tree(name)
        for solver, points in (("CFR+", cfr_plus(game)), ("MCCFR", mccfr(game))):
            for iterations, value, exploitable in points:
                print(f"| {name} | {solver} | {iterations:,} | {value:+.6f} | {exploitable:.6f} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
