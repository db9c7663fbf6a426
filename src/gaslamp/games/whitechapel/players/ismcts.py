"""Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse), to measure by.

There is one tree for all worlds. Each round draws a world that fits what the seat knows, descends the tree by the
actions that are legal in that world, and then plays random actions with the compiled rules. The player knows only the
rules and the distance to the hideout. Before the hunt it chooses at random.
"""

import math
from dataclasses import dataclass, field
from random import Random
from typing import Any

from gaslamp.core.game import CHANCE, Seat
from gaslamp.games.whitechapel.kernel import Kernel, decode
from gaslamp.games.whitechapel.players.memory import Memory
from gaslamp.games.whitechapel.players.tables import WALKS
from gaslamp.games.whitechapel.players.worlds import Belief, Worlds
from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.public import JACK, Stage
from gaslamp.games.whitechapel.rules.secrets import known as blank
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.player import Knowledge, Thinking

ROUNDS = 120
_AHEAD = 60
"""Random actions after which the position is evaluated."""

_DARING = 0.7
_HUNT = (Stage.ESCAPE, Stage.HUNT, Stage.ACT)


@dataclass
class Node:
    wins: float = 0.0
    visits: int = 0
    there: int = 0  # how often it could have been chosen
    after: dict[int, "Node"] = field(default_factory=dict)


class Searcher:
    def __init__(self, seat: Seat, rounds: int = ROUNDS) -> None:
        self.is_jack = seat == JACK
        self.rounds = rounds
        self.memory = Memory(Belief.TRAILS, 96)

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        thinking.progress(0.0)
        view: View = known.view
        self.memory.follow(known.record)
        if len(known.choices) == 1 or view.public.stage not in _HUNT:
            return rng.choice(known.choices)
        worlds = None if self.is_jack else self.memory.worlds()
        root = Node()
        for number in range(self.rounds):
            self._round(root, _world(view, worlds, rng), view.public.night, rng)
            if number % 20 == 0:
                thinking.progress(number / self.rounds)
        best = max(root.after, key=lambda action: root.after[action].visits)
        return decode(best)

    def _round(self, root: Node, kernel: Kernel, night: int, rng: Random) -> None:
        node, path = root, [(root, True)]
        fresh = False
        while not fresh and (actor := kernel.actor()) is not None:
            if actor == CHANCE:
                kernel.apply(kernel.choose(rng.getrandbits(60)))
                continue
            legal = kernel.legal()
            new = [action for action in legal if action not in node.after]
            fresh = bool(new)
            action = rng.choice(new) if new else _upper(node, legal)
            for other in legal:
                if other in node.after:
                    node.after[other].there += 1
            node = node.after.setdefault(action, Node())
            path.append((node, actor == JACK))
            kernel.apply(action)
        jack = _judged(kernel, night, rng)
        for one, is_jack in path:
            one.visits += 1
            one.wins += jack if is_jack else 1 - jack


def _upper(node: Node, legal: list[int]) -> int:
    def bound(action: int) -> float:
        after = node.after[action]
        return after.wins / after.visits + _DARING * math.sqrt(math.log(max(after.there, 2)) / after.visits)

    return max(legal, key=bound)


def _world(view: View, worlds: Worlds | None, rng: Random) -> Kernel:
    """A whole position that fits the view. In the hunt nothing is hidden from Jack."""
    if worlds is None:
        return Kernel(blank(view))
    one = rng.randrange(len(worlds))
    now, home = int(worlds.now[one]), int(worlds.home[one])
    row = [circle for circle in worlds.seen[one].nonzero()[0].tolist() if circle != now]
    # Answers depend on the circles of the row and on its end, not on their order. A crime scene fills the rest.
    length = len(view.public.track) + 1
    scene = members(view.public.murders)[0]
    trail = ([scene] * length + row)[-(length - 1) :] if length > 1 else []
    return Kernel(blank(view)._replace(hideout=home, trail=(*trail, now)))


def _judged(kernel: Kernel, night: int, rng: Random) -> float:
    """How good the end is for Jack: 1 if he gets home tonight, 0 if he is caught, else by his distance from home."""
    for _ in range(_AHEAD):
        if kernel.actor() is None:
            break
        kernel.apply(kernel.choose(rng.getrandbits(60)))
        state = kernel.store() if kernel.actor() == JACK else None
        if state is not None and state.public.night > night:
            return 1.0
    outcome = kernel.outcome()
    if outcome is not None:
        return float(JACK in outcome.winners)
    state = kernel.store()
    if not state.trail:
        return 1.0
    return 0.8 * math.exp(-float(WALKS[state.trail[-1], state.hideout]) / 5)
