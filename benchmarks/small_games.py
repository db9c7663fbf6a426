"""Values and exploitability of the small games: `python benchmarks/small_games.py [GAME ...]`; see docs/benchmark.md.

The tree of a game is walked once, by its rules, and given to OpenSpiel as an EFG, so that its solvers in C++ can be
used. The value is that of the average policy; it is at most twice the exploitability away from the game's.
"""

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pyspiel

from gaslamp.core.game import CHANCE, Seat
from gaslamp.games.registry import named

GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "small-mrjack": ("small-mrjack", {}),
    "small-mrjack rounds=2": ("small-mrjack", {"rounds": "2"}),
    "small-whitechapel": ("small-whitechapel", {}),
    "small-whitechapel moves=3": ("small-whitechapel", {"moves": "3"}),
}
Averages = dict[str, list[tuple[int, float]]]

CFR_ITERATIONS = (10, 100, 1_000)
MCCFR_ITERATIONS = (1_000, 10_000, 100_000)
SEED = 1888


def tree(name: str) -> Any:
    """The game as OpenSpiel's own EFG."""
    game, options = GAMES[name]
    return pyspiel.load_efg_game("\n".join(Efg(named(game)).lines(options)))


class Efg:
    """The tree of a game as text, a line for each position.

    Positions are in one information set of a seat if it has seen the same actions on the way to them.
    """

    def __init__(self, game: Any) -> None:
        self._game = game
        self._sets: dict[Seat, dict[tuple[str, ...], int]] = {}
        self._next = cache(self._steps)  # a game comes to the same position in many ways

    def lines(self, options: dict[str, str]) -> Iterator[str]:
        state = self._game.start(options)
        seats = self._game.seats(state)
        yield f'EFG 2 R "{self._game.NAME}" {{ {" ".join(map(quoted, seats))} }}'
        yield from self._below(state, dict.fromkeys(seats, ()))

    def _below(self, state: Any, seen: dict[Seat, tuple[str, ...]]) -> Iterator[str]:
        game, seats = self._game, list(seen)
        if (outcome := game.outcome(state)) is not None:
            gains = " ".join("1" if seat in outcome.winners else "-1" for seat in seats)
            yield f't "" 1 "" {{ {gains} }}'
            return
        actor, steps = game.actor(state), self._next(state)
        texts = [quoted(text) for text, *_ in steps]
        if actor == CHANCE:
            chances = " ".join(f"{text} {float(odds)}" for text, odds in zip(texts, game.odds(state), strict=True))
            yield f'c "" 1 "" {{ {chances} }} 0'
        else:
            known = self._sets.setdefault(actor, {})
            number = known.setdefault(seen[actor], len(known)) + 1
            yield f'p "" {seats.index(actor) + 1} {number} "{actor} {number}" {{ {" ".join(texts)} }} 0'
        for _, shown, after in steps:
            yield from self._below(after, {seat: (*seen[seat], shown[seat]) for seat in seats})

    def _steps(self, state: Any) -> list[tuple[str, dict[Seat, str], Any]]:
        """Each action as text, as each seat sees it, and the position after it."""
        game = self._game
        return [
            (
                game.write(action),
                {seat: game.write(game.seen(state, action, seat)) for seat in game.seats(state)},
                game.apply(state, action),
            )
            for action in game.legal(state)
        ]


def quoted(text: str) -> str:
    return f'"{text}"'


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
