"""Information set Monte Carlo tree search with one observer (SO-ISMCTS): a baseline from the literature.

Each iteration draws the secrets that the seat does not know. It descends one tree of small steps by upper confidence
bounds, over the actions that are legal with these secrets. It adds one node and plays a random playout to the end. In
the playout Jack leaves when he can, and only the last suspect is accused.
"""

from __future__ import annotations

from itertools import combinations
from math import log, sqrt
from random import Random

from gaslamp.core.game import CHANCE, Seat
from gaslamp.games import mrjack
from gaslamp.games.mrjack.deduction import Belief, possible
from gaslamp.games.mrjack.kernel import Kernel, decode
from gaslamp.games.mrjack.kernel.search import IS_COMPILED
from gaslamp.games.mrjack.notation.names import letters
from gaslamp.games.mrjack.players.memory import Memory
from gaslamp.games.mrjack.rules.actions import Action
from gaslamp.games.mrjack.rules.board import CHARACTERS, EVERYONE, members
from gaslamp.games.mrjack.rules.view import View
from gaslamp.parts.player import Knowledge, Thinking

ROUNDS = 2000 if IS_COMPILED else 60
"""Iterations for one small step."""

SLICE = 50
"""Iterations between two checks of the clock."""

CURIOSITY = 0.7
"""The weight of exploration against exploitation."""


class Node:
    """The steps tried after a step, and the results for the player who made the step."""

    __slots__ = ("after", "met", "tries", "won")

    def __init__(self) -> None:
        self.after: dict[int, Node] = {}
        self.won = 0.0
        self.tries = 0
        self.met = 0


class Ismcts:
    def __init__(self) -> None:
        self._memory = Memory()

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Action:
        thinking.progress(0.0)
        worlds = [_kernel(known.view, secrets) for secrets in secrets(self._memory.recall(known))]
        root = Node()
        for done in range(ROUNDS):
            if done % SLICE == 0:
                thinking.progress(done / ROUNDS)
                if done and thinking.left < 0:
                    break
            _walk(root, rng.choice(worlds).copy(), rng)
        return decode(max(root.after, key=lambda number: root.after[number].tries))


def secrets(belief: Belief) -> list[str]:
    """Every deal that fits what the seat knows, as the last word of a position. All are equally likely."""
    found = []
    for jack in members(possible(belief)):
        unseen = members(EVERYONE & ~(1 << jack | belief.own))
        for cards in combinations(unseen, belief.hidden):
            hands = [letters(belief.own) or "-", letters(sum(1 << card for card in cards)) or "-"]
            if belief.seat == "detective":
                hands.reverse()
            found.append(f"J={letters(1 << CHARACTERS[jack])};j={hands[0]};d={hands[1]}")
    return found


def _kernel(view: View, secrets: str) -> Kernel:
    """One position that may be the true one."""
    kernel = Kernel()
    kernel.from_text(" ".join([*mrjack.write(view).split()[:-2], secrets]))
    return kernel


def _walk(node: Node, kernel: Kernel, rng: Random) -> None:
    path: list[tuple[Node, Seat]] = []
    new = False
    while not new and (seat := kernel.actor()) is not None:
        legal = kernel.legal()
        if seat == CHANCE:
            number = rng.choice(legal)
            new = number not in node.after
        else:
            fresh = [number for number in legal if number not in node.after]
            new = bool(fresh)
            number = rng.choice(fresh) if fresh else _promising(node, legal)
        kernel.apply(number)
        node = node.after.setdefault(number, Node())
        path.append((node, seat))
    kernel.playout(rng.getrandbits(62), sensible=True)
    outcome = kernel.outcome()
    assert outcome is not None, "a playout goes to the end"
    for step, seat in path:
        step.tries += 1
        step.won += seat in outcome.winners


def _promising(node: Node, legal: list[int]) -> int:
    """The step with the highest upper confidence bound. For each step only the visits where it was legal count."""
    best, top = legal[0], -1.0
    for number in legal:
        step = node.after[number]
        step.met += 1
        bound = step.won / step.tries + CURIOSITY * sqrt(log(step.met + step.tries) / step.tries)
        if bound > top:
            best, top = number, bound
    return best
